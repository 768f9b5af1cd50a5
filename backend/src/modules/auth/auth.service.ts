import { Inject, Injectable } from '@nestjs/common';
import type { ChangePasswordRequest, LoginRequest, RegisterRequest, User } from '@repurpose/contract';
import { ENV, type Env } from '../../config/env.js';
import { AppError } from '../../errors/app-error.js';
import { SecurityLog } from '../../security-log.js';
import { normalEmail } from '../users/email.js';
import { UsersService } from '../users/users.service.js';
import { LoginLimits } from './login.limits.js';
import { PasswordHasher } from './password-hasher.js';
import { isWeakPassword } from './weak-passwords.js';

export interface Login {
  user: User;
  isStillProven: () => Promise<boolean>;
}

/** Registration, login and password change. `SignInService` starts the sessions. */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly limits: LoginLimits,
    @Inject(ENV) private readonly env: Pick<Env, 'isProduction'>,
    private readonly log: SecurityLog,
  ) {}

  /** @throws AppError PASSWORD_WEAK, EMAIL_TAKEN, TOO_MANY_REQUESTS */
  async register({ email, password, username }: RegisterRequest, ip: string | undefined): Promise<User> {
    await this.limits.takeRegistration(ip);
    const normal = normalEmail(email);
    this.refuseWeak(password, { email: normal, username });
    // Saves the hash for a known address; the unique constraint decides.
    if (await this.users.findByEmail(normal)) throw new AppError('EMAIL_TAKEN');
    const passwordHash = await this.passwords.hash(password);
    const id = await this.users.create({ email: normal, username: username.trim(), passwordHash });
    return this.users.getView(id);
  }

  /**
   * Same response and time for a wrong address and a wrong password. @throws AppError BAD_CREDENTIALS,
   * TOO_MANY_LOGINS
   */
  async logIn({ email, password }: LoginRequest, ip: string | undefined): Promise<Login> {
    const normal = normalEmail(email);
    await this.limits.takeLogin(normal, ip);
    const user = await this.users.findByEmail(normal);
    const passwordHash = user?.passwordHash ?? null;
    const isRight = await this.passwords.matches(passwordHash, password);
    if (!user || passwordHash === null || !isRight) throw this.refuse(normal);
    await this.limits.forgetLogin(normal, ip);
    return {
      user: await this.users.getView(user.id),
      isStillProven: () => this.users.hasPasswordHash(user.id, passwordHash),
    };
  }

  /**
   * Replaces the password that was proven, not a newer one. @throws AppError BAD_CREDENTIALS when the current
   * password is wrong, PASSWORD_WEAK, TOO_MANY_LOGINS
   */
  async changePassword(
    userId: string,
    { currentPassword, newPassword }: ChangePasswordRequest,
    ip: string | undefined,
  ): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) throw new AppError('NO_SESSION');
    await this.limits.takeLogin(user.email, ip);
    const isRight = await this.passwords.matches(user.passwordHash, currentPassword);
    if (user.passwordHash === null || !isRight) throw this.refuse(user.email);
    await this.limits.forgetLogin(user.email, ip);
    this.refuseWeak(newPassword, user);
    const passwordHash = await this.passwords.hash(newPassword);
    if (!(await this.users.replacePasswordHash(userId, user.passwordHash, passwordHash)))
      throw new AppError('BAD_CREDENTIALS');
    this.log.write('password-changed', { userId });
  }

  private refuse(account: string): AppError {
    this.limits.noteFailure(account);
    return new AppError('BAD_CREDENTIALS');
  }

  /** In production only. */
  private refuseWeak(password: string, owner: { email: string; username: string }): void {
    if (this.env.isProduction && isWeakPassword(password, owner)) throw new AppError('PASSWORD_WEAK');
  }
}
