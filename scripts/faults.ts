/* npm run test:faults [-- PATTERN…]: breaks one part after the other under load (backend/test/faults). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBuilt } from './build.ts';
import { ROOT } from './lib/packages.ts';
import { openTestFixture } from './services/test-fixture.ts';

await ensureBuilt();
const fixture = await openTestFixture();
const patterns = process.argv.slice(2);
const options = ['--selectProjects', 'faults', '--runInBand', '--testTimeout=240000'];
const child = spawn(
  process.execPath,
  // --forceExit: processes that a failed spec left behind must not hold up the end.
  ['node_modules/jest/bin/jest.js', ...patterns, ...options, '--forceExit'],
  {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...fixture.env,
      NODE_ENV: 'test',
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const [code] = (await once(child, 'exit')) as [number | null];
await fixture.stop();
process.exit(code ?? 1);
