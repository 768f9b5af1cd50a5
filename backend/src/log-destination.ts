import { destination } from 'pino';
import { SETTINGS } from './config/settings.js';

/** Where the log goes: standard output, written beside the calls and not within them. */
export const LOG_DESTINATION = destination({ fd: 1, sync: false });

/** Ends the process when the log is written. One that nobody reads any more, or not fast enough, holds it `logFlushMs` at most. */
export function exitProcess(code: number): void {
  const exit = (): void => {
    // Else pino itself would write the rest at exit, and try for ever.
    LOG_DESTINATION.destroy();
    process.exit(code);
  };
  setTimeout(exit, SETTINGS.http.logFlushMs);
  LOG_DESTINATION.once('close', exit);
  LOG_DESTINATION.end();
}
