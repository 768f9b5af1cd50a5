/* Programs of the benchmarks, each a process of its own that prints a line when it serves. */
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../scripts/dependencies.mjs';
import { endChild, spawnGuarded } from '../../scripts/services.mjs';

/** Starts `backend/bench/<file>`; resolves with the line that matches `sign` and how to end it. */
export async function startProgram(file, env, sign) {
  let child;
  const line = await new Promise((resolve, reject) => {
    let said = '';
    child = spawnGuarded(process.execPath, [join(ROOT, 'backend/bench', file)], {
      env: { ...process.env, ...env },
      onOutput: (text) => {
        said += text;
        const found = said.match(sign);
        if (found) resolve(found[0]);
      },
    });
    once(child, 'exit').then(() => reject(new Error(`${file} ended: ${said}`)), reject);
  });
  return { line, stop: () => endChild(child) };
}
