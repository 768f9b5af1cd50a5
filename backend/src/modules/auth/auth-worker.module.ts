import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENV } from '../../config/env.js';
import { chooseIdentity } from './identity/identity.factory.js';
import { IDENTITY } from './identity/identity.port.js';
import { IdentityRemoval } from './identity/identity-removal.entity.js';
import { IdentityRemovalService } from './identity/identity-removal.service.js';
import { IdentityRemovalSweeper } from './identity/identity-removal.sweeper.js';

@Module({
  imports: [TypeOrmModule.forFeature([IdentityRemoval])],
  providers: [
    { provide: IDENTITY, inject: [ENV], useFactory: chooseIdentity },
    IdentityRemovalService,
    IdentityRemovalSweeper,
  ],
})
export class AuthWorkerModule {}
