import { type FirebaseSyncRequest, LIMITS } from '@repurpose/contract';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsText, orError } from '../../../http/contract.pipe.js';
import { IsAddress } from '../../users/address.js';

export class FirebaseSyncDto implements FirebaseSyncRequest {
  @IsAddress()
  email: string;

  @IsString(orError('IDENTITY_MISMATCH'))
  @IsNotEmpty(orError('IDENTITY_MISMATCH'))
  @MaxLength(LIMITS.firebaseUidChars, orError('IDENTITY_MISMATCH'))
  firebaseUid: string;

  @IsOptional()
  @IsText(LIMITS.profileChars, orError('USERNAME_INVALID'))
  username: string;

  @IsOptional()
  @IsText(LIMITS.profileChars, orError('BAD_REQUEST'))
  profileImageUrl: string;
}
