import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { ENV } from '../../config/env.js';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountService } from './account.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { IdentityController } from './identity/identity.controller.js';
import { chooseIdentity } from './identity/identity.factory.js';
import { IDENTITY } from './identity/identity.port.js';
import { IdentityRemoval } from './identity/identity-removal.entity.js';
import { IdentityRemovalService } from './identity/identity-removal.service.js';
import { IdentityStatusMiddleware } from './identity/identity-status.middleware.js';
import { IdentityStatusService } from './identity/identity-status.service.js';
import { IdentityService } from './identity/identity.service.js';
import { LoginLimits } from './login.limits.js';
import { OwnerProofService } from './owner-proof.service.js';
import { PasswordHasher } from './password-hasher.js';
import { AccountLinks } from './recovery/account-links.service.js';
import { AddressService } from './recovery/address.service.js';
import { PasswordResetService } from './recovery/password-reset.service.js';
import { AddressController, PasswordResetController } from './recovery/recovery.controller.js';
import { SessionEntity } from './session.entity.js';
import { SessionRepository } from './session.repository.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { BearerStrategy } from './identity/bearer.guard.js';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { SessionStrategy } from '../../http/session/session.guard.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([SessionEntity, IdentityRemoval]),
    MailModule,
    UsersModule,
    WorkspacesModule,
  ],
  controllers: [AuthController, IdentityController, AddressController, PasswordResetController],
  providers: [
    AccountLinks,
    AccountService,
    AddressService,
    AuthService,
    IdentityService,
    IdentityRemovalService,
    IdentityStatusService,
    LoginLimits,
    OwnerProofService,
    PasswordHasher,
    PasswordResetService,
    SessionRepository,
    SessionsService,
    SessionStrategy,
    SignInService,
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
