import { inlineHashes } from './inline-hashes.js';

it('hashes each inline script and style once, as it is sent, and none that is loaded by address', () => {
  const html =
    '<style>a{}</style><style media="print">a{}</style><script>1\n</script>' +
    '<script type="module" async="">2</script><script src="/a.js"></script><script type="module" src="/b.js"></script>';
  expect(inlineHashes(html)).toEqual({
    scripts: [
      "'sha256-Q1WkaxnTSNwvV8BG+O9j1FOOu5NgAPPJ7pVKJ0YN2GU='",
      "'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='",
    ],
    styles: ["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
  });
});
