/* npm test [-- TIER… [PATTERN…]]: static checks, unit, component, medium, e2e, journeys; ends with "N passed, N failed". */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.ts';
import { ROOT } from './lib/packages.ts';
import { ensureChromium } from './services/chromium.ts';
import { ensureFirebaseTools } from './services/firebase.ts';
import { openTestFixture } from './services/test-fixture.ts';

const TIERS = ['static', 'unit', 'component', 'medium', 'e2e', 'journeys'];
const words = process.argv.slice(2);
const tiers = words.filter((word) => TIERS.includes(word));
const patterns = words.filter((word) => !TIERS.includes(word));
const wants = (tier: string): boolean => tiers.length === 0 || tiers.includes(tier);
const total = { passed: 0, failed: 0 };
const startedAt = Date.now();
const stops: (() => Promise<void>)[] = [];

const seconds = (from: number): string => `${Math.round((Date.now() - from) / 1000)} s`;

interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Runs a command to its end. */
function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** One static check: counts as one test. */
async function check(name: string, command: string, args: readonly string[]): Promise<void> {
  const from = Date.now();
  const { code, output } = await run(command, args);
  total[code === 0 ? 'passed' : 'failed'] += 1;
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(from)})`);
  if (code !== 0) console.log(output.trim().slice(-6_000));
}

/** Runs Jest projects and adds up their result; a run without a result counts as a failure. */
async function jest(projects: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const wanted = projects.filter(wants);
  if (wanted.length === 0) return;
  const from = Date.now();
  const report = join(ROOT, `.local/jest-${wanted.join('-')}.json`);
  rmSync(report, { force: true });
  const args = ['node_modules/jest/bin/jest.js', ...patterns, '--selectProjects', ...wanted, '--json'];
  args.push(`--outputFile=${report}`, '--maxWorkers=2', '--passWithNoTests', '--reporters=default');
  const { code, output } = await run(process.execPath, args, {
    ...process.env,
    ...env,
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    NODE_ENV: 'test',
  });
  const result = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as JestResult) : null;
  const passed = result?.numPassedTests ?? 0;
  const failed = result === null ? 1 : result.numFailedTests + result.numRuntimeErrorTestSuites;
  total.passed += passed;
  total.failed += Math.max(failed, code === 0 ? 0 : 1);
  const isRed = failed > 0 || code !== 0;
  if (isRed) console.log(output.trim().slice(-12_000));
  console.log(
    `${isRed ? '✗' : '✓'} ${wanted.join(', ')}: ${passed} passed, ${failed} failed (${seconds(from)})`,
  );
}

/** The native compiler takes a fifth of the time; eslint and swagger need the major version before it. */
const TSC = join(ROOT, 'node_modules/typescript-native/bin/tsc');

async function staticChecks(): Promise<void> {
  if (!wants('static')) return;
  const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);
  const script = (name: string): [string, string[]] => [process.execPath, [`scripts/checks/${name}.ts`]];
  // Two lanes of about the same length.
  await Promise.all([
    (async () => {
      await check('eslint', bin('eslint'), ['.', '--ignore-pattern', 'frontend', '--max-warnings', '0']);
      await check('types', process.execPath, [TSC, '-p', '.']);
      await check('containers', ...script('containers'));
    })(),
    (async () => {
      await check('eslint of the page', bin('eslint'), ['frontend', '--max-warnings', '0']);
      await check('types of the page', process.execPath, [TSC, '-p', 'frontend']);
      await check('prettier', bin('prettier'), ['--check', '--log-level', 'warn', '.']);
      await check('supply', ...script('supply'));
    })(),
  ]);
}

/** Chromium and the Firebase emulator. A failure fails the specs that need them. */
const installTools = (): Promise<unknown> =>
  Promise.all(
    [ensureChromium, ensureFirebaseTools].map((ensure) =>
      ensure().catch((error: unknown) => console.error(String(error))),
    ),
  );

async function main(): Promise<void> {
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  const needsProduct = ['medium', 'e2e', 'journeys'].some(wants);
  // Downloads wait for the network while the checks use the processors.
  const tools = needsProduct ? installTools() : undefined;
  await staticChecks();
  await jest(['unit', 'component']);
  if (!needsProduct) return;
  await tools;
  await ensureBuilt();
  const fixture = await openTestFixture();
  stops.push(fixture.stop);
  await jest(['medium', 'e2e'], fixture.env);
  await jest(['journeys'], fixture.env);
}

async function finish(error?: unknown): Promise<never> {
  for (const stop of stops.reverse()) await stop();
  if (error !== undefined) {
    console.error(error);
    total.failed += 1;
  }
  console.log(`took ${seconds(startedAt)}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void finish(new Error(`stopped by ${signal}`)));
main().then(() => finish(), finish);
