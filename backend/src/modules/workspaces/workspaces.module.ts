import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from './audit-entry.entity.js';
import { InvitationEntity } from './invitation.entity.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsRepository } from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';
import { WorkspaceMemberEntity } from './workspace-member.entity.js';
import { WorkspaceEntity } from './workspace.entity.js';
import { WorkspacesController } from './workspaces.controller.js';
import { WorkspacesRepository } from './workspaces.repository.js';
import { WorkspacesService } from './workspaces.service.js';

/** Workspaces, their people and invitations. */
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry, InvitationEntity, WorkspaceEntity, WorkspaceMemberEntity])],
  controllers: [WorkspacesController, InvitationsController],
  providers: [InvitationsRepository, InvitationsService, WorkspacesRepository, WorkspacesService],
  exports: [WorkspacesService],
})
export class WorkspacesModule {}
