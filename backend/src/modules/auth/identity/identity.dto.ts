import { type FirebaseSyncRequest, LIMITS } from '@repurpose/contract';
import { Rule } from '../../../http/contract.pipe.js';
import { isAddress } from '../auth.dto.js';

const isUid = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= LIMITS.firebaseUidChars;
/** Anything but a text is ignored. */
const isShort = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.length <= LIMITS.profileChars);

/** Body of both identity calls. Address and uid must be the token's; name and picture are cleaned, and refused only without bound. */
export class FirebaseSyncDto implements FirebaseSyncRequest {
  @Rule('EMAIL_INVALID', isAddress)
  email: string;

  @Rule('IDENTITY_MISMATCH', isUid)
  firebaseUid: string;

  @Rule('USERNAME_INVALID', isShort)
  username: string;

  @Rule('BAD_REQUEST', isShort)
  profileImageUrl: string;
}
