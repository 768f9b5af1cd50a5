import { Injectable } from '@nestjs/common';
import type { ResetPasswordRequest } from '@repurpose/contract';
import { AppError } from '../../../errors/app-error.js';
import { SecurityLog } from '../../../security-log.js';
import { normalEmail } from '../../users/address.js';
import { UsersService } from '../../users/users.service.js';
import { PasswordHasher } from '../password-hasher.js';
import { SessionsService } from '../sessions.service.js';
import { AccountLinks } from './account-links.service.js';

interface Reset {
  userId: string;
  isStillProven: () => Promise<boolean>;
}

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly links: AccountLinks,
    private readonly log: SecurityLog,
  ) {}

  /** An unknown address gets the same answer after the same work. @throws AppError RESET_ELSEWHERE, TOO_MANY_REQUESTS */
  async request(email: string, ip: string | undefined): Promise<void> {
    if (this.passwords.areElsewhere) throw new AppError('RESET_ELSEWHERE');
    const address = normalEmail(email);
    if (!(await this.links.isAllowed(address, ip))) return;
    const user = await this.users.findByEmail(address);
    await this.links.send('password-reset', user && { userId: user.id, address });
  }

  /** Ends all sessions and proves the address. @throws AppError LINK_INVALID, PASSWORD_WEAK: the link is not used up */
  async reset({ token, password }: ResetPasswordRequest): Promise<Reset> {
    const { userId, address } = await this.links.find('password-reset', token);
    const owner = await this.users.findById(userId);
    if (owner?.email !== address) throw new AppError('LINK_INVALID');
    this.passwords.refuseWeak(password, owner);
    const passwordHash = await this.passwords.hash(password);
    await this.users.inTransaction(async (tx) => {
      await this.links.use(tx, 'password-reset', token);
      if (!(await this.users.resetPassword(tx, userId, address, passwordHash)))
        throw new AppError('LINK_INVALID');
      await this.sessions.endAll(userId, tx);
      await this.links.void(tx, userId);
      await this.links.notify(tx, 'password-was-reset', { userId, address });
    });
    this.log.write('password-reset', { userId });
    return { userId, isStillProven: () => this.users.hasPasswordHash(userId, passwordHash) };
  }
}
