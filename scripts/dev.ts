import { spawn } from 'node:child_process';
import { withEnvFile } from './lib/env-file.ts';
import { NX } from './lib/nx.ts';
import { readOptions } from './lib/options.ts';
import { ROOT } from './lib/packages.ts';
import { runUntilStopped } from './lib/stoppable.ts';
import { nameLocalModel } from './services/local-model.ts';
import { openLocalServices, readPort } from './services/local-services.ts';
import { answersOk, endChild, freePort, untilUp } from './services/processes.ts';

runUntilStopped(async (running, stop) => {
  const options = readOptions('npm run dev');
  Object.assign(process.env, withEnvFile(process.env));
  const port = await readPort(process.env.PORT);
  const services = await openLocalServices(running, port, { ...options, projects: ['backend'] });

  console.log('· api, worker and page');
  // Vite proxies API calls: one origin, as in production.
  const env = { ...services, API_URL: `http://127.0.0.1:${await freePort()}` };
  const args = [NX, 'run-many', '-t', 'dev', '--output-style=stream'];
  const nx = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
  nx.once('exit', (code) => stop(code ?? 1));
  running.defer(() => endChild(nx));
  for (const url of [`${env.API_URL}/api/health/ready`, `http://localhost:${port}/`])
    await untilUp(url, () => answersOk(url), { timeoutMs: Infinity });
  await nameLocalModel('npm run dev', env);
  console.log(`ready http://localhost:${port}`);
});
