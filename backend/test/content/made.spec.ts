import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, signedUp } from '../harness/client.js';
import { sharedProduct } from '../harness/product.js';
import { upload } from './uploads.js';

const MADE = join(process.cwd(), 'backend/test/content/made');

let client: Client;
beforeAll(async () => {
  ({ client } = await signedUp(sharedProduct().url));
});

async function textOf(name: string): Promise<string> {
  const { status, body } = await upload(client, readFileSync(join(MADE, name)), name);
  expect([name, status]).toEqual([name, 200]);
  return body.text;
}

const PROSE =
  'In March 2024 the Linden Street Bakery threw away 210 loaves a week. By September it was 130. Owner Maria Keller says nothing clever happened.';
const REPORT = `# Less waste in a bakery

${PROSE}

## What helped

- Counting every unsold loaf for six weeks
- Moving the second bake to 11 a.m.
  - on weekdays only
- Asking the staff

1. Weigh
2. Note
3. Decide

### The figures

| Month | Loaves |
| --- | --- |
| March | 210 |
| September | 130 |

More at [the report](https://example.com/report).`;

it.each(['pandoc-report.docx', 'libreoffice-report.docx', 'pandoc-report.odt', 'libreoffice-report.odt'])(
  '%s: headings, lists, table and link come back as they were written',
  async (name) => {
    expect(await textOf(name)).toBe(REPORT);
  },
);

it.each(['libreoffice-report.pdf', 'chromium-report.pdf'])(
  '%s: headings, prose and counted lists come back; a figure before a point begins no list',
  async (name) => {
    const text = await textOf(name);
    for (const part of ['# Less waste in a bakery', PROSE, '## What helped', '1. Weigh\n2. Note\n3. Decide'])
      expect(text).toContain(`\n\n${part}\n\n`.slice(text.startsWith(part) ? 2 : 0));
    expect(text).toContain('September 130');
  },
);

it('pandoc-scripts.rtf and libreoffice-scripts.pdf: seven scripts come back letter by letter', async () => {
  const scripts = readFileSync(join(MADE, 'scripts.md'), 'utf8').trim();
  expect(await textOf('pandoc-scripts.rtf')).toBe(scripts);
  const [printed, written] = [await textOf('libreoffice-scripts.pdf'), scripts].map((text) =>
    text.replace(/ /g, ''),
  );
  expect(printed).toBe(written);
});

it('chromium-scripts.pdf: radicals become characters, Arabic is read from the right', async () => {
  expect(await textOf('chromium-scripts.pdf')).toBe(
    [
      '# パン屋の記録',
      'パン屋は毎週210個のパンを捨てていた。',
      '## 中文部分',
      '面包店每周扔掉二百一十个面包。',
      '## العربية',
      'كان المخبز يرمي 210 أرغفة كل أسبوع.',
      '## Русский раздел',
      'Пекарня выбрасывала двести десять буханок в неделю.',
    ].join('\n\n'),
  );
});

it('chromium-columns.pdf: two columns are read one after the other, each paragraph whole', async () => {
  const paragraphs = (await textOf('chromium-columns.pdf')).split('\n\n');
  const of = (word: string) =>
    Array.from({ length: 12 }, (_, at) =>
      paragraphs.findIndex(
        (each) =>
          each.startsWith(`${word} ${at + 1} begins here.`) && each.endsWith(`${word} ${at + 1} ends here.`),
      ),
    );
  const places = [...of('Paragraph'), paragraphs.indexOf('## Second part'), ...of('Item')];
  expect(places).toEqual(places.map((_, at) => at + 1));
});
