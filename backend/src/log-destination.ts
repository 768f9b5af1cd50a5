import { destination } from 'pino';
import { SETTINGS } from './config/settings.js';

/** A slow reader must not block. */
export const LOG_DESTINATION = destination({ fd: 1, sync: false });

export function exitProcess(code: number): void {
  const exit = (): void => {
    // Otherwise pino would retry forever.
    LOG_DESTINATION.destroy();
    process.exit(code);
  };
  setTimeout(exit, SETTINGS.http.logFlushMs);
  LOG_DESTINATION.once('close', exit);
  LOG_DESTINATION.end();
}
