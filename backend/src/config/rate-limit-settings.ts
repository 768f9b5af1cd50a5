import { API_LIMITS } from '@repurpose/contract';

/** `code`: default TOO_MANY_REQUESTS. Logins are counted before the password is checked, and given back if it is right. */
export const RATE_LIMITS = {
  loginPerAccountAndIp: { name: 'login-account', points: 10, seconds: 900, code: 'TOO_MANY_LOGINS' },
  loginPerIp: { name: 'login-address', points: 50, seconds: 900, code: 'TOO_MANY_LOGINS' },
  /** Beyond this, each IP address gets `loginPerIpOnceAttacked` for this account and day. */
  loginPerAccountAndDay: { name: 'login-day', points: 100, seconds: 86_400, code: 'TOO_MANY_LOGINS' },
  loginPerIpOnceAttacked: { name: 'login-attacked', points: 2, seconds: 86_400, code: 'TOO_MANY_LOGINS' },
  registerPerIp: { name: 'register', points: 60, seconds: 3_600 },
  registerPerNetworkAndDay: { name: 'register-network', points: 200, seconds: 86_400 },
  mailPerAddress: { name: 'mail-address', points: 3, seconds: 3_600, code: 'TOO_MANY_MAILS' },
  /** Less than `mailPerAddress`: others cannot use up a person's own mails. */
  invitationMailPerAddress: { name: 'invitation-address', points: 2, seconds: 3_600, code: 'TOO_MANY_MAILS' },
  mailPerIp: { name: 'mail-ip', points: 30, seconds: 900 },
  invitationMailPerUser: { name: 'invitation-user', points: 60, seconds: 86_400 },
  identityPerIp: { name: 'identity', points: 300, seconds: 900 },
  uploadPerUser: { name: 'upload', points: 120, seconds: 900, code: 'TOO_MANY_UPLOADS' },
  /** The page saves at most every 1.5 s, and each save is checked against the source. */
  editPerUser: { name: 'edit', points: 90, seconds: 60 },
  sharePerUser: { name: 'share', points: 60, seconds: 900 },
  /** An office may share one address. */
  sharePagePerIp: { name: 'share-page', points: 300, seconds: 300 },
  invitationPerIp: { name: 'invitation', points: 300, seconds: 900 },
  exportPerUser: { name: 'export', points: 10, seconds: 900 },
  apiPerKey: { name: 'api-key', points: API_LIMITS.perKey, seconds: API_LIMITS.windowSeconds },
  apiPerAccount: { name: 'api-account', points: API_LIMITS.perAccount, seconds: API_LIMITS.windowSeconds },
} as const;
