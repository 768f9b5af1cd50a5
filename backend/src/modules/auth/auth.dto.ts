import {
  type ChangePasswordRequest,
  type DeleteAccountRequest,
  LIMITS,
  type LoginRequest,
  type RegisterRequest,
} from '@repurpose/contract';
import { isEmail } from 'class-validator';
import { Rule } from '../../http/contract.pipe.js';

const CONTROL = /\p{Cc}/u;
const isString = (value: unknown): value is string => typeof value === 'string';

/** Blanks around an address are forgiven; control characters anywhere are not. */
export const isAddress = (value: unknown): boolean =>
  isString(value) &&
  value.length <= LIMITS.emailMaxChars &&
  !CONTROL.test(value) &&
  isEmail(value.trim().normalize('NFC'));

const isLongEnough = (value: unknown) => isString(value) && value.length >= LIMITS.passwordMinChars;
const isNotTooLong = (value: unknown) => !isString(value) || value.length <= LIMITS.passwordMaxChars;
/** Blanks around a name are forgiven, but not without end. */
const MAX_RAW_NAME_CHARS = LIMITS.usernameMaxChars * 2;
const isName = (value: unknown) =>
  isString(value) && (value.length > MAX_RAW_NAME_CHARS || value.trim().length >= LIMITS.usernameMinChars);
const isPlainName = (value: unknown) =>
  !isString(value) ||
  (value.length <= MAX_RAW_NAME_CHARS &&
    value.trim().length <= LIMITS.usernameMaxChars &&
    !CONTROL.test(value) &&
    value.isWellFormed());

export class LoginDto implements LoginRequest {
  @Rule('EMAIL_INVALID', isAddress)
  email: string;

  @Rule('PASSWORD_SHORT', isLongEnough)
  @Rule('PASSWORD_LONG', isNotTooLong)
  password: string;
}

export class RegisterDto implements RegisterRequest {
  @Rule('EMAIL_INVALID', isAddress)
  email: string;

  @Rule('PASSWORD_SHORT', isLongEnough)
  @Rule('PASSWORD_LONG', isNotTooLong)
  password: string;

  @Rule('USERNAME_SHORT', isName)
  @Rule('USERNAME_INVALID', isPlainName)
  username: string;
}

export class ChangePasswordDto implements ChangePasswordRequest {
  @Rule('PASSWORD_SHORT', isLongEnough)
  @Rule('PASSWORD_LONG', isNotTooLong)
  currentPassword: string;

  @Rule('PASSWORD_SHORT', isLongEnough)
  @Rule('PASSWORD_LONG', isNotTooLong)
  newPassword: string;
}

export class DeleteAccountDto implements DeleteAccountRequest {
  @Rule('PASSWORD_REQUIRED', (value) => value === undefined || isString(value))
  @Rule('PASSWORD_LONG', isNotTooLong)
  password?: string;
}
