import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

const STAMP = join(ROOT, 'node_modules/.repurpose-lock');

/** Installs exactly what the lock file says, unless that was done already. */
export function ensureDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('· dependencies (npm ci, about a minute)');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: ROOT, stdio: 'inherit' });
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true });
  writeFileSync(STAMP, lock);
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Makes sure that a program is on PATH; on Debian as root it is installed.
 * @throws Error that names the ways out, when it cannot be had.
 */
export function ensureProgram(program, packages, otherWay) {
  const find = () => spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim();
  const found = find();
  if (found) return found;
  if (isDebianRoot()) {
    console.log(`· ${program} (apt-get install ${packages.join(' ')})`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = () =>
      spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
        env,
        encoding: 'utf8',
      });
    if (install().status !== 0) {
      spawnSync('apt-get', ['update', '-q'], { env });
      const again = install();
      if (again.status !== 0) console.error(again.stderr.trim().split('\n').slice(-3).join('\n'));
    }
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(`${program} was not found. Install it, or ${otherWay}.`);
}
