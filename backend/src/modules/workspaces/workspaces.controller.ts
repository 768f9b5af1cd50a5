import { API, type Workspace, type WorkspaceMember, type WorkspacesUse } from '@repurpose/contract';
import { Body, Controller } from '@nestjs/common';
import type { Scope } from '../../database/scope.js';
import { ChangeMemberDto, ChangeWorkspaceDto, CreateWorkspaceDto, HandOverDto } from './workspaces.dto.js';
import { WorkspacesService } from './workspaces.service.js';
import {
  CurrentCall,
  CurrentScope,
  CurrentUserId,
  IdParam,
  RequestId,
  Route,
  rolesOf,
  type Call,
} from '../../http/route.decorators.js';

@Controller()
export class WorkspacesController {
  constructor(private readonly workspaces: WorkspacesService) {}

  @Route(API.workspaces, 'account')
  list(@CurrentUserId() userId: string): Promise<Workspace[]> {
    return this.workspaces.list(userId);
  }

  @Route(API.workspacesUse, 'account')
  use(@CurrentUserId() userId: string): Promise<WorkspacesUse> {
    return this.workspaces.use(userId);
  }

  @Route(API.createWorkspace, 'account')
  create(
    @CurrentUserId() userId: string,
    @Body() { name }: CreateWorkspaceDto,
    @RequestId() id: string,
  ): Promise<Workspace> {
    return this.workspaces.create(userId, name.trim(), id);
  }

  @Route(API.changeWorkspace, 'workspace:manage')
  change(@CurrentCall() call: Call, @Body() { name, ...rest }: ChangeWorkspaceDto): Promise<Workspace> {
    return this.workspaces.change(call, {
      ...rest,
      ...(name !== undefined && { name: name.trim() }),
    });
  }

  @Route(API.deleteWorkspace, 'workspace:own', 204)
  delete(@CurrentCall() call: Call): Promise<void> {
    return this.workspaces.delete(call);
  }

  @Route(API.handOverWorkspace, 'workspace:own', 204)
  handOver(@CurrentCall() call: Call, @Body() { userId }: HandOverDto): Promise<void> {
    return this.workspaces.handOver(call, userId);
  }

  @Route(API.members, 'library:read')
  members(@CurrentScope() scope: Scope): Promise<WorkspaceMember[]> {
    return this.workspaces.members(scope);
  }

  @Route(API.changeMember, 'workspace:manage', 204)
  changeMember(
    @CurrentCall() call: Call,
    @IdParam('userId') userId: string,
    @Body() { role }: ChangeMemberDto,
  ): Promise<void> {
    return this.workspaces.changeMember(call, userId, role);
  }

  @Route(API.removeMember, 'workspace:manage', 204)
  removeMember(@CurrentCall() call: Call, @IdParam('userId') userId: string): Promise<void> {
    const { scope } = call;
    const roles = scope.userId === userId ? rolesOf('library:read') : scope.roles;
    return this.workspaces.removeMember({ ...call, scope: { ...scope, roles } }, userId);
  }
}
