/* npm run test:faults [-- PATTERN…]: the fault matrix on real processes, each fault under load (backend/test/faults). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureDependencies, ROOT } from './dependencies.mjs';

ensureDependencies();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
const { openStage } = await import('./test-stage.mjs');
const stage = await openStage();
const patterns = process.argv.slice(2);
const child = spawn(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    ...patterns,
    '--selectProjects',
    'faults',
    '--runInBand',
    '--testTimeout=240000',
    // What a failed one left running ends with jest, and is not waited for.
    '--forceExit',
  ],
  {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...stage.env,
      NODE_ENV: 'test',
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
const [code] = await once(child, 'exit');
await stage.stop();
process.exit(code ?? 1);
