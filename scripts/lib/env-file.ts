/* The variables in `.env` (see .env.example), for everything that runs from a terminal. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from './packages.ts';

/** The environment plus the file's variables. A variable that is already set wins; an empty value sets nothing. */
export function withEnvFile(env: NodeJS.ProcessEnv, file = join(ROOT, '.env')): NodeJS.ProcessEnv {
  if (!existsSync(file)) return { ...env };
  const added = Object.entries(parseEnv(readFileSync(file, 'utf8'))).filter(
    ([, value]) => value?.trim() !== '',
  );
  return { ...Object.fromEntries(added), ...env };
}
