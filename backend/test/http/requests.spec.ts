import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { ErrorBody, Health } from '@repurpose/contract';
import { Client } from '../harness/client.js';
import { sharedProduct } from '../harness/product.js';
import { until } from '../harness/until.js';

const { url } = sharedProduct();
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const json = { 'content-type': 'application/json' };
const send = (path: string, init: RequestInit & { method?: string }) =>
  new Client(url).send<ErrorBody>(init.method ?? 'POST', path, init);

/** fetch would refuse to send these bytes. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (part) => (answer += String(part)));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('a request that cannot be understood', () => {
  it.each<[string, RequestInit, number, string]>([
    [
      'plain text',
      { headers: { 'content-type': 'text/plain' }, body: 'x' },
      415,
      'Content-Type must be application/json.',
    ],
    [
      'a form',
      { body: new URLSearchParams({ email: 'a@b.de' }) },
      415,
      'Content-Type must be application/json.',
    ],
    ['a body of no type', { body: new Blob(['{}']) }, 415, 'Content-Type must be application/json.'],
    [
      'compressed JSON',
      { headers: { ...json, 'content-encoding': 'gzip' }, body: 'x' },
      415,
      'Content-Type must be application/json.',
    ],
    ['half of JSON', { headers: json, body: '{"a":' }, 400, 'Request body is not valid JSON.'],
    [
      'bytes that are no text',
      { headers: json, body: Buffer.from('7b2261223a22ff227d', 'hex') },
      400,
      'Request body is not valid JSON.',
    ],
    ['null', { headers: json, body: 'null' }, 400, 'Request body must be an object.'],
    ['a list', { headers: json, body: '[]' }, 400, 'Request body must be an object.'],
    ['a string', { headers: json, body: '"x"' }, 400, 'Request body must be an object.'],
    ['a number', { headers: json, body: '1' }, 400, 'Request body must be an object.'],
    ['no body', {}, 400, 'Request body must be an object.'],
    [
      'JSON nested without end',
      { headers: json, body: '{"a":'.repeat(90_000) + '1' + '}'.repeat(90_000) },
      400,
      'The request could not be understood.',
    ],
    [
      'a megabyte of small values',
      { headers: json, body: JSON.stringify({ email: Array<object>(300_000).fill({}) }) },
      400,
      'The request could not be understood.',
    ],
    [
      'an object that names its own class',
      { headers: json, body: '{"email":{"constructor":{"prototype":{}}},"password":"x"}' },
      400,
      'The request could not be understood.',
    ],
    [
      'an object that names its own prototype',
      { headers: json, body: '{"__proto__":{"email":"a@b.de","password":"x"}}' },
      400,
      'The request could not be understood.',
    ],
    [
      'two megabytes',
      { headers: json, body: JSON.stringify({ email: 'a'.repeat(2_000_000) }) },
      413,
      'Request body is too large.',
    ],
  ])('%s', async (_name, init, status, message) => {
    const answer = await send('/api/login', init);
    expect({ status: answer.status, message: answer.body.message }).toEqual({ status, message });
  });

  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api//user'],
    ['GET', '/api/%2e%2e%2fuser'],
    ['GET', '/api/user%00'],
    ['GET', '/api/%ff'],
  ])('%s %s is no call of ours', async (method, path) => {
    const answer = await send(path, { method });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      code: 'NOT_FOUND',
      message: 'Not found.',
      error: 'Not found.',
      requestId: answer.headers.get('x-request-id'),
    });
  });

  it.each([
    ['GET', '/api/login', 'POST'],
    ['DELETE', '/api/login', 'POST'],
    ['GET', '/api/transform', 'POST'],
    ['POST', '/api/user', 'GET, HEAD, DELETE'],
    ['PUT', '/api/transformations/1', 'GET, HEAD'],
    ['GET', '/api/transformations/1/retry', 'POST'],
  ])('%s %s is answered with the methods there are', async (method, path, allow) => {
    const answer = await send(path, { method });
    expect([answer.status, answer.body.code, answer.headers.get('allow')]).toEqual([
      405,
      'WRONG_METHOD',
      allow,
    ]);
  });

  it.each([
    ['whole address', (host: string) => `GET http://${host}/api/user HTTP/1.1\r\nHost: ${host}\r\n`],
    ['address at another host', (host: string) => `GET http://a.test/ HTTP/1.1\r\nHost: ${host}\r\n`],
    ['asterisk', (host: string) => `OPTIONS * HTTP/1.1\r\nHost: ${host}\r\n`],
    ['host named twice', (host: string) => `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: a.test\r\n`],
    ['host repeated', (host: string) => `GET /api/user HTTP/1.1\r\nHost: ${host}\r\nhost: ${host}\r\n`],
  ])('with its %s is refused, and says so', async (_name, head) => {
    const answer = await raw(`${head(new URL(url).host)}Connection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*"code":"BAD_REQUEST".*"requestId":"[\w-]{36}"/s);
  });

  it('with headers of more than 16 kB is refused', async () => {
    await expect(
      raw(`GET /api/user HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`),
    ).resolves.toMatch(/^HTTP\/1\.1 431/);
  });

  it('does not disturb the next one when it is cut off', async () => {
    const { hostname, port } = new URL(url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"em',
        );
        socket.destroy();
        resolve();
      });
    });
    expect((await new Client(url).get('/api/health/live')).status).toBe(200);
  });
});

it('five hundred lines that send nothing, or half of a request, keep nobody waiting', async () => {
  const { hostname, port } = new URL(url);
  const halves = [
    '',
    'POST /api/login HT',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  ];
  const lines = await Promise.all(
    Array.from({ length: 500 }, async (_, i) => {
      const line = connect(Number(port), hostname);
      await once(line, 'connect');
      line.write(halves[i % halves.length] ?? '');
      return line;
    }),
  );
  const { status } = await new Client(url).post('/api/login', { email: 'a@b.de', password: 'not the one' });
  const areOpen = lines.every((line) => !line.destroyed);
  for (const line of lines) line.destroy();
  expect([status, areOpen]).toEqual([401, true]);
});

describe('an answer', () => {
  it('of the API is never stored, and says where to find it in the log', async () => {
    const answer = await new Client(url).get('/api/user');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  it('of a page carries a policy that allows exactly what is inline in it', async () => {
    const answer = await new Client(url).get('/');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    const inline = [...answer.text.matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    expect(inline.length).toBeGreaterThan(0);
    const allowed = /script-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(new Set(allowed)).toEqual(new Set(inline.map(hashSource)));
  });

  it('of the page after a payment does not pass its address on', async () => {
    const answer = await new Client(url).get('/checkout-return?session_id=cs_1');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('of a script of the page has no map of its source and no key', async () => {
    const files = readdirSync(join(import.meta.dirname, '../../../frontend/dist/client/assets'));
    const scripts = files.filter((name) => name.endsWith('.js'));
    expect([scripts.length > 0, files.filter((name) => name.endsWith('.map'))]).toEqual([true, []]);
    const answers = await Promise.all(scripts.map((name) => new Client(url).get(`/assets/${name}`)));
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/sourceMappingURL|sk_(test|live)_|whsec_|SESSION_SECRET/);
    }
  });

  it('for an asset that does not exist is 404, and not the page', async () => {
    expect((await new Client(url).get('/assets/nothing.js')).status).toBe(404);
  });
});

describe('health', () => {
  it('says that the process lives, and which parts work', async () => {
    const client = new Client(url);
    expect((await client.get('/api/health/live')).body).toEqual({ status: 'live' });
    // Right after a start, connections may still be opening.
    await until('every part in operation', async () => {
      const { status, body } = await client.get<Health>('/api/health/ready');
      const { api, database, redis, identity } = body.components;
      return status === 200 && [api, database, redis, identity].every((state) => state === 'operational');
    });
  });

  it('tells the page public values only', async () => {
    const { text, body } = await new Client(url).get<object>('/api/config');
    expect(Object.keys(body).sort()).toEqual(['identity', 'mail', 'payments', 'writer']);
    expect(text).not.toMatch(/sk_|whsec_|postgres|redis/);
  });
});
