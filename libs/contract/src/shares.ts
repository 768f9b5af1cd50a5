export const SHARE_DAYS = [7, 30, null] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

export const SHARE_PAGE = '/s/:token';

export interface ShareRequest {
  days: ShareDays;
}
/** Shows one version until the user moves it to the newest. */
export interface ShareLink {
  id: string;
  url: string;
  version: number;
  isNewest: boolean;
  createdAt: string;
  expiresAt: string | null;
}
