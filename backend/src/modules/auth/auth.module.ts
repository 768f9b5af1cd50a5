import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { ENV } from '../../config/env.js';
import { UsersModule } from '../users/users.module.js';
import { AccountController } from './account.controller.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { IdentityController } from './identity/identity.controller.js';
import { chooseIdentity } from './identity/identity.factory.js';
import { IDENTITY } from './identity/identity.port.js';
import { IdentityRemovalService } from './identity/identity-removal.service.js';
import { IdentityStatusMiddleware } from './identity/identity-status.middleware.js';
import { IdentityStatusService } from './identity/identity-status.service.js';
import { IdentityService } from './identity/identity.service.js';
import { LoginLimits } from './login.limits.js';
import { OwnerProofService } from './owner-proof.service.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionsService } from './sessions.service.js';
import { BearerStrategy } from './strategies/bearer.strategy.js';
import { SessionStrategy } from './strategies/session.strategy.js';

/** Owns logins, sessions and identity proofs. May import users. */
@Module({
  imports: [UsersModule],
  controllers: [AuthController, AccountController, IdentityController],
  providers: [
    AuthService,
    IdentityService,
    IdentityRemovalService,
    IdentityStatusService,
    LoginLimits,
    OwnerProofService,
    PasswordHasher,
    SessionsService,
    SessionStrategy,
    BearerStrategy,
    { provide: IDENTITY, inject: [ENV], useFactory: chooseIdentity },
  ],
  exports: [IDENTITY],
})
export class AuthModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(IdentityStatusMiddleware).forRoutes('api/{*path}');
  }
}
