import { titleOfName } from './file-name.js';

it.each([
  ['report.pdf', 'report'],
  ['my_first   draft.v2.docx', 'my first draft.v2'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\boot.ini', 'boot'],
  ['a\r\nSet-Cookie: x=1.txt', 'a Set-Cookie: x=1'],
  ['\u202Efdp.exe', 'fdp'],
  ['nul\u0000.txt', 'nul'],
  ['.txt', ''],
  ['', ''],
  [`${'🦊'.repeat(300)}.txt`, '🦊'.repeat(120)],
])('of the name %j the title is %j', (name, title) => {
  expect(titleOfName(name)).toBe(title);
});
