import { Injectable } from '@nestjs/common';
import { SETTINGS } from '../../config/settings.js';
import { AppError } from '../../errors/app-error.js';
import { UsersService } from '../users/users.service.js';
import { LoginLimits } from './login.limits.js';
import { PasswordHasher } from './password-hasher.js';

export interface OwnerProof {
  password: string | undefined;
  /** Epoch milliseconds. */
  signedInAt: number | undefined;
  ip: string | undefined;
}

/** For actions that cannot be undone: a session may be an unattended browser. */
@Injectable()
export class OwnerProofService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly limits: LoginLimits,
  ) {}

  /** Returns the proven hash, or null. @throws AppError PASSWORD_REQUIRED, WRONG_PASSWORD, SIGN_IN_AGAIN, NO_SESSION */
  async prove(userId: string, { password, signedInAt, ip }: OwnerProof): Promise<string | null> {
    const user = await this.users.findById(userId);
    if (!user) throw new AppError('NO_SESSION');
    if (user.passwordHash === null) {
      const ageMs = Date.now() - (signedInAt ?? 0);
      if (ageMs > SETTINGS.session.freshMs) throw new AppError('SIGN_IN_AGAIN');
      return null;
    }
    if (password === undefined || password === '') throw new AppError('PASSWORD_REQUIRED');
    const provenHash = await this.limits.attempt(user.email, ip, () =>
      this.passwords.prove(user.passwordHash, password),
    );
    if (provenHash === null) throw new AppError('WRONG_PASSWORD');
    return provenHash;
  }
}
