import { isCrossSite } from './request-checks.js';

describe('a state-changing call', () => {
  it.each([
    ['of our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://own.test' }, false],
    ['typed by the user', { 'sec-fetch-site': 'none' }, false],
    ['of a program without a browser', {}, false],
    ['of our own page in an old browser', { origin: 'https://own.test' }, false],
    ['of our page under another name', { origin: 'https://10.0.0.5:3000', host: '10.0.0.5:3000' }, false],
    ['of another site to another name', { origin: 'https://evil.test', host: '10.0.0.5:3000' }, true],
    ['of another port of that name', { origin: 'https://10.0.0.5:3001', host: '10.0.0.5:3000' }, true],
    ['of that name without TLS', { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' }, true],
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, true],
    ['of a sibling host', { 'sec-fetch-site': 'same-site' }, true],
    ['of another site in an old browser', { origin: 'https://evil.test' }, true],
    ['of a host that begins like ours', { origin: 'https://own.test.evil.test' }, true],
    ['of our host without TLS', { origin: 'http://own.test' }, true],
    ['of a sandboxed frame', { origin: 'null' }, true],
    [
      'with a header that contradicts its origin',
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' },
      true,
    ],
  ])('%s', (_name, headers, expected) => {
    expect(isCrossSite(headers, 'https://own.test')).toBe(expected);
  });
});
