import { API, type Workspace, type WorkspaceMember, type WorkspacesUse } from '@repurpose/contract';
import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Scope } from '../../database/scope.js';
import { CurrentScope, RequiresAction, rolesOf } from '../../http/action.decorator.js';
import { CurrentUserId } from '../../http/session/current-user.decorator.js';
import { IdParam } from '../../http/id.param.js';
import { requestId } from '../../http/request-id.js';
import { SessionGuard } from '../../http/session/session.guard.js';
import { ChangeMemberDto, ChangeWorkspaceDto, CreateWorkspaceDto, HandOverDto } from './workspaces.dto.js';
import { type Call, WorkspacesService } from './workspaces.service.js';

const callOf = (scope: Scope, req: Request, res: Response): Call => ({
  scope,
  requestId: requestId(req, res),
});

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
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<Workspace> {
    return this.workspaces.create(userId, name.trim(), requestId(req, res));
  }

  @Patch(API.changeWorkspace.path)
  @RequiresAction('workspace:manage')
  change(
    @CurrentScope() scope: Scope,
    @Body() { name, ...rest }: ChangeWorkspaceDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<Workspace> {
    return this.workspaces.change(callOf(scope, req, res), {
      ...rest,
      ...(name !== undefined && { name: name.trim() }),
    });
  }

  @Delete(API.deleteWorkspace.path)
  @RequiresAction('workspace:own')
  @HttpCode(204)
  delete(
    @CurrentScope() scope: Scope,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<void> {
    return this.workspaces.delete(callOf(scope, req, res));
  }

  @Post(API.handOverWorkspace.path)
  @RequiresAction('workspace:own')
  @HttpCode(204)
  handOver(
    @CurrentScope() scope: Scope,
    @Body() { userId }: HandOverDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<void> {
    return this.workspaces.handOver(callOf(scope, req, res), userId);
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
    @CurrentScope() scope: Scope,
    @IdParam('userId') userId: string,
    @Body() { role }: ChangeMemberDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<void> {
    return this.workspaces.changeMember(callOf(scope, req, res), userId, role);
  }

  /** Every member may leave; removing others needs `workspace:manage`. */
  @Delete(API.removeMember.path)
  @RequiresAction('workspace:manage')
  @HttpCode(204)
  removeMember(
    @CurrentScope() scope: Scope,
    @IdParam('userId') userId: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<void> {
    const roles = scope.userId === userId ? rolesOf('library:read') : scope.roles;
    return this.workspaces.removeMember(callOf({ ...scope, roles }, req, res), userId);
  }
}
