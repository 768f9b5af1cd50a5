import { FORMAT_KEYS, type Tone } from '@repurpose/contract';
import { evaluateOutputs } from '../evaluate/evaluate.js';
import { countDefects } from '../evaluate/report.js';
import { outputsOf, textOf } from './outputs.fixture.js';
import { GERMAN, HARBOUR, NOTE, ONE_SENTENCE, SPANISH, STEPS } from './texts.fixture.js';

const TEXTS = { HARBOUR, STEPS, SPANISH, GERMAN, NOTE, ONE_SENTENCE };
const squeezed = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').toLowerCase();

describe('the writer without a model', () => {
  it.each(Object.entries(TEXTS))(
    'makes every format of %s without a defect, in three tones',
    (_, content) => {
      for (const tone of ['professional', 'casual', 'educational'] as const) {
        const { source, outputs } = outputsOf(content, { tone });
        const wrong = evaluateOutputs(outputs, source, { tone }).filter((row) => countDefects([row]) > 0);
        expect(wrong).toEqual([]);
        expect(outputs.every(({ text }) => text.trim() !== '')).toBe(true);
      }
    },
  );

  it('writes the same twice', () => {
    expect(outputsOf(HARBOUR).outputs).toEqual(outputsOf(HARBOUR).outputs);
  });

  it('changes no sentence of the source', () => {
    const { source, outputs } = outputsOf(HARBOUR);
    const whole = squeezed(HARBOUR);
    for (const format of ['medium', 'summary', 'linkedin', 'facebook'] as const) {
      const draft = outputs.find((each) => each.format === format)?.draft;
      const texts =
        draft?.format === 'medium'
          ? draft.sections.flatMap(({ paragraphs }) => paragraphs)
          : draft?.format === 'summary'
            ? draft.bullets
            : draft?.format === 'linkedin' || draft?.format === 'facebook'
              ? draft.body
              : [];
      const told = texts
        .flatMap((text) => text.replace(/^• [^:]{3,40}: /gmu, '').split(/(?<=[.!?])\s+/u))
        .filter((text) => /[.!?]$/u.test(text));
      expect(told.length).toBeGreaterThan(0);
      for (const sentence of told) expect(whole).toContain(squeezed(sentence));
    }
    expect(source.language).toBe('en');
  });

  it('keeps neighbours of the source together and tells the thesis in its long formats', () => {
    const { source, outputs } = outputsOf(HARBOUR);
    const long = evaluateOutputs(outputs, source).filter(({ format }) =>
      ['medium', 'email', 'youtube'].includes(format),
    );
    for (const { kept, thesis, points } of long) {
      expect(kept).toBeGreaterThanOrEqual(0.6);
      expect(thesis).toBe(1);
      expect(points).toBeGreaterThanOrEqual(0.5);
    }
  });

  it('adds no English to a Spanish text', () => {
    const english =
      /\b(?:the|and|you|your|comments?|save|share|reply|hello|source|subject|title|first|last|part)\b/iu;
    for (const { format, text } of outputsOf(SPANISH, { tone: 'casual' }).outputs)
      expect([format, english.exec(text)?.[0]]).toEqual([format, undefined]);
  });

  it('adds no word of its own in a language without phrases', () => {
    const finnish =
      'Kirjasto avautuu maanantaina kello kahdeksan. Kaikki lapset saavat lainata viisi kirjaa ilmaiseksi. Henkilökunta on vaihtanut vanhat hyllyt uusiin. Perjantaina kirjailija lukee uusimmasta romaanistaan.';
    const { source, outputs } = outputsOf(finnish);
    expect(source.language).toBe('fi');
    const own = textOf(outputs, 'linkedin')
      .replace(/#\S+/gu, '')
      .split(/(?<=[.])\s+/u);
    for (const sentence of own.map((each) => each.trim()).filter(Boolean))
      expect(finnish).toContain(sentence);
  });

  it('gives every format of one sentence that sentence', () => {
    for (const { format, text } of outputsOf(ONE_SENTENCE).outputs)
      expect([format, text]).toEqual([format, expect.stringContaining('40 garden tool sets free')]);
  });

  it.each([
    'We open at eight. Tea is free. Bring a cup. Ann reads aloud.',
    'Why? Because. Is it true? No. Was it ever? Maybe not.',
    'Thanks everyone! See you soon! Click here.',
    '# Title only\n\n## Part\n\n## Other',
    'Dr. Smith',
  ])('gives every format of a text with nothing to select from: %j', (text) => {
    expect(outputsOf(text).outputs.filter((output) => output.text === '')).toEqual([]);
  });

  it('gives another version other sentences', () => {
    const { source, outputs } = outputsOf(HARBOUR, {}, ['linkedin']);
    const again = outputsOf(HARBOUR, {}, ['linkedin'], 1).outputs;
    expect(source.title).not.toBe('');
    expect(textOf(again, 'linkedin')).not.toBe(textOf(outputs, 'linkedin'));
  });

  it.each(['linkedin', 'email', 'medium', 'youtube', 'podcast'] as const)(
    'follows the length in %s',
    (format) => {
      const sizes = ([25, 50, 75] as const).map(
        (length) => textOf(outputsOf(HARBOUR, { length }).outputs, format).split(/\s+/u).length,
      );
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
      expect(sizes[2]).toBeGreaterThan(sizes[0] ?? 0);
    },
  );

  it('keeps chapters ten seconds apart from 0:00', () => {
    const draft = outputsOf(HARBOUR).outputs.find((each) => each.format === 'youtube')?.draft;
    const starts = draft?.format === 'youtube' ? draft.chapters.map(({ startSeconds }) => startSeconds) : [];
    expect(starts[0]).toBe(0);
    expect(starts.every((start, at) => at === 0 || start - (starts[at - 1] ?? 0) >= 10)).toBe(true);
  });

  it('tags topics that the text names', () => {
    for (const format of ['instagram', 'linkedin'] as const) {
      const draft = outputsOf(HARBOUR).outputs.find((each) => each.format === format)?.draft;
      const hashtags = draft?.format === 'instagram' || draft?.format === 'linkedin' ? draft.hashtags : [];
      expect(hashtags.length).toBeGreaterThanOrEqual(2);
      for (const tag of hashtags)
        expect(HARBOUR.toLowerCase().replace(/[^\p{L}]/gu, '')).toContain(tag.toLowerCase());
    }
  });

  it('opens with the kind of hook a tone prefers', () => {
    const content = `# How we halved the queue at the repair shop

Are you tired of waiting for a repair? Most people who come to us waited for weeks somewhere else. They had given up on their bicycles before they walked in. Nobody had told them when the work would begin or end.

## What we changed

The repair shop cut its queue from 64 bicycles to 31 in one summer. Every repair now has a day on the wall, and every day has room for six repairs.

## What surprised us

We expected customers to ask for faster repairs, but they asked for an honest day instead. A repair that is ready on the promised day is worth more to them than a fast one.
`;
    const openingOf = (tone: Tone): string =>
      textOf(outputsOf(content, { tone }, ['linkedin']).outputs, 'linkedin').split('\n')[0] ?? '';
    expect(openingOf('casual')).toMatch(/^Are you tired of waiting/u);
    expect(openingOf('authoritative')).toMatch(/^The repair shop cut its queue|^We expected customers/u);
  });

  it('writes every format of a text it can read', () => {
    expect(outputsOf(STEPS).outputs.map(({ format }) => format)).toEqual([...FORMAT_KEYS]);
  });
});
