/* npm run build: libs and backend with swc (`npm test` checks the types), the page with Vite. Skips what did not change. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Options, transformFile } from '@swc/core';
import { ROOT } from './lib/packages.ts';

const NODE_PARTS = ['libs/contract', 'libs/writing', 'libs/stripe-sandbox', 'backend'];
const isSource = (file: string) => !/\.spec\.tsx?$|\.d\.ts$/.test(file);

const SWC: Options = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: true,
  swcrc: false,
};

function digestOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs `build` unless its input files are those of the last time. */
async function onceFor(
  name: string,
  patterns: readonly string[],
  output: readonly string[],
  build: () => Promise<void> | void,
): Promise<void> {
  const stamp = join(ROOT, `.local/${name}.stamp`);
  const digest = digestOf([...patterns, 'package-lock.json', 'scripts/build.ts']);
  const isDone =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === digest &&
    output.every((o) => existsSync(join(ROOT, o)));
  if (isDone) return;
  console.log(`· build ${name}`);
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

async function compile(part: string): Promise<void> {
  const source = join(ROOT, part, 'src');
  const target = join(ROOT, part, 'dist');
  rmSync(target, { recursive: true, force: true });
  const files = globSync('**/*.ts', { cwd: source }).filter(isSource);
  await Promise.all(
    files.map(async (file) => {
      const sourceFileName = join(source, file);
      const { code, map } = await transformFile(sourceFileName, { ...SWC, sourceFileName });
      const out = join(target, file.replace(/\.ts$/, '.js'));
      mkdirSync(dirname(out), { recursive: true });
      writeFileSync(out, `${code}\n//# sourceMappingURL=${out.split('/').at(-1)}.map\n`);
      writeFileSync(`${out}.map`, map ?? '');
    }),
  );
}

/** Builds what is missing or changed. `part`: only `backend` (with the libs) or only `frontend`. */
export async function ensureBuilt(part: 'all' | 'backend' | 'frontend' = 'all'): Promise<void> {
  if (part !== 'frontend') {
    await onceFor(
      'backend',
      NODE_PARTS.map((p) => `${p}/src/**/*.ts`),
      NODE_PARTS.map((p) => `${p}/dist`),
      async () => {
        for (const p of NODE_PARTS) await compile(p);
      },
    );
  }
  if (part !== 'backend') {
    const inputs = [
      'frontend/{src,public}/**/*',
      'frontend/*.{ts,html,json}',
      'libs/{contract,writing}/src/**/*.ts',
    ];
    await onceFor('frontend', inputs, ['frontend/dist/index.html'], () => {
      execFileSync('npm', ['run', '--silent', 'build', '-w', 'frontend'], { cwd: ROOT, stdio: 'inherit' });
    });
  }
}

if (process.argv[1] === import.meta.filename) await ensureBuilt();
