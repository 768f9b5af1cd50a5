import {
  API,
  type CreatedInvitation,
  type InvitationView,
  type Workspace,
  type WorkspaceInvitation,
} from '@repurpose/contract';
import { Body, Controller, Ip, Param, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { Scope } from '../../database/scope.js';
import { ipKey, RateLimits } from '../../http/rate-limits.js';
import { InvitationsService } from './invitations.service.js';
import { CreateInvitationDto } from './workspaces.dto.js';
import {
  CurrentCall,
  CurrentScope,
  CurrentUserId,
  IdParam,
  RequestId,
  Route,
  type Call,
} from '../../http/route.decorators.js';

@Controller()
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly limits: RateLimits,
  ) {}

  @Route(API.invitations, 'workspace:manage')
  list(@CurrentScope() scope: Scope): Promise<WorkspaceInvitation[]> {
    return this.invitations.list(scope);
  }

  @Route(API.createInvitation, 'workspace:manage')
  create(@CurrentCall() call: Call, @Body() dto: CreateInvitationDto): Promise<CreatedInvitation> {
    return this.invitations.create(call, dto.toRequest());
  }

  @Route(API.resendInvitation, 'workspace:manage', 202)
  resend(@CurrentCall() call: Call, @IdParam('invitationId') id: string): Promise<void> {
    return this.invitations.resend(call, id);
  }

  @Route(API.revokeInvitation, 'workspace:manage', 204)
  revoke(@CurrentCall() call: Call, @IdParam('invitationId') id: string): Promise<void> {
    return this.invitations.revoke(call, id);
  }

  /** A GET, for example by a mail scanner, does not use up the invitation. */
  @Route(API.invitation, 'public')
  async view(
    @Param('token') token: string,
    @Ip() ip: string,
    @Req() { session }: Request,
  ): Promise<InvitationView> {
    await this.limits.of('invitationPerIp').take(ipKey(ip));
    return this.invitations.view(token, session.userId ?? null);
  }

  @Route(API.acceptInvitation, 'account', 200)
  async accept(
    @CurrentUserId() userId: string,
    @Param('token') token: string,
    @Ip() ip: string,
    @RequestId() id: string,
  ): Promise<Workspace> {
    await this.limits.of('invitationPerIp').take(ipKey(ip));
    return this.invitations.accept(token, userId, id);
  }
}
