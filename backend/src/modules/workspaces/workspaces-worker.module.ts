import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InvitationEntity } from './invitation.entity.js';
import { InvitationRetentionSweeper } from './invitation-retention.sweeper.js';

/** Deletes old invitations, in the worker process. Imports no other module. */
@Module({
  imports: [TypeOrmModule.forFeature([InvitationEntity])],
  providers: [InvitationRetentionSweeper],
})
export class WorkspacesWorkerModule {}
