import {
  type AccountAddress,
  API,
  type ChangeAddressRequest,
  type ChangePasswordRequest,
  type Credits,
  type DeleteAccountRequest,
  type FormatKey,
  type Notices,
  type TransformationDetail,
} from '@repurpose/contract';
import { api } from '../../shared/api/api.js';
import { calling, sending } from '../../shared/api/calling.js';

/** `workspaceId` null: the default workspace. */
export type TransformationAt = { id: string; workspaceId: string | null };
export type OutputAt = TransformationAt & { format: FormatKey };

export type OpenTransformation = Pick<
  TransformationDetail,
  'id' | 'status' | 'error' | 'formats' | 'request' | 'transformedContent' | 'failures' | 'checks' | 'drafts'
> & {
  /** Only of a past one. */
  createdAt?: string;
  /** Only if it was started on this page. */
  stream?: { state: 'running' | 'ended' } | { state: 'failed'; message: string; status: number };
  retrying?: FormatKey[];
};

/** Streams are in `run.api.ts`. */
export const repurposeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Its stream fills a running one (`run.api.ts`). A past one is read each time it is opened. */
    getTransformation: build.query<OpenTransformation, TransformationAt>({
      query: calling(API.transformation),
      keepUnusedDataFor: 60,
    }),
    /** Read again after each charge or release. */
    getCredits: build.query<Credits, void>({ query: () => API.credits, providesTags: ['Transformations'] }),
    createPortalSession: build.mutation<{ url?: string } | null, void>({
      query: () => API.createPortalSession,
    }),
    deleteUser: build.mutation<unknown, DeleteAccountRequest>({ query: sending(API.deleteUser) }),
    getAddress: build.query<AccountAddress, void>({ query: () => API.address, providesTags: ['User'] }),
    getNotices: build.query<Notices, void>({ query: () => API.notices, providesTags: ['Notices'] }),
    changeNotices: build.mutation<Notices, Notices>({
      query: sending(API.changeNotices),
      invalidatesTags: ['Notices'],
    }),
    sendAddressProof: build.mutation<unknown, void>({ query: () => API.sendAddressProof }),
    changeAddress: build.mutation<unknown, ChangeAddressRequest>({ query: sending(API.changeAddress) }),
    changePassword: build.mutation<unknown, ChangePasswordRequest>({ query: sending(API.changePassword) }),
  }),
});
