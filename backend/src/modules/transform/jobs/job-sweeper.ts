import { SETTINGS } from '../../../config/settings.js';
import { Repeating } from './repeating.js';

/** Finds the rows a crash or a lost queue left behind: puts them on their queue again, or settles them. */
export abstract class JobSweeper extends Repeating {
  protected readonly everyMs = SETTINGS.transform.reapEveryMs;

  /** One round, safe to run in several workers at once: adding a job twice is adding it once, settling too. */
  abstract sweep(): Promise<void>;

  protected round(): Promise<void> {
    return this.sweep();
  }
}
