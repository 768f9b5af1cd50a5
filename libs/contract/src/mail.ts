/** Test mode only. */
export const INBOX_PAGE = '/dev/mail';

export interface PasswordResetRequest {
  email: string;
}
export interface ResetPasswordRequest {
  token: string;
  password: string;
}
export interface AddressLinkRequest {
  token: string;
}
export interface ChangeAddressRequest {
  email: string;
  password: string;
}
export interface AccountAddress {
  email: string;
  isProven: boolean;
}
