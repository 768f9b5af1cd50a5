/* Advisories about shipped packages and signatures of all, from the registry. Reports what it does not answer. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS, ROOT } from '../lib/packages.ts';
import { auditAnswer, type KnownAdvisory, knownProblems } from './advisory-rules.ts';
import type { LockedPackage } from './supply-rules.ts';

const TIMEOUT_MS = 300_000;

/** npm exits with 1 for findings and for errors, so only its output counts. */
function npm(...args: string[]): Promise<string> {
  const options = { cwd: ROOT, timeout: TIMEOUT_MS, maxBuffer: 64_000_000 };
  return new Promise((resolve) => {
    execFile('npm', [...args, '--json', '--fetch-retries=0'], options, (_error, stdout) => resolve(stdout));
  });
}

interface Signatures {
  invalid?: { name: string; version: string }[];
  missing?: { name: string; version: string }[];
}

function badSignatures(output: string): string[] | null {
  try {
    const { invalid, missing } = JSON.parse(output) as Signatures;
    if (!invalid || !missing) return null;
    return invalid.map(({ name, version }) => `${name}@${version} has an invalid signature`);
  } catch {
    return null;
  }
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const known = read('scripts/checks/advisories.json') as KnownAdvisory[];
const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
const [audit, signatures] = await Promise.all([
  npm('audit', '--omit=dev', '--package-lock-only').then((output) => auditAnswer(output, known)),
  npm('audit', 'signatures').then(badSignatures),
]);
const problems = [...knownProblems(packages, known), ...audit.problems, ...(signatures ?? [])];
const notes = [
  audit.refusal === undefined
    ? 'advisories: the registry was asked'
    : `advisories: NOT CHECKED with the registry (${audit.refusal}); only the ${known.length} in advisories.json were`,
  `signatures: ${signatures ? 'checked' : 'NOT CHECKED (the registry gave no answer)'}`,
];
mkdirSync(RESULTS, { recursive: true });
// For `npm test`: Nx hides what successful tasks print.
writeFileSync(join(RESULTS, 'advisories.note'), `${notes.join('\n')}\n`);
console.log(notes.join('\n'));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
