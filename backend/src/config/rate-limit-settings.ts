import { API_LIMITS } from '@repurpose/contract';

/** Points per window. Login limits count only failures. */
export const RATE_LIMITS = {
  loginPerAccountAndIp: { points: 10, seconds: 900 },
  loginPerIp: { points: 50, seconds: 900 },
  /** Beyond this, each network address gets `loginPerIpOnceAttacked` for the day. */
  loginPerAccountAndDay: { points: 100, seconds: 86_400 },
  loginPerIpOnceAttacked: { points: 2, seconds: 86_400 },
  registerPerIp: { points: 60, seconds: 3_600 },
  registerPerNetworkAndDay: { points: 200, seconds: 86_400 },
  mailPerAddress: { points: 3, seconds: 3_600 },
  /** Less than `mailPerAddress`: others cannot use up a person's own mails. */
  invitationMailPerAddress: { points: 2, seconds: 3_600 },
  mailPerIp: { points: 30, seconds: 900 },
  invitationMailPerUser: { points: 60, seconds: 86_400 },
  identityPerIp: { points: 300, seconds: 900 },
  uploadPerUser: { points: 120, seconds: 900 },
  /** The page saves at most every 1.5 s, and each save is checked against the source. */
  editPerUser: { points: 90, seconds: 60 },
  sharePerUser: { points: 60, seconds: 900 },
  /** An office may share one address. */
  sharePagePerIp: { points: 300, seconds: 300 },
  invitationPerIp: { points: 300, seconds: 900 },
  exportPerUser: { points: 10, seconds: 900 },
  apiPerKey: { points: API_LIMITS.perKey, seconds: API_LIMITS.windowSeconds },
  apiPerAccount: { points: API_LIMITS.perAccount, seconds: API_LIMITS.windowSeconds },
} as const;
