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
  shownChars: 12,
  nameMaxChars: 60,
  perWorkspace: 50,
  days: [30, 90, 365, null],
  overlapHours: 24,
} as const;

export type KeyState = 'active' | 'replaced' | 'expired';

export interface ApiKey {
  id: string;
  name: string;
  start: string;
  scopes: KeyScope[];
  /** `replaced`: works until `expiresAt`, within a day. */
  state: KeyState;
  makerName: string;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
}
export interface CreateKeyRequest {
  name: string;
  scopes: KeyScope[];
  days: (typeof API_KEY.days)[number];
}
export interface CreatedKey extends ApiKey {
  key: string;
}
