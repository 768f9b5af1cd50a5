/* Checks package-lock.json by the rules of supply.mjs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './dependencies.mjs';
import { installedBy, supplyProblems } from './supply.mjs';

const read = (name) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
const { packages } = read('package-lock.json');
const problems = supplyProblems(packages, read('package.json').allowScripts);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`supply: ${installedBy(packages).length} packages, no problems`);
