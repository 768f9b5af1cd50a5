import {
  API,
  type ChangeMemberRequest,
  type ChangeWorkspaceRequest,
  type CreatedInvitation,
  type CreateInvitationRequest,
  type CreateWorkspaceRequest,
  type HandOverRequest,
  type InvitationView,
  type Workspace,
  type WorkspaceInvitation,
  type WorkspaceMember,
  type WorkspacesUse,
} from '@repurpose/contract';
import { api } from '../../shared/api/api.js';
import { calling, changing, reading, sending } from '../../shared/api/calling.js';

type InWorkspace = { workspaceId: string };
type OfMember = InWorkspace & { userId: string };
type OfInvitation = InWorkspace & { invitationId: string };

/** Read again whenever a page is opened: others change it too. */
export const teamApi = api.enhanceEndpoints({ addTagTypes: ['Members', 'Invitations'] }).injectEndpoints({
  endpoints: (build) => ({
    getWorkspacesUse: build.query<WorkspacesUse, void>({
      query: () => API.workspacesUse,
      providesTags: ['Workspaces', 'Members'],
      keepUnusedDataFor: 0,
    }),
    createWorkspace: build.mutation<Workspace, CreateWorkspaceRequest>({
      query: sending(API.createWorkspace),
      invalidatesTags: ['Workspaces'],
    }),
    changeWorkspace: build.mutation<Workspace, InWorkspace & { body: ChangeWorkspaceRequest }>(
      changing(API.changeWorkspace, 'Workspaces'),
    ),
    deleteWorkspace: build.mutation<unknown, InWorkspace>({ query: calling(API.deleteWorkspace) }),
    handOverWorkspace: build.mutation<unknown, InWorkspace & { body: HandOverRequest }>({
      query: calling(API.handOverWorkspace),
    }),
    getMembers: build.query<WorkspaceMember[], InWorkspace>({
      ...reading(API.members, 'Members'),
      keepUnusedDataFor: 0,
    }),
    changeMember: build.mutation<unknown, OfMember & { body: ChangeMemberRequest }>(
      changing(API.changeMember, 'Members'),
    ),
    removeMember: build.mutation<unknown, OfMember>(changing(API.removeMember, 'Members')),
    getInvitations: build.query<WorkspaceInvitation[], InWorkspace>({
      ...reading(API.invitations, 'Invitations'),
      keepUnusedDataFor: 0,
    }),
    createInvitation: build.mutation<CreatedInvitation, InWorkspace & { body: CreateInvitationRequest }>(
      changing(API.createInvitation, 'Invitations'),
    ),
    resendInvitation: build.mutation<unknown, OfInvitation>(changing(API.resendInvitation, 'Invitations')),
    revokeInvitation: build.mutation<unknown, OfInvitation>(changing(API.revokeInvitation, 'Invitations')),
    getInvitation: build.query<InvitationView, { token: string }>({
      ...reading(API.invitation, 'User'),
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<Workspace, { token: string; body: object }>(
      changing(API.acceptInvitation, 'Workspaces', 'User'),
    ),
  }),
});
