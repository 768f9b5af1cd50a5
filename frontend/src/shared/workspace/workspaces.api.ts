import { type Workspace, API } from '@repurpose/contract';
import { api } from '../api/api.js';

const workspacesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The user's own first. Keyed by user id, so that another user never sees them. */
    getWorkspaces: build.query<Workspace[], string>({
      query: () => API.workspaces,
      providesTags: ['Workspaces'],
    }),
  }),
});

export const { useGetWorkspacesQuery } = workspacesApi;
