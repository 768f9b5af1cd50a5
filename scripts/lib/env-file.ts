import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from './packages.ts';

/** Adds the variables of `.env`. Variables that are set win; an empty value sets nothing. */
export function withEnvFile(env: NodeJS.ProcessEnv, file = join(ROOT, '.env')): NodeJS.ProcessEnv {
  if (!existsSync(file)) return { ...env };
  const added = Object.entries(parseEnv(readFileSync(file, 'utf8'))).filter(
    ([, value]) => value?.trim() !== '',
  );
  return { ...Object.fromEntries(added), ...env };
}
