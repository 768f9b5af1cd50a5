import { randomUUID } from 'node:crypto';
import type { AccountAddress, ErrorBody, User } from '@repurpose/contract';
import { Client, PASSWORD, signedUp } from '../harness/client.js';
import { linkOf, mailAbout, mailsTo } from '../harness/mails.js';
import { sharedProduct } from '../harness/product.js';
import { transform } from '../harness/transforms.js';

const { url } = sharedProduct();
const RESET = '/api/password-reset';
const NEW = 'a better horse 10';
const newAddress = () => `u${randomUUID().slice(0, 13)}@example.com`;

async function resetToken(email: string): Promise<string> {
  const answer = await new Client(url).post(RESET, { email });
  expect(answer.status).toBe(202);
  return linkOf(await mailAbout(email, 'Reset your')).token;
}
const reset = (client: Client, token: string, password = NEW) =>
  client.post<User & ErrorBody>(`${RESET}/confirm`, { token, password });

describe('a password reset', () => {
  it('sets the new password, ends every session, proves the address and tells the owner', async () => {
    const { client: lost, user } = await signedUp(url);
    const token = await resetToken(user.email);
    const fresh = new Client(url);
    expect(await reset(fresh, token)).toMatchObject({ status: 200, body: { email: user.email } });
    expect((await lost.get('/api/user')).status).toBe(401);
    expect((await fresh.get<AccountAddress>('/api/address')).body).toEqual({
      email: user.email,
      isProven: true,
    });
    const logIn = (password: string) => new Client(url).post('/api/login', { email: user.email, password });
    expect((await logIn(PASSWORD)).status).toBe(401);
    expect((await logIn(NEW)).status).toBe(200);
    const notice = await mailAbout(user.email, 'password was reset');
    expect(notice.text).toContain('somebody signed in');
  });

  it('has a link of this site, whatever host the request names', async () => {
    const { user } = await signedUp(url);
    await new Client(url).send('POST', RESET, {
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
      body: JSON.stringify({ email: user.email }),
    });
    const mail = await mailAbout(user.email, 'Reset your');
    expect(linkOf(mail).href).toMatch(`${url}/reset-password#`);
    expect(mail.text).not.toContain('evil');
    expect(mail.html).toContain(linkOf(mail).href);
  });

  it('survives a scanner that opens every link of the mail', async () => {
    const { user } = await signedUp(url);
    const token = await resetToken(user.email);
    const mail = await mailAbout(user.email, 'Reset your');
    for (const [href] of mail.html.matchAll(/https?:\/\/[^"<\s]+/g)) {
      for (const method of ['GET', 'HEAD']) await fetch(href, { method });
      await fetch(`${url}${RESET}/confirm?token=${token}`);
    }
    expect((await reset(new Client(url), token)).status).toBe(200);
  });

  it('works once: one of twenty parallel uses', async () => {
    const { user } = await signedUp(url);
    const token = await resetToken(user.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reset(new Client(url), token, `parallel horse ${n}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'LINK_INVALID')).toHaveLength(19);
  });

  it('is void after a later change of password, and when it is made up', async () => {
    const { client, user } = await signedUp(url);
    const token = await resetToken(user.email);
    await client.post('/api/change-password', { currentPassword: PASSWORD, newPassword: NEW });
    expect(await reset(new Client(url), token)).toMatchObject({
      status: 410,
      body: { code: 'LINK_INVALID' },
    });
    for (const bad of ['x', 'A'.repeat(43), "' OR 1=1 --"])
      expect((await reset(new Client(url), bad)).status).toBe(410);
    await mailAbout(user.email, 'password was changed');
  });

  it('keeps its link when the new password is refused', async () => {
    const { user } = await signedUp(url);
    const token = await resetToken(user.email);
    expect((await reset(new Client(url), token, 'short')).status).toBe(400);
    expect((await reset(new Client(url), token)).status).toBe(200);
  });

  it('sends three mails an hour to an address and answers the fourth request alike', async () => {
    const { user } = await signedUp(url);
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push(await new Client(url).post(RESET, { email: user.email }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await mailAbout(user.email, 'Reset your');
    const other = await signedUp(url);
    await resetToken(other.user.email);
    expect((await mailsTo(user.email)).filter(({ subject }) => subject.includes('Reset your'))).toHaveLength(
      2,
    );
  });

  it('answers an unknown address alike', async () => {
    const { user } = await signedUp(url);
    const answers = [user.email, newAddress()].map((email) => new Client(url).post(RESET, { email }));
    const [known, unknown] = (await Promise.all(answers)).map(({ status, text }) => [status, text]);
    expect(unknown).toEqual(known);
  });
});

describe('the address of an account', () => {
  const proofOf = async (email: string) => linkOf(await mailAbout(email, 'Confirm your email')).token;
  const PROOF = '/api/address/proof';

  it('is proven by the mail sent after registration, once, and keeps password and session', async () => {
    const { client, user } = await signedUp(url);
    expect((await client.get<AccountAddress>('/api/address')).body.isProven).toBe(false);
    const token = await proofOf(user.email);
    const uses = await Promise.all(
      Array.from({ length: 20 }, () => client.post(`${PROOF}/confirm`, { token })),
    );
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await client.get<AccountAddress>('/api/address')).body.isProven).toBe(true);
    expect((await client.post<ErrorBody>(PROOF)).body.code).toBe('ADDRESS_PROVEN');
  });

  it('is not proven in another session, nor without one', async () => {
    const { client, user } = await signedUp(url);
    const other = await signedUp(url);
    const token = await proofOf(user.email);
    expect((await new Client(url).post(`${PROOF}/confirm`, { token })).status).toBe(401);
    const answer = await other.client.post<ErrorBody>(`${PROOF}/confirm`, { token });
    expect(answer).toMatchObject({ status: 403, body: { code: 'LINK_OF_ANOTHER_ACCOUNT' } });
    expect((await client.post(`${PROOF}/confirm`, { token })).status).toBe(200);
  });

  it('gets the proof again on request, three mails an hour', async () => {
    const { client } = await signedUp(url);
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await client.post(PROOF)).status);
    expect(statuses).toEqual([202, 202, 429]);
  });

  it('is changed by a link to the new address, and the old one is told', async () => {
    const { client, user } = await signedUp(url);
    const email = newAddress();
    const ask = (password: string) => client.post<ErrorBody>('/api/address/change', { email, password });
    expect((await ask('not the password')).body.code).toBe('WRONG_PASSWORD');
    expect((await ask(PASSWORD)).status).toBe(202);
    expect((await client.get<AccountAddress>('/api/address')).body.email).toBe(user.email);
    const { token } = linkOf(await mailAbout(email, 'Confirm your new'));
    const answer = await client.post('/api/address/change/confirm', { token });
    expect(answer).toMatchObject({ status: 200, body: { email, isProven: true } });
    await mailAbout(user.email, 'address of your');
    expect((await new Client(url).post('/api/login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('and the one it left gets the rest of its month, not another one', async () => {
    const { client, user } = await signedUp(url);
    const email = newAddress();
    await transform(client, { formats: ['summary'] });
    await client.post('/api/address/change', { email, password: PASSWORD });
    const { token } = linkOf(await mailAbout(email, 'Confirm your new'));
    expect((await client.post('/api/address/change/confirm', { token })).status).toBe(200);
    const again = await signedUp(url, { email: user.email });
    expect(again.user.transformationsLeft).toBe(user.transformationsLeft - 1);
  });

  it('is not changed to one that is registered', async () => {
    const [{ client }, { user }] = [await signedUp(url), await signedUp(url)];
    const answer = await client.post<ErrorBody>('/api/address/change', {
      email: user.email,
      password: PASSWORD,
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  });
});

it('the inbox page of test mode shows text and HTML of a mail', async () => {
  const { user } = await signedUp(url);
  const { id } = await mailAbout(user.email, 'Confirm your email');
  const inbox = await fetch(`${url}/dev/mail`);
  expect(inbox.status).toBe(200);
  const page = await (await fetch(`${new URL(inbox.url).origin}/dev/mail/${id}`)).text();
  expect(page).toContain('Confirm this address:');
  expect(page).toContain('srcdoc=');
});
