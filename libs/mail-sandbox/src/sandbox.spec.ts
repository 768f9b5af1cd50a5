import { createTransport } from 'nodemailer';
import { type MailSandbox, startMailSandbox } from './sandbox.js';

let sandbox: MailSandbox;
beforeAll(async () => {
  sandbox = await startMailSandbox({ smtpPort: 0, port: 0 });
});
afterAll(() => sandbox.close());

const send = (subject: string, to = 'ada@example.com') =>
  createTransport(sandbox.smtpUrl).sendMail({
    ...{ from: 'Repurpose <mail@example.com>', to, subject },
    ...{
      text: 'Plain & simple',
      html: '<p>Rich <a href="http://localhost/x">link</a></p><script>1</script>',
    },
  });
const get = async (path: string) => {
  const response = await fetch(`${sandbox.url}${path}`);
  return { status: response.status, body: await response.text() };
};
const mailsTo = async (to: string) =>
  JSON.parse((await get(`/_sandbox/mails?to=${to}`)).body) as { id: string }[];

it('shows text and HTML of what an SMTP client sent, and nothing of it runs', async () => {
  await send('<b>Hello</b>');
  const [mail] = await mailsTo('ADA@example.com');
  expect((await get('/dev/mail')).body).toContain('&lt;b&gt;Hello&lt;/b&gt;');
  const { body } = await get(`/dev/mail/${mail?.id}`);
  expect(body).toContain('Plain &amp; simple');
  expect(body).toContain('srcdoc="&lt;base target=&quot;_top&quot;&gt;');
  expect(body).not.toContain('<script>');
});

it('lists the mails of one address only', async () => {
  await send('To Grace', 'grace@example.com');
  const { body } = await get('/dev/mail?to=grace@example.com');
  expect(body).toContain('To Grace');
  expect(body).not.toContain('ada@example.com');
});

it('refuses mails when told to, then takes them again', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  await fetch(`${sandbox.url}/_sandbox/faults`, { ...init, body: JSON.stringify({ mails: 1, code: 451 }) });
  await expect(send('Later', 'later@example.com')).rejects.toMatchObject({ responseCode: 451 });
  await send('Later', 'later@example.com');
  expect(await mailsTo('later@example.com')).toHaveLength(1);
});

it('says that a mail is gone', async () => {
  expect(await get('/dev/mail/nothing')).toMatchObject({ status: 404 });
});
