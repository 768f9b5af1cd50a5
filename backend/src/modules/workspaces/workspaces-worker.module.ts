import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InvitationEntity } from './invitation.entity.js';
import { InvitationRetentionSweeper } from './invitation-retention.sweeper.js';

@Module({
  imports: [TypeOrmModule.forFeature([InvitationEntity])],
  providers: [InvitationRetentionSweeper],
})
export class WorkspacesWorkerModule {}
