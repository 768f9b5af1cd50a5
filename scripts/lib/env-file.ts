/* The variables of `.env` (see .env.example), for everything that runs from a terminal. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** The environment with what the file adds; a variable that is set already stays, an empty line sets nothing. */
export function withEnvFile(env, file = join(import.meta.dirname, '../.env')) {
  if (!existsSync(file)) return { ...env };
  const added = Object.entries(parseEnv(readFileSync(file, 'utf8'))).filter(
    ([, value]) => value.trim() !== '',
  );
  return { ...Object.fromEntries(added), ...env };
}
