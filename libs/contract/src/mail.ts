/** Test mode only. */
export const INBOX_PAGE = '/dev/mail';

export interface PasswordResetRequest {
  email: string;
}
export interface AddressLinkRequest {
  token: string;
}
export interface ResetPasswordRequest extends AddressLinkRequest {
  password: string;
}
export interface ChangeAddressRequest extends PasswordResetRequest {
  password: string;
}
export interface AccountAddress {
  email: string;
  isProven: boolean;
}
