import {
  API,
  type ChangePasswordRequest,
  type Credits,
  type DeleteAccountRequest,
  type TransformationDetail,
} from '@repurpose/contract';
import { api } from '../../shared/api/api.js';

const withId = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));

/** The calls of the desk that are not streams. */
export const repurposeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A past transformation, read anew each time: its retries may have gone on. */
    getTransformation: build.query<TransformationDetail, string>({
      query: (id) => ({ method: API.transformation.method, path: withId(API.transformation.path, id) }),
      keepUnusedDataFor: 0,
    }),
    /** Read again whenever a transformation was charged or not. */
    getCredits: build.query<Credits, void>({ query: () => API.credits, providesTags: ['Transformations'] }),
    createPortalSession: build.mutation<{ url?: string } | null, void>({
      query: () => API.createPortalSession,
    }),
    keepPlan: build.mutation<unknown, void>({ query: () => API.keepPlan, invalidatesTags: ['User'] }),
    deleteUser: build.mutation<unknown, DeleteAccountRequest>({
      query: (body) => ({ ...API.deleteUser, body }),
    }),
    changePassword: build.mutation<unknown, ChangePasswordRequest>({
      query: (body) => ({ ...API.changePassword, body }),
    }),
  }),
});

export const {
  useLazyGetTransformationQuery,
  useGetCreditsQuery,
  useCreatePortalSessionMutation,
  useKeepPlanMutation,
  useChangePasswordMutation,
  useDeleteUserMutation,
} = repurposeApi;
