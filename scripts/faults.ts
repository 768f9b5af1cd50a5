/* npm run test:faults [-- PATTERN…]: breaks parts of the product under load (backend/test/faults). */
import { ensureBuilt, runTargets } from './lib/nx.ts';
import { openTestFixture } from './services/test-fixture.ts';

await ensureBuilt();
const fixture = await openTestFixture();
const [task] = await runTargets(['test-faults'], {
  args: process.argv.slice(2),
  flags: ['--output-style=stream-without-prefixes'],
  env: fixture.env,
}).finally(fixture.stop);
process.exit(task?.status ?? 1);
