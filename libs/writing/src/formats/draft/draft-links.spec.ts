import { exportText } from '../../export/export-text.js';
import { mailOf } from '../../export/eml.js';
import { previewOf } from '../../previews/preview.js';
import { readSource } from '../../source/read-source.js';
import { finishDraft } from '../finish/finish-draft.js';
import { reviseDraft } from '../edit/revise-draft.js';
import { rewriteDraft } from '../edit/rewrite-draft.js';
import { linksByLine, linksOf } from './draft-links.js';
import type { EmailDraft, MediumDraft } from './draft.types.js';
import { stretchesOf } from './stretches.js';

const SOURCE = readSource(`# Less waste in a small bakery

We are here to stay. The town [reported](https://town.example/report "2023") that bread is a third of all waste.
Our count says the same, and [you can see it here](/count). Bread [reported](javascript:alert(1)) as sold was not always sold.

We copied the [Harbour Mill](https://mill.example/?a=1&b=(2)), which halved its waste. "Don't [guess](https://mill.example/guess)," they said.

- Bake [less in the evening](https://mill.example/evening)
- Write to [us](mailto:us@bakery.example)
`);
const [FIRST, SECOND] = [
  'The town reported that bread is a third of all waste. Our count says the same.',
  'We copied the Harbour Mill, which halved its waste. “Don’t guess,” they said.\n• Bake less in the evening\n• Write to us',
];
const article = (...paragraphs: string[]): MediumDraft => ({
  ...{ format: 'medium', title: 'Less waste', subtitle: '', topics: [] },
  sections: [{ heading: 'We reported it', paragraphs }],
});
const finished = (...paragraphs: string[]) => finishDraft(article(...paragraphs), SOURCE).draft;
const shown = (draft: Parameters<typeof linksOf>[0]) => linksOf(draft).map(({ text, url }) => [text, url]);

const ALL = [
  ['reported', 'https://town.example/report'],
  ['Harbour Mill', 'https://mill.example/?a=1&b=(2)'],
  ['guess', 'https://mill.example/guess'],
  ['less in the evening', 'https://mill.example/evening'],
  ['us', 'mailto:us@bakery.example'],
];

it('an article has the links of its source on the same words, if they can be followed', () => {
  expect(shown(finished(FIRST, SECOND))).toEqual(ALL);
});

it('words are a link beside the words they have in the source, a phrase everywhere', () => {
  const text = 'They reported early. Guess who? The Harbour Mill, less in the evening.';
  expect(shown(finished(text))).toEqual([ALL[3]]);
});

/** The links of an article with these paragraphs, as its page shows them. */
const linksIn = (content: string, ...paragraphs: string[]) => {
  const { draft, text } = finishDraft(article(...paragraphs), readSource(content));
  const html = exportText({ title: '', format: 'medium', text, draft }, 'html');
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/gu)].map(([, url, words]) => [words, url]);
};

it('a link whose sentence is left out takes no other place', () => {
  const source = [
    'Read our [Newsletter](https://tea.example/join), it is free. ',
    'In May the firm Berg wrote in its [Newsletter](https://berg.example/may) that rents fall.',
    '\n\nA second Newsletter of the town says so too.',
  ].join('');
  const told = 'In May the firm Berg wrote in its Newsletter that rents fall.';
  expect(linksIn(source, told, 'A second Newsletter of the town says so too.')).toEqual([
    ['Newsletter', 'https://berg.example/may'],
  ]);
});

it('a link is not on the same words before it, after other ones that end alike', () => {
  const source =
    'Keep the door open on the English side. They count loaves on the [English](https://e.example) and on the Welsh side.';
  expect(linksIn(source, source.replace('[English](https://e.example)', 'English'))).toEqual([
    ['English', 'https://e.example'],
  ]);
  const { draft } = finishDraft(article(source.replace(/\[|\]\([^)]*\)/gu, '')), readSource(source));
  expect(linksOf(draft)[0]?.before).toBe('t loaves on the ');
});

it('links that are whole lines are on such lines only, each with its own address', () => {
  const source = '- [Go](https://go.example)\n- [Art](https://art.example)\n\nGoogle has an Article.';
  expect(linksIn(source, '• Go\n• Art', 'Google has an Article.')).toEqual([
    ['Go', 'https://go.example'],
    ['Art', 'https://art.example'],
  ]);
  const site = (url: string) => ({ before: '', text: 'Site', after: '', url });
  const links = [site('https://rosa.example'), site('https://tim.example')];
  expect(linksByLine(['Rosa', '• Site', 'Tim', '• Site'], links)).toEqual([[], [links[0]], [], [links[1]]]);
});

it('a post has no links on words', () => {
  const post = finishDraft(
    { format: 'linkedin', hook: FIRST, body: [SECOND], callToAction: '', hashtags: [] },
    SOURCE,
  );
  expect('links' in post.draft).toBe(false);
});

it('edits keep the links whose words they keep', () => {
  const draft = finished(FIRST, SECOND);
  const texts = { 'sections.0.paragraphs.0': `News. ${FIRST.replace('reported', 'said')}` };
  const revised = reviseDraft(draft, { texts }, SOURCE).draft;
  expect(shown(revised)).toEqual(ALL.slice(1));
  const before = { 'sections.0.paragraphs.0': FIRST.replace('The town', 'Our neighbours') };
  expect(shown(reviseDraft(draft, { texts: before }, SOURCE).draft)).toEqual(ALL);
});

it('a rewritten part brings its own links', () => {
  const current = finished(FIRST);
  const fresh = finished(SECOND);
  const written = rewriteDraft(current, fresh, { kept: new Set(), only: 'sections.0' }, SOURCE);
  expect(shown(written?.draft)).toEqual(ALL.slice(1));
});

it('a rewritten title adds no link', () => {
  const current = finished(FIRST, 'Others reported it too.');
  const fresh = { ...current, title: 'Much less waste' };
  const written = rewriteDraft(current, fresh, { kept: new Set(), only: 'title' }, SOURCE);
  expect(shown(written?.draft)).toEqual([ALL[0]]);
});

it('exports and previews show them', () => {
  const { draft, text } = finishDraft(article(FIRST, SECOND), SOURCE);
  const input = { title: 'Less waste', format: 'medium' as const, text, draft };
  expect(exportText(input, 'html')).toContain(
    'We copied the <a href="https://mill.example/?a=1&amp;b=(2)" rel="noopener noreferrer">Harbour Mill</a>, which',
  );
  expect(exportText(input, 'md')).toContain(
    'We copied the [Harbour Mill](<https://mill.example/?a=1&b=(2)>), which',
  );
  expect(exportText(input, 'md')).toContain('- Write to [us](mailto:us@bakery.example)');
  const stretches = previewOf(input).flatMap(({ lines }) => lines.flatMap((line) => line.stretches));
  expect(stretches.filter(({ url }) => url !== '').map(({ text: words, url }) => [words, url])).toEqual(ALL);
});

it('the body of a letter has them too', () => {
  const letter: EmailDraft = {
    ...{ format: 'email', subject: 'Less waste', preheader: '', greeting: '', callToAction: '' },
    sections: [{ heading: '', paragraphs: [FIRST] }],
  };
  const { draft, text } = finishDraft(letter, SOURCE);
  const { html } = mailOf({ title: '', format: 'email', text, draft });
  expect(html).toBe(
    '<p dir="auto">The town <a href="https://town.example/report" rel="noopener noreferrer">reported</a> that bread is a third of all waste. Our count says the same.</p>',
  );
});

it('a link never leads to anything but the web and mail', () => {
  const link = { before: '', text: 'here', after: '', url: 'javascript:alert(1)' };
  expect(stretchesOf('here', [link])).toEqual([{ text: 'here', url: '' }]);
});

it('an address that the text tells after the words is their link', () => {
  const source = readSource('Bread is dear. [This post](https://a.example/why) says why. Bread was cheap.');
  const told = 'This post (https://a.example/why) says why.';
  const { draft } = finishDraft(article(told), source);
  expect(stretchesOf(told, linksOf(draft))).toEqual([
    { text: 'This post', url: 'https://a.example/why' },
    { text: ' says why.', url: '' },
  ]);
});

test('a link at the end of a text stays at the end of a line, not inside another one', () => {
  const source = readSource(
    '# Bread\n\nWe read it out loud:\n\n> Bread is a third of all waste. — Source: [Town](https://town.example)\n\nThe Town agreed.\n',
  );
  const linksIn = (paragraph: string) => shown(finishDraft(article(paragraph), source).draft);
  expect(linksIn('“Bread is a third of all waste.” — Source: Town')).toEqual([
    ['Town', 'https://town.example'],
  ]);
  expect(linksIn('We asked the Town what it burns.')).toEqual([]);
});

it('a link that ends its line is not set inside an earlier sentence', () => {
  const [said, call] = [
    'In May the old mill and Harbour Mill went on.',
    'Follow the old mill and Harbour Mill',
  ];
  const source = readSource(
    `# The mills\n\n${said}\n\n${call.replace('Harbour Mill', '[Harbour Mill](https://net.example/mill)')}\n`,
  );
  const { draft } = finishDraft(article(said, call), source);
  expect(linksByLine([said, call], linksOf(draft)).map((links) => links.length)).toEqual([0, 1]);
});
