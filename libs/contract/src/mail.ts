/** Where test mode shows the mails that were sent. */
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
/** `GET /api/address`. */
export interface AccountAddress {
  email: string;
  isProven: boolean;
}
