/* npm test [-- TIER… [PATTERN…]] */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, runTargets, type TargetOptions, type Task } from './lib/nx.ts';
import { RESULTS } from './lib/packages.ts';
import { ensureChromium } from './services/chromium.ts';
import { ensureFirebaseTools } from './services/firebase.ts';
import { openTestFixture } from './services/test-fixture.ts';

type Tier = 'static' | 'unit' | 'component' | 'medium' | 'e2e' | 'journeys';
interface TierTargets extends TargetOptions {
  targets: string[];
  needsProduct: boolean;
}
const TIERS: Readonly<Record<Tier, TierTargets>> = {
  static: {
    targets: ['lint', 'typecheck', 'check-containers', 'check-supply', 'check-advisories'],
    needsProduct: false,
  },
  unit: { targets: ['test'], exclude: ['frontend'], needsProduct: false },
  component: { targets: ['test'], projects: ['frontend'], needsProduct: false },
  medium: { targets: ['test-medium'], needsProduct: true },
  e2e: { targets: ['e2e'], projects: ['backend'], needsProduct: true },
  journeys: { targets: ['e2e'], projects: ['frontend'], needsProduct: true },
};
const isTier = (word: string): word is Tier => word in TIERS;

const words = process.argv.slice(2);
const patterns = words.filter((word) => !isTier(word));
const chosen = words.filter(isTier);
const tiers = chosen.length > 0 ? chosen : Object.keys(TIERS).filter(isTier);
const total = { passed: 0, failed: 0, cached: 0 };
const startedAt = Date.now();
let stop = (): Promise<void> => Promise.resolve();

interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

function resultOf({ projectName, target }: Task): JestResult | null {
  const file = join(RESULTS, `${projectName}-${target}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JestResult) : null;
}

/** By tests if the task has a Jest result, else as one. A build counts only when it fails. */
function count(task: Task): void {
  const isRed = task.status !== 0;
  const result = resultOf(task);
  const passed = result?.numPassedTests ?? (isRed || task.target === 'build' ? 0 : 1);
  const failed = result ? result.numFailedTests + result.numRuntimeErrorTestSuites : 0;
  total.passed += passed;
  total.failed += Math.max(failed, isRed ? 1 : 0);
  if (task.cacheStatus !== 'cache-miss') total.cached += passed;
}

async function run({ targets, ...options }: TargetOptions & { targets: string[] }): Promise<void> {
  for (const task of await runTargets(targets, options)) count(task);
}

/** A failure fails the specs that need them. */
const installTools = (): Promise<unknown> =>
  Promise.all(
    [ensureChromium, ensureFirebaseTools].map((ensure) =>
      ensure().catch((error: unknown) => console.error(String(error))),
    ),
  );

/** One Nx run for all tiers fills both processors; chosen tiers run one by one. */
async function runTiers(env: NodeJS.ProcessEnv): Promise<void> {
  if (words.length === 0) {
    const targets = new Set(tiers.flatMap((tier) => TIERS[tier].targets));
    return run({ targets: [...targets], env });
  }
  for (const tier of tiers) await run({ ...TIERS[tier], args: tier === 'static' ? [] : patterns, env });
}

async function openFixture(): Promise<NodeJS.ProcessEnv> {
  await Promise.all([ensureBuilt(), installTools()]);
  const fixture = await openTestFixture();
  stop = fixture.stop;
  return fixture.env;
}

async function main(): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await runTiers(tiers.some((tier) => TIERS[tier].needsProduct) ? await openFixture() : {});
}

async function finish(error?: unknown): Promise<never> {
  await stop();
  if (error !== undefined) {
    console.error(error);
    total.failed += 1;
  }
  const notes = readdirSync(RESULTS).filter((name) => name.endsWith('.note'));
  for (const note of notes) console.log(readFileSync(join(RESULTS, note), 'utf8').trim());
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`took ${seconds} s; ${total.cached} of the passed ones come from the Nx cache`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void finish(new Error(`stopped by ${signal}`)));
main().then(() => finish(), finish);
