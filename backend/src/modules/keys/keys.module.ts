import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysRepository } from './api-keys.repository.js';
import { ApiKeysService } from './api-keys.service.js';
import { KeyLimits } from './key-limits.js';
import { KeyUses } from './key-uses.js';
import { KeyStrategy } from './key.guard.js';

@Module({
  imports: [TypeOrmModule.forFeature([ApiKeyEntity]), WorkspacesModule],
  controllers: [ApiKeysController],
  providers: [ApiKeysRepository, ApiKeysService, KeyLimits, KeyStrategy, KeyUses],
  exports: [KeyLimits, KeyUses],
})
export class KeysModule {}
