import { exportText } from '../../export/export-text.js';
import { mailOf } from '../../export/eml.js';
import { previewOf } from '../../previews/preview.js';
import { readSource } from '../../source/read-source.js';
import { finishDraft } from '../finish/finish-draft.js';
import { reviseDraft } from '../edit/revise-draft.js';
import { rewriteDraft } from '../edit/rewrite-draft.js';
import { linksOf } from './draft-links.js';
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

it('short words are a link only beside the words they have in the source; names and phrases everywhere', () => {
  const text = 'They reported early. Guess who? The Harbour Mill, less in the evening.';
  expect(shown(finished(text))).toEqual([ALL[1], ALL[3]]);
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
  const [line] = previewOf(input).at(-1)?.lines ?? [];
  expect(line?.stretches.map(({ url }) => url).filter(Boolean)).toEqual([ALL[1]?.[1], ALL[2]?.[1]]);
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
