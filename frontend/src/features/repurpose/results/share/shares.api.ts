import { API, type ShareDays, type ShareLink } from '@repurpose/contract';
import { api } from '../../../../shared/api/api.js';
import { outputCall, type OutputAt } from '../../output-call.js';

type LinkAt = OutputAt & { shareId: string };

const sharesApi = api.enhanceEndpoints({ addTagTypes: ['Shares'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Never cached: an edit makes the links outdated. */
    getShares: build.query<ShareLink[], OutputAt>({
      query: (output) => outputCall(API.shares, output),
      keepUnusedDataFor: 0,
      providesTags: ['Shares'],
    }),
    createShare: build.mutation<ShareLink, OutputAt & { days: ShareDays }>({
      query: ({ days, ...output }) => ({ ...outputCall(API.createShare, output), body: { days } }),
      invalidatesTags: ['Shares'],
    }),
    updateShare: build.mutation<ShareLink, LinkAt>({
      query: (link) => outputCall(API.updateShare, link),
      invalidatesTags: ['Shares'],
    }),
    revokeShare: build.mutation<unknown, LinkAt>({
      query: (link) => outputCall(API.revokeShare, link),
      invalidatesTags: ['Shares'],
    }),
  }),
});

export const { useGetSharesQuery, useCreateShareMutation, useUpdateShareMutation, useRevokeShareMutation } =
  sharesApi;
