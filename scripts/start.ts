/* npm start: runs the product from a bare clone. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withEnvFile } from './lib/env-file.ts';
import { readOptions } from './lib/options.ts';
import { runUntilStopped } from './lib/stoppable.ts';
import { nameLocalModel } from './services/local-model.ts';
import { LOCAL, openLocalServices, readPort } from './services/local-services.ts';
import { type ServerProcess, startProcesses } from './services/product.ts';

function supervise(server: ServerProcess, isStopping: () => boolean, stop: (code: number) => void): void {
  const ends: number[] = [];
  const watch = (): unknown =>
    server.child?.once('exit', (code, signal) => {
      if (isStopping()) return;
      ends.push(Date.now());
      console.error(`! ${server.name} ended (${signal ?? `code ${code}`}), starting it again`);
      if (ends.filter((at) => at > Date.now() - 10_000).length >= 5) {
        console.error(`! ${server.name} keeps ending:\n${server.lines.slice(-8).join('\n')}`);
        stop(1);
        return;
      }
      server.start();
      watch();
    });
  watch();
}

runUntilStopped(async (running, stop) => {
  const options = readOptions('npm start');
  Object.assign(process.env, withEnvFile(process.env));
  const port = await readPort(process.env.PORT);
  const env = await openLocalServices(running, port, options);

  console.log('· api and worker');
  const logFile = join(LOCAL, 'product.log');
  writeFileSync(logFile, '');
  const { api, worker } = await startProcesses(env, (_name, line) => appendFileSync(logFile, `${line}\n`));
  running.defer(() => Promise.all([api.stop(), worker.stop()]).then(() => undefined));
  let isStopping = false;
  running.defer(() => void (isStopping = true));
  for (const server of [api, worker]) supervise(server, () => isStopping, stop);
  console.log(`  logs: ${logFile}`);
  await nameLocalModel('npm start', env);
  console.log(`ready http://localhost:${port}`);
});
