import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { LoginLimits } from './login.limits.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionsService } from './sessions.service.js';

/** Owns logins, sessions and identity proofs. May import users. */
@Module({
  imports: [UsersModule],
  controllers: [AuthController],
  providers: [AuthService, LoginLimits, PasswordHasher, SessionsService],
})
export class AuthModule {}
