import { EXPORT_KEYS, exportsOf, FORMAT_KEYS, isExportInPlan } from '@repurpose/contract';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import type { EmailDraft, MediumDraft, ThreadDraft } from '../formats/draft/draft.types.js';
import { renderDraft } from '../formats/draft/render-draft.js';
import type { Draft } from '../formats/draft/draft.types.js';
import { exportFile, exportZip } from './export-file.js';
import { fileNameOf } from './file-name.js';

const inputOf = <D extends Draft>(draft: D, title = 'The title') => ({
  title,
  format: draft.format,
  text: renderDraft(draft),
  draft,
  from: 'ada@example.com',
  date: new Date('2026-11-21T08:05:09Z'),
});
const letter = (changes: Partial<EmailDraft> = {}): EmailDraft => ({
  format: 'email',
  subject: 'A short subject',
  preheader: 'What is in it',
  greeting: 'Hello,',
  sections: [{ heading: 'The find', paragraphs: ['Grüße & <b>more</b>.'] }],
  callToAction: 'Read it: https://example.com',
  ...changes,
});
const emlOf = (draft: EmailDraft) => strFromU8(exportFile(inputOf(draft), 'eml').bytes);
const headersOf = (eml: string) => (eml.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]/g, ' ').split('\r\n');
const partsOf = (eml: string) =>
  eml
    .split('--repurpose-alternatives\r\n')
    .slice(1)
    .map((part) => Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8'));
const decoded = (header: string) =>
  header.replace(/=\?UTF-8\?B\?([^?]*)\?= ?/g, (_all, word: string) =>
    Buffer.from(word, 'base64').toString(),
  );

describe('a mail file', () => {
  it('has the headers a mail program asks for, the letter as text and as HTML', () => {
    const eml = emlOf(letter());
    expect(headersOf(eml)).toEqual([
      'From: ada@example.com',
      'Subject: A short subject',
      'Date: Sat, 21 Nov 2026 08:05:09 +0000',
      'X-Unsent: 1',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary="repurpose-alternatives"',
    ]);
    const [text, html] = partsOf(eml);
    expect(text).toBe(
      'Hello,\r\n\r\nThe find\r\n\r\nGrüße & <b>more</b>.\r\n\r\nRead it: https://example.com',
    );
    expect(html).toContain('Grüße &amp; &lt;b&gt;more&lt;/b&gt;.');
    expect(html).toContain('<div style="display:none">What is in it</div>');
    expect(Math.max(...eml.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
    expect(eml).toMatch(/^[\r\n -~]*$/);
  });

  it.each([
    'A\r\nBcc: all@example.com',
    'A\nB',
    'ünïcode '.repeat(14).trim(),
    '家の修理🎈'.repeat(12),
    'a=?b',
  ])('keeps the subject %j in its one header', (subject) => {
    const headers = headersOf(emlOf(letter({ subject })));
    expect(headers).toHaveLength(6);
    expect(decoded(headers[1] ?? '')).toBe(`Subject: ${subject.replace(/\s+/g, ' ')}`);
  });

  it('takes no sender that is more than an address', () => {
    const file = exportFile({ ...inputOf(letter()), from: 'a@b\r\nBcc: c@d' }, 'eml');
    expect(headersOf(strFromU8(file.bytes))[0]).toBe('From: you@example.invalid');
  });
});

it.each(['=1+1', '+1', '-1', '@x', '\t=1', ' =1', '＝1', 'fine "quoted", yes'])(
  'in CSV the post %j is text, not a formula',
  (post) => {
    const draft: ThreadDraft = { format: 'twitter', posts: [post, 'Two\nlines'] };
    const [head, ...rows] = Buffer.from(exportFile(inputOf(draft), 'csv').bytes)
      .toString()
      .split('\r\n');
    expect([head, rows[1], rows[2]]).toEqual(['\ufeffpost,text', '2,"Two\nlines 2/2"', '']);
    const mark = post.startsWith('fine') ? '' : "'";
    expect(rows[0]).toBe(`1,"${mark}${post.replaceAll('"', '""')} 1/2"`);
  },
);

it('a Word file is read by another program with its headings, lists and special characters', async () => {
  const draft: Draft = {
    format: 'podcast',
    title: 'Title & <tag>',
    coldOpen: 'Cold\u0000 open. 🎈',
    segments: [
      { title: 'Part', minutes: 5, talkingPoints: ['One', 'Two'] },
      { title: 'End', minutes: 1, talkingPoints: ['Three'] },
    ],
    questions: [],
    outro: '',
  };
  const file = exportFile(inputOf(draft), 'docx');
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(file.bytes) });
  expect(value).toBe(
    '<p>Title &amp; &lt;tag&gt;</p><h2>Cold open</h2><p>Cold open. 🎈</p><h1>1. Part (5 min)</h1><ul><li>One</li><li>Two</li></ul><h1>2. End (1 min)</h1><ul><li>Three</li></ul>',
  );
});

it('the items below a spoken paragraph are a list', () => {
  const segments = [{ title: 'T', minutes: 1, talkingPoints: ['We saw:', '– Rust', '– Rot', 'It was old.'] }];
  const parts = { title: 'T', coldOpen: '', segments, questions: [], outro: '' };
  const draft: Draft = { ...parts, format: 'podcast', isSpoken: true };
  expect(Buffer.from(exportFile(inputOf(draft), 'md').bytes).toString()).toContain('\n- Rust\n- Rot\n');
});

describe('all pieces in one ZIP', () => {
  const story: MediumDraft = { format: 'medium', title: 'T', subtitle: '', sections: [], topics: [] };
  const inputs = [inputOf(letter()), inputOf(story)];

  it.each([
    ['free', ['email.txt', 'manifest.json', 'medium.txt']],
    [
      'pro',
      [
        'email.docx',
        'email.eml',
        'email.html',
        'email.md',
        'email.txt',
        'manifest.json',
        'medium.docx',
        'medium.html',
        'medium.md',
        'medium.txt',
      ],
    ],
  ] as const)('has on %s the files of the plan, each in the manifest', (plan, names) => {
    const files = unzipSync(exportZip(inputs, plan).bytes);
    expect(Object.keys(files).sort()).toEqual(names);
    expect(strFromU8(files['email.txt'] ?? new Uint8Array())).toBe(renderDraft(letter()));
    const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())) as {
      files: { name: string; bytes: number }[];
    };
    expect(manifest.files.map(({ name }) => name).sort()).toEqual(
      names.filter((name) => name !== 'manifest.json'),
    );
    for (const { name, bytes } of manifest.files) expect(files[name]).toHaveLength(bytes);
  });
});

it('names the brand voice and its version where the kind has a place for it', () => {
  const voice = { name: 'Häuser\r\nBcc: x <b>&', version: 3 };
  const input = { ...inputOf(letter()), voice };
  const bytesOf = (kind: 'eml' | 'docx' | 'html' | 'txt') => exportFile(input, kind).bytes;
  const headers = headersOf(strFromU8(bytesOf('eml'))).map(decoded);
  expect(headers).toHaveLength(7);
  expect(headers).toContain('X-Voice: Häuser Bcc: x <b>&, version 3');
  expect(strFromU8(bytesOf('html'))).toMatch(
    /<meta name="voice" content="Häuser\s+Bcc: x &lt;b&gt;&amp;, version 3">/u,
  );
  const docx = unzipSync(bytesOf('docx'));
  const custom = strFromU8(docx['docProps/custom.xml'] ?? new Uint8Array());
  expect(custom).toMatch(/name="Voice"><vt:lpwstr>Häuser[\s\S]*&lt;b&gt;&amp;, version 3</u);
  expect(strFromU8(docx['[Content_Types].xml'] ?? new Uint8Array())).toContain('/docProps/custom.xml');
  expect(strFromU8(docx['_rels/.rels'] ?? new Uint8Array())).toContain('docProps/custom.xml');
  const zip = unzipSync(exportZip([input], 'pro').bytes)['manifest.json'] ?? new Uint8Array();
  const { files } = JSON.parse(strFromU8(zip)) as { files: { voice: typeof voice }[] };
  expect(files.every((file) => file.voice.version === 3)).toBe(true);
  expect(strFromU8(bytesOf('txt'))).toBe(renderDraft(letter()));
});

it.each([
  ['Straße & Café: 50 % weniger', 'strasse-cafe-50-weniger-email.txt'],
  ['家の修理', 'email.txt'],
  ['../../etc/passwd\r\n"x"', 'etc-passwd-x-email.txt'],
  ['a'.repeat(300), `${'a'.repeat(48)}-email.txt`],
])('the file of %j is named %s', (title, name) => {
  expect(fileNameOf(title, 'email', 'txt')).toBe(name);
});

it('standard export is TXT, for every format; the rest is part of Pro and Agency', () => {
  expect(EXPORT_KEYS.filter((kind) => isExportInPlan(kind, 'free'))).toEqual(['txt']);
  expect(EXPORT_KEYS.filter((kind) => isExportInPlan(kind, 'agency'))).toEqual(EXPORT_KEYS);
  for (const format of FORMAT_KEYS) expect(exportsOf(format).slice(0, 3)).toEqual(['txt', 'md', 'html']);
});
