import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../../config/env.js';
import { AppError } from '../../../errors/app-error.js';
import { SecurityLog } from '../../../security-log.js';
import { normalEmail } from '../../users/address.js';
import { UsersService } from '../../users/users.service.js';
import { SessionsService } from '../sessions.service.js';
import { AccountLinks } from './account-links.service.js';

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly links: AccountLinks,
    private readonly log: SecurityLog,
    @Inject(ENV) private readonly env: Pick<Env, 'IDENTITY'>,
  ) {}

  /** An unknown address gets the same answer after the same work. @throws AppError RESET_ELSEWHERE, TOO_MANY_REQUESTS */
  async request(email: string, ip: string | undefined): Promise<void> {
    if (this.env.IDENTITY === 'firebase') throw new AppError('RESET_ELSEWHERE');
    const address = normalEmail(email);
    if (!(await this.links.isAllowed(address, ip))) return;
    const user = await this.users.findByEmail(address);
    await this.links.send('password-reset', user && { userId: user.id, address });
  }

  /** Does not use up the link. @throws AppError LINK_INVALID */
  async findOwner(token: string): Promise<{ id: string; email: string; username: string }> {
    const link = await this.links.find('password-reset', token);
    const user = await this.users.findById(link.userId);
    if (user?.email !== link.address) throw new AppError('LINK_INVALID');
    return user;
  }

  /** Ends all sessions and proves the address. @throws AppError LINK_INVALID */
  async reset(token: string, passwordHash: string): Promise<void> {
    const owner = await this.users.inTransaction(async (tx) => {
      const { userId, address } = await this.links.use(tx, 'password-reset', token);
      if (!(await this.users.resetPassword(tx, userId, address, passwordHash)))
        throw new AppError('LINK_INVALID');
      await this.sessions.endAll(userId, undefined, tx);
      await this.links.void(tx, userId);
      await this.links.notify(tx, 'password-was-reset', { userId, address });
      return userId;
    });
    this.log.write('password-reset', { userId: owner });
  }
}
