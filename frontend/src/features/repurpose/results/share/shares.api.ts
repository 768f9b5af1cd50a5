import { API, type ShareDays, type ShareLink } from '@repurpose/contract';
import { api } from '../../../../shared/api/api.js';
import { calling } from '../../../../shared/api/calling.js';
import type { OutputAt } from '../../repurpose.api.js';

type LinkAt = OutputAt & { shareId: string };

const sharesApi = api.enhanceEndpoints({ addTagTypes: ['Shares'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Never cached: an edit makes the links outdated. */
    getShares: build.query<ShareLink[], OutputAt>({
      query: calling(API.shares),
      keepUnusedDataFor: 0,
      providesTags: ['Shares'],
    }),
    createShare: build.mutation<ShareLink, OutputAt & { body: { days: ShareDays } }>({
      query: calling(API.createShare),
      invalidatesTags: ['Shares'],
    }),
    updateShare: build.mutation<ShareLink, LinkAt>({
      query: calling(API.updateShare),
      invalidatesTags: ['Shares'],
    }),
    revokeShare: build.mutation<unknown, LinkAt>({
      query: calling(API.revokeShare),
      invalidatesTags: ['Shares'],
    }),
  }),
});

export const { useGetSharesQuery, useCreateShareMutation, useUpdateShareMutation, useRevokeShareMutation } =
  sharesApi;
