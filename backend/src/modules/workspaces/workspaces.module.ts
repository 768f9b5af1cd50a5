import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuditEntry } from './audit-entry.entity.js';
import { InvitationEntity } from './invitation.entity.js';
import { InvitationMails } from './invitation-mails.service.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsRepository } from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';
import { WorkspaceMemberEntity } from './workspace-member.entity.js';
import { WorkspaceEntity } from './workspace.entity.js';
import { WorkspacesController } from './workspaces.controller.js';
import { WorkspacesRepository } from './workspaces.repository.js';
import { WorkspacesService } from './workspaces.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AuditEntry, InvitationEntity, WorkspaceEntity, WorkspaceMemberEntity]),
    MailModule,
    UsersModule,
  ],
  controllers: [WorkspacesController, InvitationsController],
  providers: [
    InvitationMails,
    InvitationsRepository,
    InvitationsService,
    WorkspacesRepository,
    WorkspacesService,
  ],
  exports: [WorkspacesService],
})
export class WorkspacesModule {}
