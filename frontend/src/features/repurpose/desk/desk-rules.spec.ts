import { DEFAULT_SETTINGS, type PlanKey } from '@repurpose/contract';
import { cleanHtml, pasteOf } from '../source/clean-paste.js';
import { countWords } from '../source/count-words.js';
import { creditNoticeOf } from './start-bar.js';
import { parseDraft, type DeskDraft } from './draft.js';
import { formatLimitOf } from './format-grid.js';
import { findStartRefusal, startableFormats } from './start-checks.js';

const EMPTY_DRAFT: DeskDraft = { content: '', formats: [], settings: DEFAULT_SETTINGS };

const ready: DeskDraft = { ...EMPTY_DRAFT, content: 'A text.', formats: ['twitter'] };
const free = { plan: 'free', transformationsLeft: 1 } as const;

describe('before repurposing', () => {
  it.each([
    [
      'blank content',
      { ...ready, content: ' \n ' },
      free,
      { title: 'Input Required', message: 'Please enter some content to repurpose.', panel: 'source' },
    ],
    [
      'an address alone',
      { ...ready, content: ' https://example.com/article ' },
      free,
      { message: 'Import its text first, or paste it.', panel: 'source' },
    ],
    [
      'no format',
      { ...ready, formats: [] },
      free,
      {
        title: 'Format Required',
        message: 'Please select at least one output format.',
        panel: 'formats',
      },
    ],
    [
      'only formats outside the plan',
      { ...ready, formats: ['medium' as const] },
      free,
      {
        title: 'Format Required',
        message: 'Please select at least one output format.',
        panel: 'formats',
      },
    ],
    [
      'no credits',
      ready,
      { ...free, transformationsLeft: 0 },
      {
        title: 'No Repurposing Credits Left',
        message: 'Upgrade your plan to continue repurposing content.',
        panel: null,
      },
    ],
    [
      'too long a text',
      { ...ready, content: 'a'.repeat(100_001) },
      free,
      { message: 'Content is too long (maximum 100,000 characters).', panel: 'source' },
    ],
  ])('%s is told, where it is put right', (_case, draft, user, refusal) => {
    expect(findStartRefusal(draft, user)).toEqual(refusal);
  });
  it.each([['one word', 'Bread', 'One word is not enough. Please paste a few sentences.']])(
    '%s is too little',
    (_case, content, message) => {
      expect(findStartRefusal({ ...ready, content }, free)).toEqual({ message, panel: 'source' });
    },
  );
  it.each([
    ['one credit', free],
    ['Agency without credits', { plan: 'agency', transformationsLeft: 0 } as const],
  ])('%s is enough', (_case, user) => {
    expect(findStartRefusal(ready, user)).toBeNull();
  });
  it('formats of a plan that has ended stay behind', () => {
    expect(startableFormats({ ...ready, formats: ['twitter', 'medium'] }, free)).toEqual(['twitter']);
  });
});

it.each<[PlanKey, number, string | null]>([
  ['free', 0, 'You have no repurposing credits left. Please upgrade your plan to continue.'],
  ['free', 1, 'You have 1 repurposing credit left this month.'],
  ['pro', 5, 'You have 5 repurposing credits left this month.'],
  ['pro', 6, null],
  ['agency', 0, null],
  ['agency', 3, null],
])('on %s with %i credits the notice is %j', (plan, transformationsLeft, notice) => {
  expect(creditNoticeOf({ plan, transformationsLeft })).toBe(notice);
});

it.each([
  [null, EMPTY_DRAFT],
  ['{broken', EMPTY_DRAFT],
  ['[1]', EMPTY_DRAFT],
  ['{"content":7,"formats":"twitter","settings":[]}', EMPTY_DRAFT],
  [
    '{"content":"x","formats":["twitter","twitter","fax"],"settings":{"tone":"casual","formality":26,"length":75}}',
    { content: 'x', formats: ['twitter'], settings: { ...DEFAULT_SETTINGS, tone: 'casual', length: 75 } },
  ],
])('a stored draft %j is taken as far as it makes sense', (stored, draft) => {
  expect(parseDraft(stored)).toEqual(draft);
});

it.each([
  ['', 0],
  ['One, two-three.', 3],
  ["don't stop 4,800 times", 4],
  ['  \n\n ', 0],
  ['---\ntitle: Not read\n---\nRead [this page](https://example.com/a-b) or <b>that</b>.', 5],
  ['Before.\n\n---\n\nBetween.\n\n---\n\nAfter.', 3],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

describe('a paste from Word or the web becomes clean text', () => {
  it.each([
    ['<h2>Title</h2><p>One&nbsp;two<br>three</p>', '## Title\n\nOne two\nthree'],
    ['<ul><li>a</li><li><b>b</b> c</li></ul><p>d</p>', '- a\n- b c\n\nd'],
    ['<p class="MsoTitle">Report</p><p class="MsoListParagraphCxSpFirst">· first</p>', '# Report\n\n- first'],
    ['<style>p{}</style><script>alert(1)</script><p hidden>no</p><p>yes</p>', 'yes'],
    ['<blockquote><p>said</p></blockquote>', '> said'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', 'a\tb\n\nc\td'],
    ['<p>See <a href="https://x.example">the study</a>.</p>', 'See [the study](https://x.example).'],
    ['<h2><a href="https://x.example/#a">Why</a></h2><p>B<a href="/b">c</a></p>', '## Why\n\nBc'],
    [
      '<p>Glad!<a href="https://x.example">It</a> m<sup><a href="https://x.example">2</a></sup></p>',
      'Glad!It m2',
    ],
    ['<a href="https://x.example"><h3>Card</h3><p>Words</p></a>', '### Card\n\nWords'],
    ['<p>Seen.<span style="font-size:0">Secret <b style="font-size:9px">Seen.</b></span></p>', 'Seen.Seen.'],
    ['<p>Seen.</p><div style="opacity:0"><p>Secret</p></div><p style="mso-hide:all">Secret</p>', 'Seen.'],
  ])('%s', (html, text) => {
    expect(cleanHtml(html)).toBe(text);
  });
  it('leaves plain text and coloured code to the browser', () => {
    const clipboard = (html: string) => ({ getData: () => html });
    expect(pasteOf(clipboard(''))).toBeNull();
    expect(pasteOf(clipboard('<div><span style="color:red">const</span> a</div>'))).toBeNull();
  });
});

it('a card names the limit of its platform', () => {
  expect((['twitter', 'email', 'youtube', 'podcast'] as const).map(formatLimitOf)).toEqual([
    '280 characters per post',
    '150 characters in the subject',
    '5,000 characters in the description',
    'No platform limit',
  ]);
});
