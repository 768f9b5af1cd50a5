import { randomUUID } from 'node:crypto';
import { API, type ErrorBody } from '@repurpose/contract';
import { Client } from '../harness/client.js';
import { sharedProduct } from '../harness/product.js';

const { url } = sharedProduct();
/** The webhook is called from outside and proves itself. */
const writes = Object.values(API)
  .filter(({ method, path }) => method !== 'GET' && path !== API.stripeWebhook.path)
  .map(({ method, path }) => [method, path.replace(/:\w+/g, randomUUID())]);

describe('a write from another site', () => {
  it.each(writes)('%s %s is refused', async (method, path) => {
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await new Client(url).send<ErrorBody>(method ?? '', path ?? '', {
        headers: headers as Record<string, string>,
      });
      expect({ status: answer.status, message: answer.body.message }).toEqual({
        status: 403,
        message: 'Cross-site request refused.',
      });
    }
  });

  it('is none when the product’s own page was opened under another name of the machine', async () => {
    const { port } = new URL(url);
    const page = `http://127.0.0.1:${port}`;
    const answer = await new Client(page).post('/api/logout', undefined, {
      origin: page,
      'sec-fetch-site': 'same-origin',
    });
    expect(answer.status).toBe(204);
  });

  it('does not log anybody out or in', async () => {
    const client = new Client(url);
    await client.post('/api/register', {
      email: `csrf-${Date.now()}@example.com`,
      password: 'secret1',
      username: 'Ada',
    });
    await client.post('/api/logout', undefined, { origin: 'https://evil.test' });
    expect((await client.get('/api/user')).status).toBe(200);
    const victim = new Client(url);
    await victim.post(
      '/api/login',
      { email: 'a@b.de', password: 'secret1' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(victim.cookies.size).toBe(0);
  });
});
