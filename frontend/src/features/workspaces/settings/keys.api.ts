import { API, type ApiKey, type CreatedKey, type CreateKeyRequest } from '@repurpose/contract';
import { api } from '../../../shared/api/api.js';
import { callAt } from '../../../shared/api/call-at.js';

type OfKey = {
  workspaceId: string;
  keyId: string;
};

const keysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getKeys: build.query<ApiKey[], string>({
      query: (workspaceId) => callAt(API.keys, { workspaceId }),
      providesTags: ['Keys'],
    }),
    createKey: build.mutation<CreatedKey, { workspaceId: string; request: CreateKeyRequest }>({
      query: ({ workspaceId, request }) => ({ ...callAt(API.createKey, { workspaceId }), body: request }),
      invalidatesTags: ['Keys'],
    }),
    rotateKey: build.mutation<CreatedKey, OfKey>({
      query: (ids) => callAt(API.rotateKey, ids),
      invalidatesTags: ['Keys'],
    }),
    revokeKey: build.mutation<null, OfKey>({
      query: (ids) => callAt(API.revokeKey, ids),
      invalidatesTags: ['Keys'],
    }),
  }),
});

export const { useGetKeysQuery, useCreateKeyMutation, useRotateKeyMutation, useRevokeKeyMutation } = keysApi;
