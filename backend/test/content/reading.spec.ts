import { type Client, signedUp } from '../harness/client.js';
import { sharedProduct } from '../harness/product.js';
import { pdf } from './pdf-file.js';
import { upload } from './uploads.js';
import { docx, item, link, odt, para, table } from './word-files.js';

const RTF = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Times;}}{\info{\title A letter}}{\stylesheet{\s1\outlinelevel0 heading 1;}}
\pard\s1\outlinelevel0 Dear \'dcser\par\pard Prices \u8212\'3f and {\b all}.\par\pard{\listtext\u8226\'3f\tab}rye\par\pard{\listtext\u8226\'3f\tab}oats\par\pard End.}`;

const PAGE = `<!doctype html><html><head><title>Bread</title><script>steal()</script></head><body><nav>Home</nav><main>
  <h1>Bread &amp; salt</h1><p>Read <a href="https://example.com/x">the report</a>.</p><ul><li>rye<ul><li>dark</li></ul></li></ul>
  <blockquote><p>Less is more.</p></blockquote></main><footer>Imprint</footer></body></html>`;

const SRT =
  '1\r\n00:00:01,000 --> 00:00:02,000\r\nAda: Hello <i>to all</i>\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,500\r\nof you.\r\n\r\n3\r\n00:00:04,000 --> 00:00:05,000\r\nBob: Hi.\r\n';
const VTT = 'WEBVTT\n\nNOTE not spoken\n\n00:01.000 --> 00:02.000 align:start\n<v Ada Lovelace>Hello world\n';

const WORD = docx(
  para('Annual report', 'Heading1') +
    para('Sales rose by 12 percent &amp; more.') +
    para('Regions', 'Heading2') +
    item('north', 1) +
    item('coast', 1, 1) +
    item('first', 2) +
    item('second', 2) +
    table([
      ['Year', 'Loaves'],
      ['2023', '210'],
    ]) +
    link('the figures'),
);
const WORD_TEXT = `# Annual report

Sales rose by 12 percent & more.

## Regions

- north
  - coast

1. first
2. second

| Year | Loaves |
| --- | --- |
| 2023 | 210 |

[the figures](https://example.com/report)`;

const PRINTED = pdf([
  [
    { text: 'A printed title', size: 22, y: 780 },
    { text: 'The first line of a paragraph that fills the width of this page goes', y: 740 },
    { text: 'on in a second one.', y: 726 },
    { text: 'A new paragraph.', y: 690 },
  ],
  [],
  [{ text: 'The third page.', y: 780 }],
]);

const LIBRE = odt(
  '<text:h text:outline-level="2">Decisions</text:h><text:p>Spend<text:s/>less,<text:line-break/>see <text:a xlink:href="https://example.com/a">the plan</text:a>.</text:p><text:list><text:list-item><text:p>flour</text:p></text:list-item><text:list-item><text:p>salt</text:p></text:list-item></text:list>',
);

describe('a file becomes text with its headings, lists, tables and links', () => {
  let client: Client;
  beforeAll(async () => {
    ({ client } = await signedUp(sharedProduct().url));
  });

  it.each<[string, string, Buffer, string, string]>([
    ['Word', 'report.docx', WORD, 'Annual report', WORD_TEXT],
    [
      'LibreOffice',
      'minutes.odt',
      LIBRE,
      'Minutes of May',
      '## Decisions\n\nSpend less,\nsee [the plan](https://example.com/a).\n\n- flour\n- salt',
    ],
    [
      'rich text',
      'letter.rtf',
      Buffer.from(RTF),
      'A letter',
      '# Dear Üser\n\nPrices — and all.\n\n- rye\n- oats\n\nEnd.',
    ],
    [
      'a web page',
      'page.html',
      Buffer.from(PAGE),
      'Bread',
      '# Bread & salt\n\nRead [the report](https://example.com/x).\n\n- rye\n  - dark\n\n> Less is more.',
    ],
    [
      'Markdown',
      'notes.md',
      Buffer.from('# Notes\r\n\r\n- one\r\n- two\r\n'),
      'Notes',
      '# Notes\n\n- one\n- two',
    ],
    ['SRT subtitles', 'talk.srt', Buffer.from(SRT), 'talk', 'Ada: Hello to all of you.\n\nBob: Hi.'],
    ['WebVTT subtitles', 'talk.vtt', Buffer.from(VTT), 'talk', 'Ada Lovelace: Hello world'],
    ['UTF-16', 'büro.txt', Buffer.from('\ufeffGrüße 你好', 'utf16le'), 'büro', 'Grüße 你好'],
    ['an old encoding', 'cafe.txt', Buffer.from('caf\xe9 na\xefve', 'latin1'), 'cafe', 'café naïve'],
    ['a name that lies', 'picture.png', Buffer.from('Only words.'), 'picture', 'Only words.'],
    ['a path as name', '../../etc/pass_wd.txt', Buffer.from('Only words.'), 'pass wd', 'Only words.'],
    ['a long name', `${'n'.repeat(300)}.txt`, Buffer.from('Only words.'), 'n'.repeat(120), 'Only words.'],
  ])('%s', async (_kind, name, bytes, title, text) => {
    const answer = await upload(client, bytes, name);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ title, text, warnings: [] });
  });

  it.each<[string, Buffer]>([
    ['Word', docx(`${para('Seen.')}<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Secret</w:t></w:r></w:p>`)],
    ['rich text', Buffer.from(String.raw`{\rtf1 Seen.{\v Secret \b and more}\par \v\plain}`)],
    [
      'LibreOffice',
      odt('<text:p>Seen.</text:p><text:section text:display="none"><text:p>Secret</text:p></text:section>'),
    ],
    [
      'a web page',
      Buffer.from(
        '<html><style>.x{opacity:0}</style><p>Seen.</p><p class="x">Secret <b>words</b></p></html>',
      ),
    ],
  ])('%s: what is hidden in it is left out, and said', async (_kind, bytes) => {
    const { body } = await upload(client, bytes, 'hidden');
    expect([body.text, body.warnings]).toEqual(['Seen.', ['1 hidden passage left out.']]);
  });

  it('tells the structure it found', async () => {
    const { body } = await upload(client, WORD, 'report.docx');
    expect(body.structure).toEqual({
      headings: [
        { level: 1, text: 'Annual report' },
        { level: 2, text: 'Regions' },
      ],
      paragraphs: 2,
      listItems: 4,
      tableRows: 2,
    });
  });

  it('says which pages of a PDF have no text', async () => {
    const { body } = await upload(client, PRINTED, 'printed.pdf');
    expect(body).toMatchObject({
      title: 'A printed title',
      text: '# A printed title\n\nThe first line of a paragraph that fills the width of this page goes on in a second one.\n\nA new paragraph.\n\nThe third page.',
      warnings: ['Page 2 has no text. It may be scanned or a picture.'],
      pages: { count: 3, withoutText: [2] },
    });
  });

  it('reads the first thousand pages of a PDF of more, and says so', async () => {
    // Lines that differ only by a number would be running heads.
    const word = (n: number) => [...String(n)].map((digit) => 'qwertyuiop'[Number(digit)]).join('');
    const pages = Array.from({ length: 1_001 }, (_, n) => [{ text: `Here it says ${word(n)}.`, y: 400 }]);
    const { status, body } = await upload(client, pdf(pages), 'endless.pdf');
    expect([status, body.warnings]).toEqual([200, ['Only the first 1000 of 1001 pages were read.']]);
  });

  it('cuts what is longer than a transform may be, at a paragraph, and says so', async () => {
    const paragraph = 'word '.repeat(100).trim();
    const { body } = await upload(client, Buffer.from(Array<string>(300).fill(paragraph).join('\n\n')));
    expect(body.text.length).toBeLessThanOrEqual(100_000);
    expect(body.text.split('\n\n').every((part) => part === paragraph)).toBe(true);
    expect(body.warnings).toEqual([expect.stringMatching(/^The text was cut at 100,000 characters/)]);
  });
});
