import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DataSource } from 'typeorm';

/** The build does not copy SQL files, so the built program reads the sources too. */
const DIRECTORY = join(import.meta.dirname, '../../src/database/functions');

const TABLE = `CREATE TABLE IF NOT EXISTS stored_function (
  name text CONSTRAINT pk_stored_function PRIMARY KEY, hash text NOT NULL)`;

export const functionText = (name: string): string => readFileSync(join(DIRECTORY, `${name}.sql`), 'utf8');

/**
 * One file per function, named after it. In any order: Postgres finds what a function calls when it runs. The previous
 * release calls them too: a changed signature or meaning needs a new name. Raw: runs their text.
 */
export async function applyStoredFunctions(source: DataSource): Promise<string[]> {
  const names = globSync('*.sql', { cwd: DIRECTORY }).map((file) => basename(file, '.sql'));
  return source.transaction(async (tx) => {
    await tx.query(TABLE);
    const applied = await tx.query<{ name: string; hash: string }[]>(
      'SELECT name, hash FROM stored_function',
    );
    const hashes = new Map(applied.map(({ name, hash }) => [name, hash]));
    const changed: string[] = [];
    for (const name of names.sort()) {
      const text = functionText(name);
      const hash = createHash('sha256').update(text).digest('hex');
      if (hashes.get(name) === hash) continue;
      await tx.query(text);
      await tx.query(
        'INSERT INTO stored_function (name, hash) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET hash = excluded.hash',
        [name, hash],
      );
      changed.push(name);
    }
    return changed;
  });
}
