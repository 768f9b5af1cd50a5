import { API, type ApiKey, type CreatedKey, type CreateKeyRequest } from '@repurpose/contract';
import { api } from '../../../shared/api/api.js';
import { changing, reading } from '../../../shared/api/calling.js';

type OfKey = { workspaceId: string; keyId: string };

export const keysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getKeys: build.query<ApiKey[], { workspaceId: string }>(reading(API.keys, 'Keys')),
    createKey: build.mutation<CreatedKey, { workspaceId: string; body: CreateKeyRequest }>(
      changing(API.createKey, 'Keys'),
    ),
    rotateKey: build.mutation<CreatedKey, OfKey>(changing(API.rotateKey, 'Keys')),
    revokeKey: build.mutation<null, OfKey>(changing(API.revokeKey, 'Keys')),
  }),
});
