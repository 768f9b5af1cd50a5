import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { ROOT } from '../../../scripts/lib/packages.ts';
import { runRepurpose } from '../../src/cli/repurpose.js';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';
import { ARTICLE } from '../harness/transforms.js';
import { agencyOwner, workspaceOf } from '../workspaces/team.js';
import { newKey } from './program.js';

const { url, databaseUrl } = sharedProduct();
const folder = mkdtempSync(join(tmpdir(), 'terminal-'));
const article = join(folder, 'article.md');
const post = join(folder, 'post.txt');
let key: string;
beforeAll(async () => {
  writeFileSync(article, ARTICLE);
  writeFileSync(post, 'In 2016 the team had 14 people. It took 9 hours.');
  const owner = await agencyOwner();
  key = (await newKey(owner, (await workspaceOf(owner, 'Terminal')).id)).key;
});

interface Ended {
  code: number;
  out: string;
  err: string;
}
async function run(
  args: string[],
  env: Record<string, string> = { REPURPOSE_API_KEY: key },
  progress?: (line: string) => void,
): Promise<Ended> {
  const ended: Ended = { code: 0, out: '', err: '' };
  ended.code = await runRepurpose(args, {
    env,
    stdin: Readable.from([ARTICLE]),
    out: (text) => void (ended.out += text),
    err: (line) => void (ended.err += `${line}\n`),
    ...(progress && { progress }),
  });
  return ended;
}
const remote = ['--remote', url];

it('writes a file on a server, and shows the same by its id', async () => {
  const { code, out, err } = await run([article, ...remote, '--formats', 'twitter,summary', '--json']);
  const body = JSON.parse(out) as { id: string; status: string };
  expect([code, body.status]).toEqual([0, 'succeeded']);
  expect(err).toBe('');
  const status = await run(['status', body.id, ...remote, '--json']);
  expect([status.code, JSON.parse(status.out)]).toEqual([0, body]);
  const texts = await run(['status', body.id, ...remote]);
  expect(texts.out).toContain('=== Twitter Thread ===\n\n');
});

it('as a command in a pipe it prints the result alone, and ends with the exit code', async () => {
  const command = (args: string[]): Promise<Ended> =>
    new Promise((resolve) => {
      const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], REPURPOSE_API_KEY: key };
      const program = [join(ROOT, 'scripts/repurpose.ts'), ...args];
      execFile(process.execPath, program, { env, cwd: ROOT }, (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
      });
    });
  const asked = ['--formats', 'summary', '--json'];
  const written = await command([article, ...remote, ...asked]);
  expect([written.code, (JSON.parse(written.out) as { status: string }).status]).toEqual([0, 'succeeded']);
  expect(written.err).not.toMatch(/\r|writing 1 formats/);
  const refused = await command(['status', randomUUID(), ...remote]);
  expect([refused.code, refused.out]).toEqual([3, '']);
  expect(refused.err).toContain('NOT_FOUND');
});

it('asks for a voice of the workspace by its id', async () => {
  const asked = [article, ...remote, '--formats', 'summary', '--voice', randomUUID()];
  expect(await run(asked)).toMatchObject({ code: 3, err: expect.stringContaining('VOICE_UNKNOWN') });
});

it('tells the credits, and checks a text: exit code 1 says that a claim has no support', async () => {
  expect(await run(['credits', ...remote])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^agency: unlimited, renewed \d{4}-\d\d-\d\d\n$/),
  });
  const checked = await run(['check', article, post, ...remote]);
  expect(checked.code).toBe(1);
  expect(checked.out).toMatch(/✗ number +9\n {2}\S.*\n/);
  expect((await run(['check', article, article, ...remote])).code).toBe(0);
});

it('takes the key from a file that only its owner may read', async () => {
  const file = join(folder, 'key');
  writeFileSync(file, `${key}\n`);
  chmodSync(file, 0o644);
  const open = await run(['credits', ...remote, '--key-file', file], {});
  expect([open.code, open.err]).toEqual([1, expect.stringContaining('chmod 600')]);
  chmodSync(file, 0o600);
  expect((await run(['credits', ...remote, '--key-file', file], {})).code).toBe(0);
});

it.each([
  ['no key', ['credits', '--remote', 'http://localhost:1'], {}, 2],
  ['no address', ['credits', '--remote', 'here'], undefined, 2],
  ['a key that is none', ['credits', ...remote], { REPURPOSE_API_KEY: 'rp_live_x' }, 3],
  ['no server', ['credits', '--remote', 'http://localhost:1'], { REPURPOSE_API_KEY: 'rp_live_x' }, 3],
  ['a transformation that is not there', ['status', 'x', ...remote], undefined, 3],
  ['a file that is not there', ['/nowhere.md', ...remote], undefined, 1],
])('with %s it ends and says why', async (_name, args, env, code) => {
  const ended = await run(args, env);
  expect([ended.code, ended.out]).toEqual([code, '']);
  expect(ended.err.trim()).not.toBe('');
  expect(ended.err).not.toContain(key);
});

it('at a terminal it tells what it waits for, and ends when the server has finished', async () => {
  const lines: string[] = [];
  const owner = await agencyOwner();
  const { id } = await workspaceOf(owner, 'Busy');
  const own = { REPURPOSE_API_KEY: (await newKey(owner, id)).key };
  await query(
    databaseUrl,
    `INSERT INTO transformation (user_id, author_id, request, request_hash, plan, deadline_at)
     SELECT $1, $1, '{"formats":[]}', '', 'agency', now() + interval '1 hour' FROM generate_series(1, 60)`,
    [owner.id],
  );
  // once: the line is written again while it waits, and two deletions at once may lock each other's rows
  let freed: Promise<unknown> | undefined;
  const free = (line: string): void => {
    lines.push(line);
    if (line.includes('the server is busy'))
      freed ??= query(databaseUrl, `DELETE FROM transformation WHERE user_id = $1 AND request_hash = ''`, [
        owner.id,
      ]);
  };
  const { code, out } = await run(['-', ...remote, '--formats', 'summary'], own, free);
  await freed;
  expect([code, out]).toEqual([0, expect.stringContaining('=== Bullet-Point Summary ===')]);
  expect(lines.some((line) => line.includes('the server is busy: next try in 5 s'))).toBe(true);
  expect(lines.at(-1)).toBe('');
});
