import { API, type ApiKey, type CreatedKey, type CreateKeyRequest } from '@repurpose/contract';
import { api } from '../../../shared/api/api.js';
import { calling } from '../../../shared/api/calling.js';

type OfKey = { workspaceId: string; keyId: string };

const keysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getKeys: build.query<ApiKey[], { workspaceId: string }>({
      query: calling(API.keys),
      providesTags: ['Keys'],
    }),
    createKey: build.mutation<CreatedKey, { workspaceId: string; body: CreateKeyRequest }>({
      query: calling(API.createKey),
      invalidatesTags: ['Keys'],
    }),
    rotateKey: build.mutation<CreatedKey, OfKey>({
      query: calling(API.rotateKey),
      invalidatesTags: ['Keys'],
    }),
    revokeKey: build.mutation<null, OfKey>({ query: calling(API.revokeKey), invalidatesTags: ['Keys'] }),
  }),
});
export const { useGetKeysQuery, useCreateKeyMutation, useRotateKeyMutation, useRevokeKeyMutation } = keysApi;
