import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type FetchOptions, type FetchRules, publicRules, safeFetch } from './safe-fetch.js';

const servers: Server[] = [];
async function serve(answer: RequestListener, address = '127.0.0.1', port = 0): Promise<number> {
  const server = createServer(answer).listen(port, address);
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const HERE: FetchRules = { ...publicRules(true), isAllowed: (address) => address === '127.0.0.1' };
const fetched = (url: string, more: Partial<FetchOptions> = {}) =>
  safeFetch(url, {
    signal: new AbortController().signal,
    timeoutMs: 10_000,
    maxBytes: 5_000_000,
    maxRedirects: 3,
    headers: { 'user-agent': 'Tests' },
    rules: HERE,
    ...more,
  });
const problem = (url: string, more: Partial<FetchOptions> = {}): Promise<unknown> =>
  fetched(url, more).then(
    ({ status }) => status,
    (error: { problem?: string }) => error.problem ?? error,
  );

it('the connection goes to the address that was checked, whatever the name server answers the next time', async () => {
  const calls: string[] = [];
  const port = await serve((_req, res) => res.end(String(calls.push('public'))));
  await serve((_req, res) => res.end(String(calls.push('private'))), '127.0.0.2', port);
  const answers = [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.2']];
  const resolve = (): Promise<string[]> => Promise.resolve(answers.shift() ?? []);
  const url = `http://rebind.example:${port}/`;
  expect(await problem(url, { rules: { ...HERE, resolve } })).toBe(200);
  expect(await problem(url, { rules: { ...HERE, resolve } })).toBe('private');
  expect(calls).toEqual(['public']);
});

it('the host is named as it was asked for, no cookie or referrer is sent, and the final address is told', async () => {
  const seen: unknown[] = [];
  const port = await serve((req, res) => {
    seen.push([
      req.url,
      req.headers.host,
      req.headers.cookie,
      req.headers.referer,
      req.headers['user-agent'],
    ]);
    if (req.url === '/a') res.writeHead(302, { location: '/b?c#d', 'set-cookie': 'a=b' }).end();
    else res.writeHead(200, { 'content-type': 'Text/HTML; charset=UTF-8' }).end('<p>Words</p>');
  });
  const { url, contentType, bytes } = await fetched(`http://127.0.0.1:${port}/a#part`);
  expect([url, contentType, bytes.toString()]).toEqual([
    `http://127.0.0.1:${port}/b?c`,
    'text/html; charset=utf-8',
    '<p>Words</p>',
  ]);
  expect(seen).toEqual(
    ['/a', '/b?c'].map((path) => [path, `127.0.0.1:${port}`, undefined, undefined, 'Tests']),
  );
});

describe('a redirect', () => {
  const redirecting = (location: string) => serve((_req, res) => res.writeHead(302, { location }).end());
  it.each([
    'http://127.0.0.2/',
    'http://169.254.169.254/',
    'http://[::1]/',
    '//10.0.0.1/',
    'http://2130706434/',
  ])('to %s is refused as private', async (location) => {
    expect(await problem(`http://127.0.0.1:${await redirecting(location)}/`)).toBe('private');
  });
  it.each(['file:///etc/passwd', 'javascript:alert(1)', 'http://user:word@127.0.0.1/'])(
    'to %s is refused',
    async (location) => {
      expect(await problem(`http://127.0.0.1:${await redirecting(location)}/`)).toBe('address');
    },
  );
  it('is followed three times, not four', async () => {
    let calls = 0;
    const port = await serve((req, res) => {
      calls += 1;
      const left = Number(req.url?.slice(1));
      if (left > 0) res.writeHead(307, { location: `/${left - 1}` }).end();
      else res.end('Words');
    });
    expect(await problem(`http://127.0.0.1:${port}/3`)).toBe(200);
    expect(await problem(`http://127.0.0.1:${port}/4`)).toBe('unreachable');
    expect(calls).toBe(8);
  });
});

describe('an answer that is too much', () => {
  it.each<[string, RequestListener]>([
    ['by its length', (_req, res) => res.end(Buffer.alloc(1_000_001))],
    [
      'without a length',
      (_req, res) => {
        res.write('x');
        const more = (): void => void (res.destroyed || res.write(Buffer.alloc(100_000), more));
        more();
      },
    ],
    [
      'once unpacked',
      (_req, res) =>
        res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
    ],
  ])('%s is refused', async (_how, answer) => {
    expect(await problem(`http://127.0.0.1:${await serve(answer)}/`, { maxBytes: 1_000_000 })).toBe(
      'too-large',
    );
  });

  it('packed in several layers, or broken, is refused', async () => {
    for (const encoding of ['gzip, gzip', 'zstd', 'gzip']) {
      const port = await serve((_req, res) =>
        res.writeHead(200, { 'content-encoding': encoding }).end('no gzip'),
      );
      expect(await problem(`http://127.0.0.1:${port}/`)).toBe('unreachable');
    }
  });
});

describe('a server that does not answer in time', () => {
  const timeoutMs = 300;
  it('is given up: one that drips, one that is silent, one that redirects slowly, a name server that is silent', async () => {
    const drip = await serve((_req, res) => {
      const beat = setInterval(() => res.write('x'), 20);
      res.on('close', () => clearInterval(beat));
    });
    const silent = await serve(() => undefined);
    const slow = await serve(
      (_req, res) => void pause(200).then(() => res.writeHead(302, { location: '/' }).end()),
    );
    for (const port of [drip, silent, slow])
      expect(await problem(`http://127.0.0.1:${port}/`, { timeoutMs })).toBe('unreachable');
    const resolve = (_host: string, signal: AbortSignal): Promise<string[]> =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    expect(await problem('http://silent.example/', { timeoutMs, rules: { ...HERE, resolve } })).toBe(
      'unreachable',
    );
  });

  it('ends when its caller does, with the reason', async () => {
    const silent = await serve(() => undefined);
    const gone = new AbortController();
    const ended = problem(`http://127.0.0.1:${silent}/`, { signal: gone.signal });
    gone.abort(new Error('gone'));
    expect(await ended).toEqual(new Error('gone'));
  });
});

it('nobody listening, or a name without an address, is unreachable', async () => {
  expect(await problem('http://127.0.0.1:1/')).toBe('unreachable');
  expect(
    await problem('http://none.example/', { rules: { ...HERE, resolve: () => Promise.resolve([]) } }),
  ).toBe('unreachable');
});
