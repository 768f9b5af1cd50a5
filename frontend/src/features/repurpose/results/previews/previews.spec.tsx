import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FORMAT_KEYS, FORMATS, type FormatKey } from '@repurpose/contract';
import { finishDraft, previewOf, readSource, renderDraft, writeOffline } from '@repurpose/writing';
import { SAMPLE_TEXT } from '../../source/sample-text.js';
import PreviewOnScreen, { type PreviewProps } from './preview.js';
import type { ScreenWidth } from './words.js';

function Preview(props: Omit<PreviewProps, 'width' | 'onWidth'>) {
  const [width, setWidth] = useState<ScreenWidth>('phone');
  return <PreviewOnScreen width={width} onWidth={setWidth} {...props} />;
}

const settings = { tone: 'professional', industry: 'technology', formality: 50, length: 50 } as const;
const source = readSource(SAMPLE_TEXT);
const outputOf = (format: FormatKey) =>
  finishDraft(writeOffline({ content: SAMPLE_TEXT, formats: [format], settings }, source, format), source);
const squeezed = (text: string | null) => (text ?? '').replace(/[•\s]+/gu, '');

describe.each(FORMAT_KEYS)('the preview of %s', (format) => {
  it.each([
    ['from its draft', true],
    ['from the text alone', false],
  ])('%s has every word of the text, on both screens', (_way, hasDraft) => {
    const { text, draft } = outputOf(format);
    const label = FORMATS[format].label;
    render(<Preview format={format} label={label} text={text} draft={hasDraft ? draft : null} />);
    const shown = () => squeezed(screen.getByRole('region', { name: `Preview of ${label}` }).textContent);
    const words = previewOf({ format, text, draft: hasDraft ? draft : null })
      .flatMap(({ lines }) => lines)
      .map((line) => squeezed(line.text));
    for (const screenName of ['Phone', 'Desktop']) {
      fireEvent.click(screen.getByRole('radio', { name: screenName }));
      expect(words.filter((word) => !shown().includes(word))).toEqual([]);
    }
  });
});

it.each(['linkedin', 'facebook', 'instagram'] as const)(
  'what can be selected in the preview of %s is the text itself, fold or not',
  (format) => {
    const { text, draft } = outputOf(format);
    const { container } = render(<Preview format={format} label="It" text={text} draft={draft} />);
    expect([...container.querySelectorAll('[data-folded]')].map(({ textContent }) => textContent)).toEqual([
      text,
    ]);
  },
);

it('marks what is seen before the click, more of it on a wide screen', () => {
  const text = 'word '.repeat(100).trim();
  render(<Preview format="linkedin" label="It" text={text} draft={null} />);
  const seen = () => screen.getByRole('region').querySelector('mark')?.textContent?.length ?? 0;
  const onPhone = seen();
  fireEvent.click(screen.getByRole('radio', { name: 'Desktop' }));
  expect([onPhone <= 140, onPhone > 100, seen() <= 210, seen() > onPhone]).toEqual([true, true, true, true]);
});

it('weighs each post of a thread, and says which chapter rules are met', () => {
  render(<Preview format="twitter" label="It" text={'One.\n\nTwo.'} draft={null} />);
  expect(screen.getAllByText('4 / 280')).toHaveLength(2);
  cleanup();
  const { text, draft } = outputOf('youtube');
  render(<Preview format="youtube" label="It" text={text} draft={draft} />);
  expect(screen.getByRole('list', { name: 'Chapter list' }).children).toHaveLength(4);
});

it('says how long a podcast is in whole minutes', () => {
  const { draft } = outputOf('podcast');
  if (draft.format !== 'podcast') throw new Error('no podcast');
  const [first, ...rest] = draft.segments.map((each) => ({ ...each, minutes: 1 }));
  if (first === undefined) throw new Error('no segment');
  const own = { ...draft, segments: [{ ...first, minutes: 1.25 }, ...rest] };
  render(<Preview format="podcast" label="It" text={renderDraft(own, 'en')} draft={own} />);
  expect(screen.getByText(/^About/u).textContent).toMatch(/^About \d+ minutes?$/u);
});

it('sets each name over its meaning in the same size on a poster', () => {
  const names = ['Defining your advantage', 'Building a strategy for more customers and markets'];
  const blocks = names.map((figure) => ({ figure, text: 'It is what others do not have.' }));
  const draft = { format: 'infographic' as const, headline: 'Two tips', blocks, footer: '' };
  const text = renderDraft(draft, 'en');
  const { container } = render(<Preview format="infographic" label="It" text={text} draft={draft} />);
  expect(
    [...container.querySelectorAll('[data-size]')].map((each) => each.getAttribute('data-size')),
  ).toEqual(['name', 'name']);
});

it.each(FORMAT_KEYS)('shows hostile words in %s as words', (format) => {
  const hostile = '<script>window.hacked = 1</script> <img src=x onerror=alert(1)> [x](javascript:alert(1))';
  const { container } = render(
    <Preview format={format} label="It" text={hostile} draft={{ broken: true }} />,
  );
  expect(container.querySelectorAll('script, img, a, iframe')).toHaveLength(0);
  expect(squeezed(container.textContent)).toContain(squeezed(hostile));
});

it('keeps the headings of a script that opens with its hook, and the links of an article', () => {
  const chapter = { startSeconds: 0, title: 'The count', narration: ['It was a third.'], onScreen: '' };
  const script = {
    ...{
      format: 'youtube' as const,
      title: 'T',
      hook: 'Why?',
      description: '',
      tags: [],
      opensWithHook: true as const,
    },
    chapters: [chapter, { ...chapter, startSeconds: 40, title: 'The rest' }],
  };
  render(<Preview format="youtube" label="It" text={renderDraft(script)} draft={script} />);
  expect(screen.getByText('The rest')).toBeVisible();
  cleanup();
  const article = {
    ...{ format: 'medium' as const, title: 'T', subtitle: '', topics: [] },
    sections: [{ heading: '', paragraphs: ['We asked the town.'] }],
    links: [{ before: 'We asked ', text: 'the town', after: '.', url: 'https://town.example/' }],
  };
  render(<Preview format="medium" label="It" text={renderDraft(article)} draft={article} />);
  expect(screen.getByRole('link', { name: 'the town' })).toHaveAttribute('href', 'https://town.example/');
});
