import type { FirebaseSyncRequest } from '@repurpose/contract';
import { Allow } from 'class-validator';
import { Rule } from '../../../http/contract.pipe.js';
import { isAddress } from '../auth.dto.js';

/** Body of both identity calls. Address and uid must be the token's; name and picture are cleaned, never refused. */
export class FirebaseSyncDto implements FirebaseSyncRequest {
  @Rule('EMAIL_INVALID', isAddress)
  email: string;

  @Rule('IDENTITY_MISMATCH', (value) => typeof value === 'string' && value !== '')
  firebaseUid: string;

  @Allow()
  username: string;

  @Allow()
  profileImageUrl: string;
}
