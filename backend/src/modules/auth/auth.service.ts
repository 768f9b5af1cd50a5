import { Injectable } from '@nestjs/common';
import type { ChangePasswordRequest, LoginRequest, RegisterRequest, User } from '@repurpose/contract';
import { AppError } from '../../errors/app-error.js';
import { SecurityLog } from '../../security-log.js';
import { normalEmail } from '../users/address.js';
import { UsersService } from '../users/users.service.js';
import { AccountLinks } from './recovery/account-links.service.js';
import { LoginLimits } from './login.limits.js';
import { PasswordHasher } from './password-hasher.js';

export interface Login {
  user: User;
  isStillProven: () => Promise<boolean>;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly limits: LoginLimits,
    private readonly links: AccountLinks,
    private readonly log: SecurityLog,
  ) {}

  /** Sends a link that proves the address. @throws AppError PASSWORD_WEAK, EMAIL_TAKEN, TOO_MANY_REQUESTS */
  async register({ email, password, username }: RegisterRequest, ip: string | undefined): Promise<User> {
    await this.limits.takeRegistration(ip);
    const normal = normalEmail(email);
    this.passwords.refuseWeak(password, { email: normal, username });
    // Avoids a hash for a known address. The unique constraint decides.
    if (await this.users.findByEmail(normal)) throw new AppError('EMAIL_TAKEN');
    const passwordHash = await this.passwords.hash(password);
    const isMailed = await this.links.isAddressAllowed(normal);
    const user = { email: normal, username: username.trim(), passwordHash };
    const id = await this.users.create(user, new Date(), async (tx, userId) => {
      if (isMailed) await this.links.send('address-proof', { userId, address: normal }, tx);
    });
    return this.users.getView(id);
  }

  /** A wrong address takes as long as a wrong password. @throws AppError BAD_CREDENTIALS, TOO_MANY_LOGINS */
  async logIn({ email, password }: LoginRequest, ip: string | undefined): Promise<Login> {
    const normal = normalEmail(email);
    const proven = await this.limits.attempt(normal, ip, async () => {
      const user = await this.users.findByEmail(normal);
      const passwordHash = await this.passwords.prove(user?.passwordHash ?? null, password);
      return user && passwordHash !== null ? { id: user.id, passwordHash } : null;
    });
    if (!proven) throw new AppError('BAD_CREDENTIALS');
    const { id, passwordHash } = proven;
    return {
      user: await this.users.getView(id),
      isStillProven: () => this.users.hasPasswordHash(id, passwordHash),
    };
  }

  /** Replaces only the proven password. @throws AppError WRONG_PASSWORD, PASSWORD_WEAK, TOO_MANY_LOGINS */
  async changePassword(
    userId: string,
    { currentPassword, newPassword }: ChangePasswordRequest,
    ip: string | undefined,
  ): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) throw new AppError('NO_SESSION');
    const provenHash = await this.limits.attempt(user.email, ip, () =>
      this.passwords.prove(user.passwordHash, currentPassword),
    );
    if (provenHash === null) throw new AppError('WRONG_PASSWORD');
    this.passwords.refuseWeak(newPassword, user);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.users.inTransaction(async (tx) => {
      if (!(await this.users.replacePasswordHash(userId, provenHash, passwordHash, tx)))
        throw new AppError('WRONG_PASSWORD');
      await this.links.void(tx, userId);
      await this.links.notify(tx, 'password-changed', { userId, address: user.email });
    });
    this.log.write('password-changed', { userId });
  }
}
