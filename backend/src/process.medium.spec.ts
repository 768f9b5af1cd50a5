import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../dist');
const LINES = 5_000;

async function talkative(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { pino } from 'pino';
       import { LOG_DESTINATION } from '${DIST}/log-destination.js';
       import { onStopSignal } from '${DIST}/process.js';
       const log = pino(LOG_DESTINATION);
       log.log = log.info;
       onStopSignal(log, () => Promise.resolve());
       for (let line = 0; line < ${String(LINES)}; line += 1) log.info('a line that is to be read by somebody some time');
       setInterval(() => undefined, 1_000);
       process.stderr.write('ready');`,
    ],
    { cwd: join(DIST, '..'), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await once(child.stderr, 'data');
  return child;
}

async function stopped(child: ChildProcess): Promise<unknown[]> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  return ended;
}

it('a process that is stopped ends when its log is read', async () => {
  const child = await talkative();
  let read = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (read += text));
  const closed = once(child, 'close');
  expect(await stopped(child)).toEqual([0, null]);
  await closed;
  expect(read.trim().split('\n')).toHaveLength(LINES + 1);
  expect(read).toContain('SIGTERM: stopping');
});

it('and when nobody reads it, or its reader has gone', async () => {
  const unread = await talkative();
  expect(await stopped(unread)).toEqual([0, null]);
  const gone = await talkative();
  gone.stdout?.destroy();
  expect(await stopped(gone)).toEqual([0, null]);
});
