import { hash, verify } from '@node-rs/argon2';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { SETTINGS } from '../../config/settings.js';
import { AppError } from '../../errors/app-error.js';
import { FairSemaphore } from '../../fair-semaphore.js';
import { isWeakPassword } from './weak-passwords.js';

const { memoryKib, iterations, parallelism, maxConcurrent, maxWaiting } = SETTINGS.passwords;
const OPTIONS = {
  memoryCost: memoryKib,
  timeCost: iterations,
  parallelism,
};

/** Limited: a hash costs 8 ms and 19 MiB, so logins could starve the rest. */
@Injectable()
export class PasswordHasher {
  private readonly turns = new FairSemaphore(maxConcurrent, maxConcurrent);
  private readonly dummy = hash('a password nobody has', OPTIONS);

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'isProduction' | 'IDENTITY'>) {}

  /** The identity service has the passwords. */
  get areElsewhere(): boolean {
    return this.env.IDENTITY === 'firebase';
  }

  /** Production only. @throws AppError PASSWORD_WEAK */
  refuseWeak(password: string, owner: { email: string; username: string }): void {
    if (this.env.isProduction && isWeakPassword(password, owner)) throw new AppError('PASSWORD_WEAK');
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, OPTIONS));
  }

  /** The hash, if it is the password's. `null` takes as long: null after the same work. */
  async prove(passwordHash: string | null, password: string): Promise<string | null> {
    const known = passwordHash ?? (await this.dummy);
    const isRight = await this.inTurn(() => verify(known, password));
    return isRight ? passwordHash : null;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.turns.countWaiting() >= maxWaiting) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 2 });
    return this.turns.run('', work);
  }
}
