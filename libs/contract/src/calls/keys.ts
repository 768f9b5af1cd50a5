/** What a key may be used for. */
export const KEY_SCOPES = {
  transform: 'Write texts and check them',
  'transformations:read': 'Read transformations',
  'credits:read': 'Read plan and credits',
  'voices:read': 'Read brand voices',
} as const;
export type KeyScope = keyof typeof KEY_SCOPES;
export const KEY_SCOPE_KEYS = Object.keys(KEY_SCOPES) as readonly KeyScope[];

export const API_KEY = {
  prefix: 'rp_live_',
  /** Its first characters, which are shown. */
  shownChars: 12,
  nameMaxChars: 60,
  /** Valid ones of a workspace. */
  perWorkspace: 50,
  /** For how long a key can be made; null: until it is revoked. */
  days: [30, 90, 365, null],
  /** A replaced key works for this long. */
  overlapHours: 24,
} as const;

export type KeyState = 'active' | 'replaced' | 'expired';

/** A row of `GET …/keys`, newest first; revoked keys are left out. */
export interface ApiKey {
  id: string;
  name: string;
  /** Its first characters. */
  start: string;
  scopes: KeyScope[];
  /** `replaced`: works until `expiresAt`, within a day. */
  state: KeyState;
  makerName: string;
  createdAt: string;
  /** Null: until it is revoked. */
  expiresAt: string | null;
  /** To the minute. */
  lastUsedAt: string | null;
}
export interface CreateKeyRequest {
  name: string;
  scopes: KeyScope[];
  days: (typeof API_KEY.days)[number];
}
/** The only answer that has the key itself. */
export interface CreatedKey extends ApiKey {
  key: string;
}
