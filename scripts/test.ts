/* npm test [-- STAGE… [PATTERN…]]: static checks, unit, component, medium, e2e, journeys; ends with "N passed, N failed". */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, ROOT } from './dependencies.mjs';

const PROJECTS = ['unit', 'component', 'medium', 'e2e', 'journeys'];
const words = process.argv.slice(2);
const stages = words.filter((word) => [...PROJECTS, 'static'].includes(word));
const patterns = words.filter((word) => !stages.includes(word));
const wants = (stage) => stages.length === 0 || stages.includes(stage);
const total = { passed: 0, failed: 0 };
const startedAt = Date.now();
const stops = [];

const seconds = (from) => `${Math.round((Date.now() - from) / 1000)} s`;

/** Runs a command; its output is shown when it fails (or always, with `isLoud`). */
function run(command, args, { env = process.env, isLoud = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env,
      stdio: isLoud ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** One static check: counts as one test. */
async function check(name, command, args) {
  const from = Date.now();
  const { code, output } = await run(command, args);
  total[code === 0 ? 'passed' : 'failed'] += 1;
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(from)})`);
  if (code !== 0) console.log(output.trim().slice(-6_000));
}

/** The names of tests that failed first and passed then: each is a defect of the product or of the test. */
function triedTwice(result) {
  const tests = result?.testResults.flatMap((file) => file.assertionResults) ?? [];
  return tests
    .filter((test) => test.status === 'passed' && test.invocations > 1)
    .map((test) => test.fullName);
}

/** Runs Jest projects and adds up its result; a run that ended without one counts as a failure. */
async function jest(projects, env, workers) {
  const wanted = projects.filter(wants);
  if (wanted.length === 0) return;
  const from = Date.now();
  const report = join(ROOT, `.local/jest-${wanted.join('-')}.json`);
  rmSync(report, { force: true });
  const args = [
    'node_modules/jest/bin/jest.js',
    ...patterns,
    '--selectProjects',
    ...wanted,
    '--json',
    `--outputFile=${report}`,
  ];
  args.push(`--maxWorkers=${workers}`, '--passWithNoTests', '--reporters=default', '--silent=false');
  const own = {
    ...process.env,
    ...env,
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    NODE_ENV: 'test',
  };
  const { code, output } = await run(process.execPath, args, { env: own });
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  const failed = result === null ? 1 : result.numFailedTests + result.numRuntimeErrorTestSuites;
  total.passed += result?.numPassedTests ?? 0;
  total.failed += Math.max(failed, code === 0 ? 0 : 1);
  if (failed || code) console.log(output.trim().slice(-12_000));
  for (const name of triedTwice(result)) console.log(`  second try: ${name}`);
  console.log(
    `${failed || code ? '✗' : '✓'} ${wanted.join(', ')}: ${result?.numPassedTests ?? 0} passed, ${failed} failed (${seconds(from)})`,
  );
}

/** The compiler's newest, native major: eslint and swagger stand on the one before, which takes five times as long to check. */
const TSC = join(ROOT, 'node_modules/typescript-native/bin/tsc');

/** Installs what specs stand on; a failure shows here and fails the specs that need it. */
async function prepare(script) {
  const { code, output } = await run(process.execPath, [`scripts/${script}.mjs`]);
  if (code !== 0) console.log(output.trim().slice(-3_000));
}

async function staticChecks() {
  if (!wants('static')) return;
  const bin = (name) => join(ROOT, 'node_modules/.bin', name);
  // two lanes that take about as long
  await Promise.all([
    (async () => {
      await check('eslint', bin('eslint'), ['.', '--ignore-pattern', 'frontend', '--max-warnings', '0']);
      await check('types', process.execPath, [TSC, '-p', '.']);
      await check('containers', process.execPath, ['scripts/check-containers.mjs']);
    })(),
    (async () => {
      await check('eslint of the page', bin('eslint'), ['frontend', '--max-warnings', '0']);
      await check('types of the page', process.execPath, [TSC, '-p', 'frontend']);
      await check('prettier', bin('prettier'), ['--check', '--log-level', 'warn', '.']);
      await check('supply', process.execPath, ['scripts/check-supply.mjs']);
    })(),
  ]);
}

async function main() {
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  ensureDependencies();
  const { ensureBuilt } = await import('./build.mjs');
  const needsProduct = ['medium', 'e2e', 'journeys'].some(wants);
  // What is fetched from registries waits for the network: it is fetched while the processors check.
  const fetched = needsProduct
    ? Promise.all([prepare('chromium'), prepare('firebase')])
    : Promise.resolve([]);
  await staticChecks();
  await jest(['unit', 'component'], {}, 2);
  if (needsProduct) {
    await fetched;
    await ensureBuilt();
    const { openStage } = await import('./test-stage.mjs');
    const stage = await openStage();
    stops.push(stage.stop);
    await jest(['medium', 'e2e'], stage.env, 2);
    await jest(['journeys'], stage.env, 2);
  }
}

async function finish(error) {
  for (const stop of stops.reverse()) await stop();
  if (error) console.error(error);
  if (error) total.failed += 1;
  console.log(`took ${seconds(startedAt)}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void finish(new Error(`stopped by ${signal}`)));
main().then(() => finish(), finish);
