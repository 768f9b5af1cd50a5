import { loneUrl } from './lone-url.js';

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['  http://example.com?q=1#part\n', 'http://example.com?q=1#part'],
  ['www.example.com/a', 'www.example.com/a'],
  ['HTTPS://EXAMPLE.COM', 'HTTPS://EXAMPLE.COM'],
  ['See https://example.com/a', null],
  ['https://example.com/a https://example.com/b', null],
  ['https://example', null],
  ['example.com', null],
  ['', null],
])('of %j the address is %j', (text, address) => {
  expect(loneUrl(text)).toBe(address);
});
