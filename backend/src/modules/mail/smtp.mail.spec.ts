import { type MailSandbox, startMailSandbox } from '@repurpose/mail-sandbox';
import { MailRefusedError, type OutgoingMail } from './mail.port.js';
import { SmtpMail } from './smtp.mail.js';

const MAIL: OutgoingMail = {
  id: 'id-1',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'x',
  html: '<p>x</p>',
};
let sandbox: MailSandbox;
let mail: SmtpMail;
const smtp = (changes: Partial<ConstructorParameters<typeof SmtpMail>[0]> = {}) =>
  new SmtpMail({
    SMTP_URL: sandbox.smtpUrl,
    MAIL_FROM: 'Repurpose <mail@repurpose.test>',
    APP_URL: 'https://repurpose.test',
    isProduction: false,
    ...changes,
  });
const refuse = (code: number) =>
  fetch(`${sandbox.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mails: 1, code }),
  });

beforeAll(async () => {
  sandbox = await startMailSandbox({ smtpPort: 0, port: 0 });
  mail = smtp();
});
afterAll(async () => {
  mail.close();
  await sandbox.close();
});

it.each([
  ['an address', { to: 'ada@example.com\r\nBcc: all@example.com' }],
  ['a subject', { subject: 'Hello\nBcc: all@example.com' }],
])('refuses %s with a line break', async (_what, change) => {
  await expect(mail.send({ ...MAIL, ...change })).rejects.toBeInstanceOf(MailRefusedError);
});

it('tries a busy server again and gives up on a final refusal', async () => {
  await refuse(451);
  await expect(mail.send(MAIL)).rejects.not.toBeInstanceOf(MailRefusedError);
  await refuse(550);
  await expect(mail.send(MAIL)).rejects.toBeInstanceOf(MailRefusedError);
  await expect(mail.send(MAIL)).resolves.toBeUndefined();
});

it('never names the address in an error', async () => {
  await refuse(451);
  const error: unknown = await mail.send(MAIL).catch((cause: unknown) => cause);
  expect(String(error)).not.toContain('ada');
});

it('says why the server was not reached', async () => {
  const unreachable = smtp({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await expect(unreachable.send(MAIL)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  unreachable.close();
});
