import { destination } from 'pino';
import { SETTINGS } from './config/settings.js';

/** Asynchronous, so that a slow reader does not block. */
export const LOG_DESTINATION = destination({ fd: 1, sync: false });

/** Exits once the log is flushed, after `logFlushMs` at the latest. */
export function exitProcess(code: number): void {
  const exit = (): void => {
    // Otherwise pino would retry forever at exit.
    LOG_DESTINATION.destroy();
    process.exit(code);
  };
  setTimeout(exit, SETTINGS.http.logFlushMs);
  LOG_DESTINATION.once('close', exit);
  LOG_DESTINATION.end();
}
