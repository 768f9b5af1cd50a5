import {
  type AddressLinkRequest,
  type ChangeAddressRequest,
  LIMITS,
  type PasswordResetRequest,
  type ResetPasswordRequest,
} from '@repurpose/contract';
import { IsString, Matches } from 'class-validator';
import { orError } from '../../../http/contract.pipe.js';
import { IsAddress } from '../../users/address.js';
import { IsPassword } from '../auth.dto.js';

const TOKEN = new RegExp(`^[\\w-]{${LIMITS.linkTokenChars}}$`);

export class PasswordResetDto implements PasswordResetRequest {
  @IsAddress()
  email: string;
}

export class AddressLinkDto implements AddressLinkRequest {
  @IsString(orError('LINK_INVALID'))
  @Matches(TOKEN, orError('LINK_INVALID'))
  token: string;
}

export class ResetPasswordDto extends AddressLinkDto implements ResetPasswordRequest {
  @IsPassword()
  password: string;
}

export class ChangeAddressDto implements ChangeAddressRequest {
  @IsAddress()
  email: string;

  @IsPassword()
  password: string;
}
