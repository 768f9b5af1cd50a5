import {
  API,
  type ChangeMemberRequest,
  type ChangeWorkspaceRequest,
  type CreatedInvitation,
  type CreateInvitationRequest,
  type CreateWorkspaceRequest,
  type InvitationView,
  type Workspace,
  type WorkspaceInvitation,
  type WorkspaceMember,
  type WorkspacesUse,
} from '@repurpose/contract';
import { api } from '../../shared/api/api.js';
import { callAt } from '../../shared/api/call-at.js';

type At = { workspaceId: string; userId?: string; invitationId?: string };

const at = (route: { method: string; path: string }, ids: At, body?: object) => ({
  ...callAt(route, ids),
  ...(body && { body }),
});

/** Read again whenever a page is opened: others change it too. */
const teamApi = api.enhanceEndpoints({ addTagTypes: ['Members', 'Invitations'] }).injectEndpoints({
  endpoints: (build) => ({
    getWorkspacesUse: build.query<WorkspacesUse, void>({
      query: () => API.workspacesUse,
      providesTags: ['Workspaces', 'Members'],
      keepUnusedDataFor: 0,
    }),
    createWorkspace: build.mutation<Workspace, CreateWorkspaceRequest>({
      query: (body) => ({ ...API.createWorkspace, body }),
      invalidatesTags: ['Workspaces'],
    }),
    changeWorkspace: build.mutation<Workspace, At & { change: ChangeWorkspaceRequest }>({
      query: ({ change, ...ids }) => at(API.changeWorkspace, ids, change),
      invalidatesTags: ['Workspaces'],
    }),
    deleteWorkspace: build.mutation<unknown, At>({
      query: (ids) => at(API.deleteWorkspace, ids),
    }),
    handOverWorkspace: build.mutation<unknown, Required<Pick<At, 'workspaceId' | 'userId'>>>({
      query: ({ userId, ...ids }) => at(API.handOverWorkspace, ids, { userId }),
    }),
    getMembers: build.query<WorkspaceMember[], string>({
      query: (workspaceId) => at(API.members, { workspaceId }),
      providesTags: ['Members'],
      keepUnusedDataFor: 0,
    }),
    changeMember: build.mutation<unknown, At & ChangeMemberRequest>({
      query: ({ role, ...ids }) => at(API.changeMember, ids, { role }),
      invalidatesTags: ['Members'],
    }),
    removeMember: build.mutation<unknown, At>({
      query: (ids) => at(API.removeMember, ids),
      invalidatesTags: ['Members'],
    }),
    getInvitations: build.query<WorkspaceInvitation[], string>({
      query: (workspaceId) => at(API.invitations, { workspaceId }),
      providesTags: ['Invitations'],
      keepUnusedDataFor: 0,
    }),
    createInvitation: build.mutation<CreatedInvitation, At & { wanted: CreateInvitationRequest }>({
      query: ({ wanted, ...ids }) => at(API.createInvitation, ids, wanted),
      invalidatesTags: ['Invitations'],
    }),
    resendInvitation: build.mutation<unknown, At>({
      query: (ids) => at(API.resendInvitation, ids),
      invalidatesTags: ['Invitations'],
    }),
    revokeInvitation: build.mutation<unknown, At>({
      query: (ids) => at(API.revokeInvitation, ids),
      invalidatesTags: ['Invitations'],
    }),
    getInvitation: build.query<InvitationView, string>({
      query: (token) => callAt(API.invitation, { token }),
      providesTags: ['User'],
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<Workspace, string>({
      query: (token) => ({ ...callAt(API.acceptInvitation, { token }), body: {} }),
      invalidatesTags: ['Workspaces', 'User'],
    }),
  }),
});

export const {
  useGetWorkspacesUseQuery,
  useCreateWorkspaceMutation,
  useChangeWorkspaceMutation,
  useDeleteWorkspaceMutation,
  useHandOverWorkspaceMutation,
  useGetMembersQuery,
  useChangeMemberMutation,
  useRemoveMemberMutation,
  useGetInvitationsQuery,
  useCreateInvitationMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  useGetInvitationQuery,
  useAcceptInvitationMutation,
} = teamApi;
