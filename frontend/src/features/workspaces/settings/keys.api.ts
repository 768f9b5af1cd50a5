import { API, type ApiKey, type CreatedKey, type CreateKeyRequest } from '@repurpose/contract';
import { api } from '../../../shared/api/api.js';

interface OfKey {
  workspaceId: string;
  keyId: string;
}
const pathOf = (path: string, workspaceId: string, keyId = ''): string =>
  path.replace(':workspaceId', workspaceId).replace(':keyId', keyId);

const keysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getKeys: build.query<ApiKey[], string>({
      query: (workspaceId) => ({ ...API.keys, path: pathOf(API.keys.path, workspaceId) }),
      providesTags: ['Keys'],
    }),
    createKey: build.mutation<CreatedKey, { workspaceId: string; request: CreateKeyRequest }>({
      query: ({ workspaceId, request }) => ({
        ...API.createKey,
        path: pathOf(API.createKey.path, workspaceId),
        body: request,
      }),
      invalidatesTags: ['Keys'],
    }),
    rotateKey: build.mutation<CreatedKey, OfKey>({
      query: ({ workspaceId, keyId }) => ({
        ...API.rotateKey,
        path: pathOf(API.rotateKey.path, workspaceId, keyId),
      }),
      invalidatesTags: ['Keys'],
    }),
    revokeKey: build.mutation<null, OfKey>({
      query: ({ workspaceId, keyId }) => ({
        ...API.revokeKey,
        path: pathOf(API.revokeKey.path, workspaceId, keyId),
      }),
      invalidatesTags: ['Keys'],
    }),
  }),
});

export const { useGetKeysQuery, useCreateKeyMutation, useRotateKeyMutation, useRevokeKeyMutation } = keysApi;
