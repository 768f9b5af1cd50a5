import { subscribe } from '../billing/paying.js';
import { Client, PASSWORD, signedUp } from '../harness/client.js';
import { type OwnProduct, startProduct } from '../harness/product.js';
import { until } from '../harness/until.js';

let product: OwnProduct;
beforeAll(async () => {
  product = await startProduct({ withSandbox: true, withWorker: false });
});
afterAll(() => product?.stop());

it('the security log has failed logins, lockouts, new passwords and plans, without address or id', async () => {
  const { client, user } = await signedUp(product.url);
  const from = product.api.lines.length;
  const attacker = new Client(product.url);
  for (let tries = 0; tries < 11; tries += 1)
    await attacker.post('/api/login', { email: user.email, password: 'not this one' });
  await client.post('/api/change-password', { currentPassword: PASSWORD, newPassword: 'another horse 9' });
  await subscribe(client, product.sandboxUrl);
  const logged = () => product.api.lines.slice(from).filter((line) => line.includes('security: '));
  const events = ['login-failed', 'login-locked', 'password-changed', 'plan-changed'];
  await until('every event', async () =>
    Promise.resolve(events.every((event) => logged().some((line) => line.includes(`security: ${event}`)))),
  );
  for (const personal of [user.id, user.email]) expect(logged().join('\n')).not.toContain(personal);
});
