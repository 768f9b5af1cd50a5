import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ANSWER, EXAMPLES } from '../../../frontend/src/features/info/content/api-examples.js';
import { ensureProgram } from '../../../scripts/lib/packages.ts';
import { sharedProduct } from '../harness/product.js';
import { agencyOwner, workspaceOf } from '../workspaces/team.js';
import { newKey } from './program.js';

const run = promisify(execFile);
const { url } = sharedProduct();
const FILES = { curl: 'example.sh', TypeScript: 'example.ts', Python: 'example.py' } as const;

async function programOf(name: keyof typeof FILES): Promise<string> {
  if (name === 'TypeScript') return process.execPath;
  const help = 'install it to run this example';
  if (name === 'Python') return ensureProgram('python3', ['python3'], help);
  await ensureProgram('curl', ['curl'], help);
  return '/bin/sh';
}

it.each(EXAMPLES)('the example for $name runs', async ({ name, code }) => {
  const owner = await agencyOwner();
  const { key } = await newKey(owner, (await workspaceOf(owner, name)).id, ['transform']);
  const file = join(mkdtempSync(join(tmpdir(), 'example-')), FILES[name]);
  // A module, as in a reader's package.
  writeFileSync(file, name === 'TypeScript' ? `export {};\n${code}` : code);
  const { PATH, HOME } = process.env;
  const { stdout } = await run(await programOf(name), [file], {
    env: { PATH, HOME, REPURPOSE_URL: url, REPURPOSE_API_KEY: key },
  });
  expect(stdout).toContain('14 people');
  const shown = Array.from(ANSWER.code.matchAll(/"\w+":/gu), ([field]) => field);
  if (name === 'curl') for (const field of shown) expect(stdout).toContain(field);
});
