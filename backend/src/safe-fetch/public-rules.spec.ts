import { publicRules, safeFetch } from './safe-fetch.js';

const rules = publicRules(false);
const problem = (url: string, more = {}): Promise<unknown> =>
  safeFetch(url, {
    signal: new AbortController().signal,
    timeoutMs: 10_000,
    maxBytes: 1_000,
    maxRedirects: 3,
    headers: {},
    rules: { ...rules, ...more },
  }).then(
    ({ status }) => status,
    (error: { problem?: string }) => error.problem ?? error,
  );

describe('with the rules of production', () => {
  it.each([
    ...[
      'http://127.0.0.1/',
      'http://127.1/',
      'http://127.0.1/',
      'http://127.255.255.254/',
      'http://2130706433/',
    ],
    ...[
      'http://0x7f000001/',
      'http://0x7f.0.0.1/',
      'http://0x7f.1/',
      'http://017700000001/',
      'http://0177.0.0.1/',
    ],
    ...[
      'http://0177.0x0.0.1/',
      'http://①②⑦.0.0.1/',
      'http://127。0。0。1/',
      'http://１２７.0.0.1/',
      'http://%31%32%37.0.0.1/',
    ],
    ...[
      'http://localhost/',
      'http://LOCALHOST/',
      'http://localhost./',
      'http://a.localhost/',
      'http://lo%63alhost/',
    ],
    ...['http://0/', 'http://0.0.0.0/', 'http://[::]/', 'http://[::1]/', 'http://[0:0:0:0:0:0:0:1]/'],
    ...[
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:7f00:1]/',
      'http://[::127.0.0.1]/',
      'http://[64:ff9b::7f00:1]/',
    ],
    ...['http://[2002:7f00:1::]/', 'http://[2001:0:7f00:1::]/', 'http://[fe80::1]/', 'http://[fc00::1]/'],
    ...[
      'http://169.254.169.254/latest/meta-data/',
      'http://2852039166/',
      'http://0xa9fea9fe/',
      'http://0251.0376.0251.0376/',
    ],
    ...[
      'http://[::ffff:169.254.169.254]/',
      'http://[fd00:ec2::254]/',
      'http://[64:ff9b::a9fe:a9fe]/',
      'http://169.254.170.2/',
    ],
    ...[
      'http://100.100.100.200/',
      'http://192.0.0.192/',
      'http://168.63.129.16/',
      'http://10.0.0.1/',
      'http://172.31.255.255/',
    ],
    ...[
      'http://192.168.0.1/',
      'http://100.64.0.1/',
      'http://198.18.0.1/',
      'http://224.0.0.1/',
      'http://255.255.255.255/',
    ],
    ...['http://[ff02::1]/', 'http://[2001:db8::1]/', 'http://[3fff::1]/', 'http://[::ffff:0:127.0.0.1]/'],
    ...[
      'https://127.0.0.1/',
      'http://127.0.0.1:443/',
      'http://93.184.216.34:22/',
      'http://93.184.216.34:8080/',
    ],
  ])('%s is refused as private', async (url) => {
    expect(await problem(url)).toBe('private');
  });

  it.each([
    ...[
      '',
      'x',
      'ftp://example.com/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'data:text/html,x',
      '//example.com',
    ],
    ...[
      'http://',
      'http://[::1',
      'http://user@example.com/',
      'http://user:word@example.com/',
      'gopher://127.0.0.1:6379/_x',
    ],
  ])('%j is no address of a page', async (url) => {
    expect(await problem(url)).toBe('address');
  });

  it('a host is refused when only one of its addresses is not public', async () => {
    for (const inside of ['127.0.0.1', '::1', '::ffff:10.0.0.1', '169.254.169.254'])
      expect(
        await problem('http://rebind.example/', {
          resolve: () => Promise.resolve(['93.184.216.34', inside]),
        }),
      ).toBe('private');
  });
});
