import { API, type Workspace, type WorkspaceMember, type WorkspacesUse } from '@repurpose/contract';
import { Body, Controller, Delete, Get, HttpCode, Patch, Post, UseGuards } from '@nestjs/common';
import type { Scope } from '../../database/scope.js';
import { CurrentScope, RequiresAction, rolesOf } from '../../http/action.decorator.js';
import { CurrentUserId } from '../../http/session/current-user.decorator.js';
import { type Call, CurrentCall, RequestId } from '../../http/current-call.decorator.js';
import { IdParam } from '../../http/id.param.js';
import { SessionGuard } from '../../http/session/session.guard.js';
import { ChangeMemberDto, ChangeWorkspaceDto, CreateWorkspaceDto, HandOverDto } from './workspaces.dto.js';
import { WorkspacesService } from './workspaces.service.js';

@Controller()
@UseGuards(SessionGuard)
export class WorkspacesController {
  constructor(private readonly workspaces: WorkspacesService) {}

  @Get(API.workspaces.path)
  @RequiresAction('account')
  list(@CurrentUserId() userId: string): Promise<Workspace[]> {
    return this.workspaces.list(userId);
  }

  @Get(API.workspacesUse.path)
  @RequiresAction('account')
  use(@CurrentUserId() userId: string): Promise<WorkspacesUse> {
    return this.workspaces.use(userId);
  }

  @Post(API.createWorkspace.path)
  @RequiresAction('account')
  create(
    @CurrentUserId() userId: string,
    @Body() { name }: CreateWorkspaceDto,
    @RequestId() id: string,
  ): Promise<Workspace> {
    return this.workspaces.create(userId, name.trim(), id);
  }

  @Patch(API.changeWorkspace.path)
  @RequiresAction('workspace:manage')
  change(@CurrentCall() call: Call, @Body() { name, ...rest }: ChangeWorkspaceDto): Promise<Workspace> {
    return this.workspaces.change(call, {
      ...rest,
      ...(name !== undefined && { name: name.trim() }),
    });
  }

  @Delete(API.deleteWorkspace.path)
  @RequiresAction('workspace:own')
  @HttpCode(204)
  delete(@CurrentCall() call: Call): Promise<void> {
    return this.workspaces.delete(call);
  }

  @Post(API.handOverWorkspace.path)
  @RequiresAction('workspace:own')
  @HttpCode(204)
  handOver(@CurrentCall() call: Call, @Body() { userId }: HandOverDto): Promise<void> {
    return this.workspaces.handOver(call, userId);
  }

  @Get(API.members.path)
  @RequiresAction('library:read')
  members(@CurrentScope() scope: Scope): Promise<WorkspaceMember[]> {
    return this.workspaces.members(scope);
  }

  @Patch(API.changeMember.path)
  @RequiresAction('workspace:manage')
  @HttpCode(204)
  changeMember(
    @CurrentCall() call: Call,
    @IdParam('userId') userId: string,
    @Body() { role }: ChangeMemberDto,
  ): Promise<void> {
    return this.workspaces.changeMember(call, userId, role);
  }

  @Delete(API.removeMember.path)
  @RequiresAction('workspace:manage')
  @HttpCode(204)
  removeMember(@CurrentCall() call: Call, @IdParam('userId') userId: string): Promise<void> {
    const { scope } = call;
    const roles = scope.userId === userId ? rolesOf('library:read') : scope.roles;
    return this.workspaces.removeMember({ ...call, scope: { ...scope, roles } }, userId);
  }
}
