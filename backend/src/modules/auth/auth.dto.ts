import {
  type ChangePasswordRequest,
  type DeleteAccountRequest,
  LIMITS,
  type LoginRequest,
  type RegisterRequest,
} from '@repurpose/contract';
import { applyDecorators } from '@nestjs/common';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { IsAddress } from '../users/address.js';
import { visibleChars } from '../users/username.js';
import { IfPresent, orError, Satisfies } from '../../http/contract.pipe.js';

const NO_CONTROL = /^\P{Cc}*$/u;
const MAX_RAW_NAME_CHARS = LIMITS.usernameMaxChars * 2;
const isTooLong = (name: unknown): boolean => String(name).length > MAX_RAW_NAME_CHARS;
const trimmedLength = (value: unknown): number => (typeof value === 'string' ? value.trim().length : 0);

export const IsPassword = (): PropertyDecorator =>
  applyDecorators(
    IsString(orError('PASSWORD_SHORT')),
    MaxLength(LIMITS.passwordMaxChars, orError('PASSWORD_LONG')),
    MinLength(LIMITS.passwordMinChars, orError('PASSWORD_SHORT')),
  );

export class LoginDto implements LoginRequest {
  @IsAddress()
  email: string;

  @IsPassword()
  password: string;
}

export class RegisterDto implements RegisterRequest {
  @IsAddress()
  email: string;

  @IsPassword()
  password: string;

  @IsString(orError('USERNAME_SHORT'))
  @MaxLength(MAX_RAW_NAME_CHARS, orError('USERNAME_INVALID'))
  @Satisfies(
    'minVisible',
    (name) => isTooLong(name) || visibleChars(String(name)) >= LIMITS.usernameMinChars,
    orError('USERNAME_SHORT'),
  )
  @Satisfies(
    'maxTrimmed',
    (name) => trimmedLength(name) <= LIMITS.usernameMaxChars,
    orError('USERNAME_INVALID'),
  )
  @Matches(NO_CONTROL, orError('USERNAME_INVALID'))
  @Satisfies('isWellFormed', (name) => String(name).isWellFormed(), orError('USERNAME_INVALID'))
  username: string;
}

export class ChangePasswordDto implements ChangePasswordRequest {
  @IsPassword()
  currentPassword: string;

  @IsPassword()
  newPassword: string;
}

export class DeleteAccountDto implements DeleteAccountRequest {
  @IfPresent()
  @IsString(orError('PASSWORD_REQUIRED'))
  @MaxLength(LIMITS.passwordMaxChars, orError('PASSWORD_LONG'))
  password?: string;
}
