import { Module } from '@nestjs/common';
import { ENV } from '../../config/env.js';
import { chooseIdentity } from './identity/identity.factory.js';
import { IDENTITY } from './identity/identity.port.js';
import { IdentityRemovalService } from './identity/identity-removal.service.js';
import { IdentityRemovalSweeper } from './identity/identity-removal.sweeper.js';

/** Owns the background work of identities: removing those of deleted accounts. Imports no other room. */
@Module({
  providers: [
    { provide: IDENTITY, inject: [ENV], useFactory: chooseIdentity },
    IdentityRemovalService,
    IdentityRemovalSweeper,
  ],
})
export class AuthWorkerModule {}
