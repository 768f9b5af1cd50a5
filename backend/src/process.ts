import type { Logger } from 'nestjs-pino';
import { SETTINGS } from './config/settings.js';
import { exitProcess } from './log-destination.js';

/** Once, on SIGTERM or SIGINT. A second signal, or a hanging stop, exits immediately. */
export function onStopSignal(logger: Logger, stop: () => Promise<void>): void {
  let isStopping = false;
  const begin = (signal: NodeJS.Signals) => {
    if (isStopping) return exitProcess(1);
    isStopping = true;
    logger.log(`${signal}: stopping`);
    setTimeout(() => exitProcess(1), SETTINGS.http.shutdownMs).unref();
    stop().then(
      () => exitProcess(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        exitProcess(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
}

/** A rejection does not end running requests. An uncaught exception leaves unknown state, so it ends the process. */
export function stopOnFatalError(logger: Logger): void {
  process.on('unhandledRejection', (error) => {
    logger.error({ err: error }, 'a rejection was not handled');
  });
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'an exception was not caught');
    exitProcess(1);
  });
}
