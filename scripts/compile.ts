/* node scripts/compile.ts FOLDER: compiles FOLDER/src to FOLDER/dist with swc, without checking types. */
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
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

export async function compileFile(folder: string, file: string): Promise<void> {
  const sourceFileName = join(ROOT, folder, 'src', file);
  const out = join(ROOT, folder, 'dist', file.replace(/\.ts$/, '.js'));
  if (!existsSync(sourceFileName)) return rmSync(out, { force: true });
  const { code, map = '' } = await transformFile(sourceFileName, { ...SWC, sourceFileName });
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(`${out}.map`, map);
  writeFileSync(out, `${code}\n//# sourceMappingURL=${out.split('/').at(-1)}.map\n`);
}

if (import.meta.main) {
  const [, , folder = ''] = process.argv;
  rmSync(join(ROOT, folder, 'dist'), { recursive: true, force: true });
  const files = globSync('**/*.ts', { cwd: join(ROOT, folder, 'src') }).filter(isCompiled);
  await Promise.all(files.map((file) => compileFile(folder, file)));
}
