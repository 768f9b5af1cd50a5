/* node scripts/compile.ts FOLDER: compiles FOLDER/src to FOLDER/dist with swc. Types are checked by `nx typecheck`. */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Options, transformFile } from '@swc/core';
import { ROOT } from './lib/packages.ts';

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

const folder = join(ROOT, process.argv[2] ?? '');
const source = join(folder, 'src');
const target = join(folder, 'dist');
const isSource = (file: string): boolean => /\.ts$/.test(file) && !/\.(spec|d)\.ts$/.test(file);

async function compile(file: string): Promise<void> {
  const sourceFileName = join(source, file);
  const { code, map = '' } = await transformFile(sourceFileName, { ...SWC, sourceFileName });
  const out = join(target, file.replace(/\.ts$/, '.js'));
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(`${out}.map`, map);
  writeFileSync(out, `${code}\n//# sourceMappingURL=${out.split('/').at(-1)}.map\n`);
}

rmSync(target, { recursive: true, force: true });
await Promise.all(globSync('**/*.ts', { cwd: source }).filter(isSource).map(compile));
