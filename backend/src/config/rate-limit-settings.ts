import { API_LIMITS } from '@repurpose/contract';

/** Points per window; the login limits count failures only. */
export const RATE_LIMITS = {
  loginPerAccountAndIp: { points: 10, seconds: 900 },
  loginPerIp: { points: 50, seconds: 900 },
  /** After this many failures of one account, each address gets `loginPerIpOnceAttacked` for the day. */
  loginPerAccountAndDay: { points: 100, seconds: 86_400 },
  loginPerIpOnceAttacked: { points: 2, seconds: 86_400 },
  registerPerIp: { points: 60, seconds: 3_600 },
  /** Of one network: 256 neighbouring IPv4 addresses, or one customer's /48. */
  registerPerNetworkAndDay: { points: 200, seconds: 86_400 },
  /** Requested mails per address. */
  mailPerAddress: { points: 3, seconds: 3_600 },
  /** Of these, invitations: the rest stays for the person's own. */
  invitationMailPerAddress: { points: 2, seconds: 3_600 },
  mailPerIp: { points: 30, seconds: 900 },
  /** Invitations by mail of one account. */
  invitationMailPerUser: { points: 60, seconds: 86_400 },
  identityPerIp: { points: 300, seconds: 900 },
  uploadPerUser: { points: 120, seconds: 900 },
  /** The page saves at most once in 1.5 s of typing; each save is checked against the source. */
  editPerUser: { points: 90, seconds: 60 },
  sharePerUser: { points: 60, seconds: 900 },
  /** A whole office may share one address. */
  sharePagePerIp: { points: 300, seconds: 300 },
  /** Looking at and accepting invitations; a whole office may stand behind one address. */
  invitationPerIp: { points: 300, seconds: 900 },
  exportPerUser: { points: 10, seconds: 900 },
  /** Calls of the public API; told in its documentation. */
  apiPerKey: { points: API_LIMITS.perKey, seconds: API_LIMITS.windowSeconds },
  apiPerAccount: { points: API_LIMITS.perAccount, seconds: API_LIMITS.windowSeconds },
} as const;
