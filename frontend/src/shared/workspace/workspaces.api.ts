import { API, type Workspace } from '@repurpose/contract';
import { api } from '../api/api.js';

const workspacesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everything the signed-in person works in, their own first; by their id, so that nobody sees another's. */
    getWorkspaces: build.query<Workspace[], string>({
      query: () => API.workspaces,
      providesTags: ['Workspaces'],
    }),
  }),
});

export const { useGetWorkspacesQuery } = workspacesApi;
