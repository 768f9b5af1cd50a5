/** Days after which a public link ends by itself; null: only when it is revoked. Every plan may share. */
export const SHARE_DAYS = [7, 30, null] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

export function isShareDays(value: unknown): value is ShareDays {
  return (SHARE_DAYS as readonly unknown[]).includes(value);
}

/** Where a shared piece is read, by anyone who has the address; a page of its own, outside the app. */
export const SHARE_PAGE = '/s/:token';

/** Body of `POST …/pieces/:format/shares`. */
export interface ShareRequest {
  days: ShareDays;
}
/** A public link of a piece that is still good. It shows one version, until it is moved to the newest. */
export interface ShareLink {
  id: string;
  url: string;
  version: number;
  /** Whether that is what the piece says now. */
  isNewest: boolean;
  createdAt: string;
  /** Null: never. */
  expiresAt: string | null;
}
