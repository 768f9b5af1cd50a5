import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/packages.ts';
import { installedPackages, type LockedPackage, supplyProblems } from './supply-rules.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
const problems = supplyProblems(packages, allowScripts);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`supply: ${installedPackages(packages).length} packages, no problems`);
