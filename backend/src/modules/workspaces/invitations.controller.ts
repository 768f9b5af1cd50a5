import {
  API,
  type CreatedInvitation,
  type InvitationView,
  type Workspace,
  type WorkspaceInvitation,
} from '@repurpose/contract';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Ip,
  Param,
  Post,
  Req,
  UseGuards,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import { SETTINGS } from '../../config/settings.js';
import { REDIS } from '../../database/redis.module.js';
import type { Scope } from '../../database/scope.js';
import { CurrentScope, RequiresAction } from '../../http/action.decorator.js';
import { CurrentUserId } from '../../http/session/current-user.decorator.js';
import { RateLimit } from '../../http/rate-limits.js';
import { type Call, CurrentCall, RequestId } from '../../http/current-call.decorator.js';
import { IdParam } from '../../http/id.param.js';
import { SessionGuard } from '../../http/session/session.guard.js';
import { InvitationsService } from './invitations.service.js';
import { CreateInvitationDto } from './workspaces.dto.js';

@Controller()
export class InvitationsController {
  private readonly limit: RateLimit;

  constructor(
    private readonly invitations: InvitationsService,
    @Inject(REDIS) redis: Redis,
  ) {
    const { invitationPerIp } = SETTINGS.rateLimits;
    this.limit = new RateLimit(redis, 'invitation', invitationPerIp, 'TOO_MANY_REQUESTS');
  }

  @Get(API.invitations.path)
  @RequiresAction('workspace:manage')
  @UseGuards(SessionGuard)
  list(@CurrentScope() scope: Scope): Promise<WorkspaceInvitation[]> {
    return this.invitations.list(scope);
  }

  @Post(API.createInvitation.path)
  @RequiresAction('workspace:manage')
  @UseGuards(SessionGuard)
  create(@CurrentCall() call: Call, @Body() dto: CreateInvitationDto): Promise<CreatedInvitation> {
    return this.invitations.create(call, dto.toRequest());
  }

  @Post(API.resendInvitation.path)
  @RequiresAction('workspace:manage')
  @UseGuards(SessionGuard)
  @HttpCode(202)
  resend(@CurrentCall() call: Call, @IdParam('invitationId') id: string): Promise<void> {
    return this.invitations.resend(call, id);
  }

  @Delete(API.revokeInvitation.path)
  @RequiresAction('workspace:manage')
  @UseGuards(SessionGuard)
  @HttpCode(204)
  revoke(@CurrentCall() call: Call, @IdParam('invitationId') id: string): Promise<void> {
    return this.invitations.revoke(call, id);
  }

  /** A GET, for example by a mail scanner, does not use up the invitation. */
  @Get(API.invitation.path)
  @RequiresAction('public')
  async view(
    @Param('token') token: string,
    @Ip() ip: string,
    @Req() { session }: Request,
  ): Promise<InvitationView> {
    await this.limit.take(ip);
    return this.invitations.view(token, session.userId ?? null);
  }

  @Post(API.acceptInvitation.path)
  @RequiresAction('account')
  @HttpCode(200)
  @UseGuards(SessionGuard)
  async accept(
    @CurrentUserId() userId: string,
    @Param('token') token: string,
    @Ip() ip: string,
    @RequestId() id: string,
  ): Promise<Workspace> {
    await this.limit.take(ip);
    return this.invitations.accept(token, userId, id);
  }
}
