import { type ShareDays, type ShareLink, API } from '@repurpose/contract';
import type { OutputAt } from '../../repurpose.api.js';
import { api } from '../../../../shared/api/api.js';
import { changing, reading } from '../../../../shared/api/calling.js';

type LinkAt = OutputAt & { shareId: string };

export const sharesApi = api.enhanceEndpoints({ addTagTypes: ['Shares'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Never cached: an edit makes the links outdated. */
    getShares: build.query<ShareLink[], OutputAt>({ ...reading(API.shares, 'Shares'), keepUnusedDataFor: 0 }),
    createShare: build.mutation<ShareLink, OutputAt & { body: { days: ShareDays } }>(
      changing(API.createShare, 'Shares'),
    ),
    updateShare: build.mutation<ShareLink, LinkAt>(changing(API.updateShare, 'Shares')),
    revokeShare: build.mutation<unknown, LinkAt>(changing(API.revokeShare, 'Shares')),
  }),
});
