/* node scripts/compile.ts FOLDER: compiles FOLDER/src to FOLDER/dist with swc, without checking types. */
import { existsSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

export const isCompiled = (file: string): boolean => /\.ts$/.test(file) && !/\.(spec|d)\.ts$/.test(file);

const distOf = (folder: string): string => join(ROOT, folder, 'dist');

export async function compileFile(folder: string, file: string, output = distOf(folder)): Promise<void> {
  const sourceFileName = join(ROOT, folder, 'src', file);
  const out = join(output, file.replace(/\.ts$/, '.js'));
  if (!existsSync(sourceFileName)) return rmSync(out, { force: true });
  const { code, map = '' } = await transformFile(sourceFileName, { ...SWC, sourceFileName });
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(`${out}.map`, map);
  writeFileSync(out, `${code}\n//# sourceMappingURL=${out.split('/').at(-1)}.map\n`);
}

if (import.meta.main) {
  const [, , folder = ''] = process.argv;
  // whole or not at all: a build that was interrupted leaves nothing that looks complete
  const unfinished = join(ROOT, '.nx', `compile-${process.pid}`);
  const files = globSync('**/*.ts', { cwd: join(ROOT, folder, 'src') }).filter(isCompiled);
  await Promise.all(files.map((file) => compileFile(folder, file, unfinished)));
  rmSync(distOf(folder), { recursive: true, force: true });
  renameSync(unfinished, distOf(folder));
}
