import { API, type FormatKey, type ShareDays, type ShareLink } from '@repurpose/contract';
import { api } from '../../../../shared/api/api.js';
import { inWorkspace } from '../../../../shared/workspace/in-workspace.js';

export interface PieceAt {
  transformationId: string;
  format: FormatKey;
  /** Null: the default workspace. */
  workspaceId: string | null;
}
type LinkAt = PieceAt & { shareId: string };

const at = (
  { method, path }: { method: string; path: string },
  { transformationId, format, workspaceId }: PieceAt,
  shareId = '',
) => ({
  method,
  path: inWorkspace(
    path
      .replace(':id', encodeURIComponent(transformationId))
      .replace(':format', format)
      .replace(':shareId', encodeURIComponent(shareId)),
    workspaceId,
  ),
});

/** The calls of a piece's public links. */
const sharesApi = api.enhanceEndpoints({ addTagTypes: ['Shares'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Never cached: an edit of the output leaves its links behind. */
    getShares: build.query<ShareLink[], PieceAt>({
      query: (piece) => at(API.shares, piece),
      keepUnusedDataFor: 0,
      providesTags: ['Shares'],
    }),
    createShare: build.mutation<ShareLink, PieceAt & { days: ShareDays }>({
      query: ({ days, ...piece }) => ({ ...at(API.createShare, piece), body: { days } }),
      invalidatesTags: ['Shares'],
    }),
    updateShare: build.mutation<ShareLink, LinkAt>({
      query: ({ shareId, ...piece }) => at(API.updateShare, piece, shareId),
      invalidatesTags: ['Shares'],
    }),
    revokeShare: build.mutation<unknown, LinkAt>({
      query: ({ shareId, ...piece }) => at(API.revokeShare, piece, shareId),
      invalidatesTags: ['Shares'],
    }),
  }),
});

export const { useGetSharesQuery, useCreateShareMutation, useUpdateShareMutation, useRevokeShareMutation } =
  sharesApi;
