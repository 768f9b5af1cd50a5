import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/packages.ts';

const MIGRATIONS = 'backend/src/database/migrations';

export interface OlderVersion {
  commit: string;
  entry(program: string): string;
  remove(): void;
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

function commitBefore(): string {
  const from = process.env['UPGRADE_FROM'];
  if (from) return git('rev-parse', '--verify', `${from}^{commit}`);
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS);
  return git('rev-parse', '--verify', `${newest}~1`);
}

/** @throws Error without history, or when the version cannot be built any more */
export function olderVersion(): OlderVersion {
  const commit = commitBefore();
  const dir = join(ROOT, '.local', `older-${commit.slice(0, 12)}`);
  const remove = (): void => rmSync(dir, { recursive: true, force: true });
  remove();
  git('clone', '--quiet', '--shared', '--no-checkout', ROOT, dir);
  execFileSync('git', ['checkout', '--quiet', commit], { cwd: dir });
  // Hard links cost neither space nor time. Its build replaces packages of other versions.
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(dir, 'node_modules')]);
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] });
  return { commit, entry: (program) => join(dir, 'backend/dist', program), remove };
}
