import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/packages.ts';
import { GENERATED_START } from '../../../frontend/src/features/info/content/api-examples.js';
import { sharedProduct } from '../harness/product.js';
import { agencyOwner, workspaceOf } from '../workspaces/team.js';
import { newKey } from './program.js';

/* A client generated from the document compiles and runs the quick start. */
/** Without input. @throws Error with its output */
function run(args: string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env } };
    const child = execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${error.message}\n${stdout}\n${stderr}`));
      else resolve(stdout);
    });
    child.stdin?.end();
  });
}
const { url } = sharedProduct();
const folder = join(ROOT, '.local/generated-client');

const QUICK_START = `
import { createClient, createConfig } from './client/client/index.ts';
import { check, credits, formats, status, transform } from './client/index.ts';

const client = createClient(createConfig({ baseUrl: process.env.URL, auth: () => process.env.KEY }));
const content = 'The team had 14 people in 2016. They wrote one note a week.';
const { data, response } = await transform({ client, body: { content, formats: ['summary'] }, throwOnError: true });
const text: string | null | undefined = data.formats.summary?.text;
const again = await status({ client, query: { id: data.id }, throwOnError: true });
const list = await formats({ client, throwOnError: true });
const left = await credits({ client, throwOnError: true });
const checked = await check({ client, body: { source: content, text: 'It had 15 people.' }, throwOnError: true });
const refused = await transform({ client, body: { content: ' ', formats: ['summary'] } });
const code: string | undefined = refused.error?.code;
console.log(JSON.stringify({
  status: response.status, text, same: again.data.id === data.id, formats: list.data.data.length,
  remaining: left.data.remaining, unsupported: checked.data.unsupportedClaims, code,
}));
`;

/* Readers run it with tsx, which resolves folders. */
const PAGE_START = GENERATED_START.replace("'./client'", "'./client/index.ts'").replace(
  'client.gen',
  'client.gen.ts',
);

it('a client generated from the document compiles and runs the quick start', async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'openapi-ts.config.ts'),
    `export default { input: ${JSON.stringify(join(ROOT, 'libs/contract/openapi.json'))},
      output: { path: ${JSON.stringify(join(folder, 'client'))}, module: { extension: '.ts' } },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'], logs: { level: 'silent', file: false } };`,
  );
  await run([join(ROOT, 'node_modules/@hey-api/openapi-ts/bin/run.js'), '-f', './openapi-ts.config.ts']);
  writeFileSync(join(folder, 'quick-start.ts'), QUICK_START);
  writeFileSync(join(folder, 'page.ts'), PAGE_START);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        exactOptionalPropertyTypes: false,
        types: ['node'],
        lib: ['es2024', 'dom', 'dom.iterable'],
      },
      include: ['quick-start.ts', 'page.ts'],
    }),
  );
  await run([join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-p', folder]);
  const owner = await agencyOwner();
  const { key } = await newKey(owner, (await workspaceOf(owner, 'Client')).id);
  const page = await run(['page.ts'], { REPURPOSE_URL: url, REPURPOSE_API_KEY: key });
  expect(page).toContain('14 people');
  const stdout = await run(['quick-start.ts'], { URL: url, KEY: key });
  expect(JSON.parse(stdout)).toEqual({
    status: 200,
    text: expect.stringContaining('14 people'),
    same: true,
    formats: 12,
    remaining: null,
    unsupported: 1,
    code: 'CONTENT_REQUIRED',
  });
});
