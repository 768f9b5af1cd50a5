import type { MemberRole } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { RateLimits } from '../../http/rate-limits.js';
import { MailOutbox } from '../mail/mail-outbox.service.js';
import { UsersService } from '../users/users.service.js';

const ROLE_WORDS: Readonly<Record<MemberRole, string>> = {
  admin: 'an admin',
  editor: 'an editor',
  viewer: 'a viewer',
};

@Injectable()
export class InvitationMails {
  constructor(
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    private readonly limits: RateLimits,
  ) {}

  /** A proven address: no invitations in another person's name. @throws AppError ADDRESS_UNPROVEN */
  async senderOf(tx: EntityManager, userId: string): Promise<string> {
    const user = await this.users.findById(userId, tx);
    if (!user) throw new AppError('NO_SESSION');
    if (user.emailProvenAt === null) throw new AppError('ADDRESS_UNPROVEN');
    return user.email;
  }

  /** The same for addresses with and without an account. @throws AppError TOO_MANY_MAILS, TOO_MANY_REQUESTS */
  async take(userId: string, address: string): Promise<void> {
    await this.limits.of('invitationMailPerUser').take(userId);
    await this.limits.of('invitationMailPerAddress').take(address);
    await this.limits.of('mailPerAddress').take(address);
  }

  async put(
    tx: EntityManager,
    { id, email, role }: { id: string; email: string; role: MemberRole },
    inviter: string,
  ): Promise<void> {
    await this.withdraw(tx, id);
    const facts = { inviter, role: ROLE_WORDS[role] };
    await this.mails.put(
      { kind: 'invitation', subjectId: id, to: { userId: null, address: email }, facts },
      tx,
    );
  }

  withdraw(tx: EntityManager, id: string): Promise<void> {
    return this.mails.withdraw('invitation', id, tx);
  }
}
