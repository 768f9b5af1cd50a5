import { Injectable } from '@nestjs/common';
import type { AccountAddress } from '@repurpose/contract';
import { AppError } from '../../../errors/app-error.js';
import { SecurityLog } from '../../../security-log.js';
import { normalEmail } from '../../users/address.js';
import type { UserEntity } from '../../users/user.entity.js';
import { UsersService } from '../../users/users.service.js';
import { OwnerProofService } from '../owner-proof.service.js';
import { AccountLinks } from './account-links.service.js';

@Injectable()
export class AddressService {
  constructor(
    private readonly users: UsersService,
    private readonly proofs: OwnerProofService,
    private readonly links: AccountLinks,
    private readonly log: SecurityLog,
  ) {}

  async get(userId: string): Promise<AccountAddress> {
    const { email, emailProvenAt } = await this.userOf(userId);
    return { email, isProven: emailProvenAt !== null };
  }

  /** @throws AppError ADDRESS_PROVEN, TOO_MANY_MAILS, TOO_MANY_REQUESTS */
  async sendProof(userId: string, ip: string | undefined): Promise<void> {
    const { email, emailProvenAt } = await this.userOf(userId);
    if (emailProvenAt !== null) throw new AppError('ADDRESS_PROVEN');
    await this.allow(email, ip);
    await this.links.send('address-proof', { userId, address: email });
  }

  /** @throws AppError LINK_INVALID, LINK_OF_ANOTHER_ACCOUNT */
  async prove(userId: string, token: string): Promise<AccountAddress> {
    await this.refuseOthers(userId, 'address-proof', token);
    await this.users.inTransaction(async (tx) => {
      const { address } = await this.links.use(tx, 'address-proof', token);
      if (!(await this.users.confirmEmail(tx, userId, address))) throw new AppError('LINK_INVALID');
    });
    return this.get(userId);
  }

  /** Mails a link to the new address. @throws AppError of the password check, EMAIL_TAKEN, ADDRESS_ELSEWHERE */
  async requestChange(
    userId: string,
    { email, password }: { email: string; password: string },
    ip: string | undefined,
  ): Promise<void> {
    const user = await this.userOf(userId);
    if (user.firebaseUid !== null) throw new AppError('ADDRESS_ELSEWHERE');
    await this.proofs.prove(userId, { password, signedInAt: undefined, ip });
    const address = normalEmail(email);
    if (await this.users.findByEmail(address)) throw new AppError('EMAIL_TAKEN');
    await this.allow(address, ip);
    await this.links.send('address-change', { userId, address });
  }

  /** Notifies the old address. @throws AppError LINK_INVALID, LINK_OF_ANOTHER_ACCOUNT, EMAIL_TAKEN */
  async change(userId: string, token: string): Promise<AccountAddress> {
    await this.refuseOthers(userId, 'address-change', token);
    await this.users.inTransaction(async (tx) => {
      const { address } = await this.links.use(tx, 'address-change', token);
      const { email } = await this.userOf(userId);
      if (!(await this.users.changeEmail(tx, userId, email, address))) throw new AppError('LINK_INVALID');
      await this.links.void(tx, userId);
      await this.links.notify(tx, 'address-changed', { userId, address: email });
    });
    this.log.write('address-changed', { userId });
    return this.get(userId);
  }

  private async userOf(userId: string): Promise<UserEntity> {
    const user = await this.users.findById(userId);
    if (!user) throw new AppError('NO_SESSION');
    return user;
  }

  private async allow(address: string, ip: string | undefined): Promise<void> {
    if (!(await this.links.isAllowed(address, ip))) throw new AppError('TOO_MANY_MAILS');
  }

  /** Someone may have registered another person's address. That person's click must not prove it. */
  private async refuseOthers(
    userId: string,
    purpose: 'address-proof' | 'address-change',
    token: string,
  ): Promise<void> {
    const link = await this.links.find(purpose, token);
    if (link.userId !== userId) throw new AppError('LINK_OF_ANOTHER_ACCOUNT');
  }
}
