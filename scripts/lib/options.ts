import { parseArgs } from 'node:util';

export function readOptions(command: string): { fresh: boolean; firebase: boolean } {
  try {
    const { values } = parseArgs({ options: { fresh: { type: 'boolean' }, firebase: { type: 'boolean' } } });
    return { fresh: values.fresh ?? false, firebase: values.firebase ?? false };
  } catch (error) {
    console.error(`${(error as Error).message}\nusage: ${command} [-- [--fresh] [--firebase]]`);
    process.exit(2);
  }
}
