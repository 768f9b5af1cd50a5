import { Injectable } from '@nestjs/common';
import type { ChangePasswordRequest, LoginRequest, RegisterRequest, User } from '@repurpose/contract';
import { AppError } from '../../http/app-error.js';
import { normalEmail } from '../users/email.js';
import { UsersService } from '../users/users.service.js';
import { LoginLimits } from './login.limits.js';
import { PasswordHasher } from './password-hasher.js';

/** Proofs by password: who may register, log in, change a password. Sessions are begun by the controller. */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly limits: LoginLimits,
  ) {}

  /** Makes an account on the free plan. @throws AppError EMAIL_TAKEN, TOO_MANY_REQUESTS */
  async register({ email, password, username }: RegisterRequest, ip: string | undefined): Promise<User> {
    await this.limits.takeRegistration(ip);
    const normal = normalEmail(email);
    // Asked first so that a known address costs no hash; the unique constraint decides.
    if (await this.users.findByEmail(normal)) throw new AppError('EMAIL_TAKEN');
    const passwordHash = await this.passwords.hash(password);
    const id = await this.users.create({ email: normal, username: username.trim(), passwordHash });
    return this.users.getView(id);
  }

  /** A wrong address and a wrong password answer alike, in the same time. @throws AppError BAD_CREDENTIALS, TOO_MANY_LOGINS */
  async logIn({ email, password }: LoginRequest, ip: string | undefined): Promise<User> {
    const normal = normalEmail(email);
    await this.limits.takeLogin(normal, ip);
    const user = await this.users.findByEmail(normal);
    const isRight = await this.passwords.matches(user?.passwordHash ?? null, password);
    if (!user || !isRight) throw new AppError('BAD_CREDENTIALS');
    await this.limits.forgetLogin(normal, ip);
    return this.users.getView(user.id);
  }

  /** @throws AppError BAD_CREDENTIALS when the current password is not the user's, TOO_MANY_LOGINS */
  async changePassword(
    userId: string,
    { currentPassword, newPassword }: ChangePasswordRequest,
    ip: string | undefined,
  ): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) throw new AppError('NO_SESSION');
    await this.limits.takeLogin(user.email, ip);
    const isRight = await this.passwords.matches(user.passwordHash, currentPassword);
    if (!isRight) throw new AppError('BAD_CREDENTIALS');
    await this.limits.forgetLogin(user.email, ip);
    await this.users.setPasswordHash(userId, await this.passwords.hash(newPassword));
  }
}
