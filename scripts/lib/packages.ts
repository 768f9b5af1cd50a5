/* Imports only Node's own modules, because it runs before `npm ci`. */
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

export const ROOT = join(import.meta.dirname, '../..');
export const RESULTS = join(ROOT, '.local/results');

export async function installPackages(dir: string, name: string, flags: readonly string[] = []) {
  const stamp = join(dir, 'node_modules/.repurpose-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(dir, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error(`· ${name} (npm ci)`);
  const args = ['ci', ...flags, '--no-audit', '--no-fund', '--loglevel=error'];
  // stdout belongs to the script that runs next.
  const npm = spawn('npm', args, { cwd: dir, stdio: ['ignore', 2, 2] });
  const [code] = (await once(npm, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`npm ci failed in ${dir} (code ${code ?? 'none'}).`);
  writeFileSync(stamp, lock);
}

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
const findProgram = (program: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, program))
    .find(isExecutable);

async function installDebianPackages(packages: readonly string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => promisify(execFile)('apt-get', args, { env });
  const install = () => apt('install', '-y', '-q', '--no-install-recommends', ...packages);
  try {
    await install().catch(() => apt('update', '-q').then(install));
  } catch (error) {
    console.error(String(error).trim().split('\n').slice(-3).join('\n'));
  }
}

export async function ensureProgram(program: string, packages: readonly string[], alternative: string) {
  const found = findProgram(program);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error(`· ${program} (apt-get install ${packages.join(' ')})`);
    await installDebianPackages(packages);
    const installed = findProgram(program);
    if (installed) return installed;
  }
  throw new Error(`${program} was not found. Install it, or ${alternative}.`);
}
