import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITED_NODE, READER } from './reader-command.js';

function inReader(...attempts: string[]): string[] {
  const program = `
    import * as fs from 'node:fs';
    import * as processes from 'node:child_process';
    import { Worker } from 'node:worker_threads';
    const outcome = (attempt) => { try { attempt(); return 'done'; } catch (error) { return error.code ?? String(error); } };
    console.log(JSON.stringify([${attempts.map((attempt) => `outcome(() => ${attempt})`).join(',')}]));`;
  const [node = '', ...args] = LIMITED_NODE;
  const { stdout, stderr } = spawnSync(node, [...args, '--input-type=module', '--eval', program], {
    env: {},
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as string[];
}
const reading = (path: string): string => `fs.readFileSync(${JSON.stringify(path)})`;

it('a reader reads its own code', () => {
  expect(inReader(reading(READER))).toEqual(['done']);
});

it('a reader reads no other file, not even what the kernel tells of processes', () => {
  const paths = ['/proc/self/environ', `/proc/${process.pid}/environ`, '/proc/self/cmdline', '/etc/passwd'];
  const ours = ['package.json', '.env.example', 'backend/dist/main.js', 'backend/src/config/env.ts'];
  const attempts = [...paths, ...ours.map((path) => join(process.cwd(), path))].map(reading);
  const listing = [`fs.readdirSync('/proc')`, `fs.readdirSync(${JSON.stringify(process.cwd())})`];
  const all = [...attempts, ...listing];
  expect(inReader(...all)).toEqual(all.map(() => 'ERR_ACCESS_DENIED'));
});

it('a link to a file does not make it readable, and no link can be made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'secret');
  const link = join(READER, '../link');
  expect(inReader(`fs.symlinkSync(${JSON.stringify(secret)}, ${JSON.stringify(link)})`)).toEqual([
    'ERR_ACCESS_DENIED',
  ]);
  rmSync(folder, { recursive: true });
});

it('a reader writes nothing, starts nothing and loads no add-on', () => {
  const attempts = [
    `fs.writeFileSync('/tmp/written-by-a-reader', '')`,
    `fs.rmSync(${JSON.stringify(READER)})`,
    `processes.execFileSync('/bin/true')`,
    `new Worker('0', { eval: true })`,
    `process.dlopen({ exports: {} }, '/tmp/any.node')`,
  ];
  const codes = inReader(...attempts);
  expect(codes.filter((code) => code !== 'ERR_ACCESS_DENIED' && code !== 'ERR_DLOPEN_DISABLED')).toEqual([]);
});

it('a reader has three seconds of processor time', () => {
  const [node = '', ...args] = LIMITED_NODE;
  const { signal, status } = spawnSync(node, [...args, '--eval', 'for (;;);'], { env: {} });
  expect(signal ?? status).toBe('SIGKILL');
});
