import { Logger } from '@nestjs/common';
import { SecurityLog } from './security-log.js';

it('names an account by a keyed hash only, always the same one', () => {
  const lines: unknown[] = [];
  Logger.overrideLogger({
    log: (line: unknown) => lines.push(line),
    warn: () => undefined,
    error: () => undefined,
  });
  const write = (secret: string) =>
    new SecurityLog({ SESSION_SECRET: secret }).write('login-failed', { account: 'ada@example.com' });
  for (const secret of ['one', 'one', 'two']) write(secret);
  Logger.overrideLogger(false);
  const hashes = lines.map((line) => (line as { accountHash: string }).accountHash);
  expect([hashes[0] === hashes[1], hashes[0] === hashes[2], hashes[0]?.length]).toEqual([true, false, 22]);
  expect(lines[0]).toMatchObject({ event: 'login-failed', msg: 'security: login-failed' });
  expect(JSON.stringify(lines)).not.toContain('ada');
});
