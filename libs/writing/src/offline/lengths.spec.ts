import type { FormatKey, RepurposeSettings } from '@repurpose/contract';
import { DEFAULT_SETTINGS, FORMAT_KEYS, TONE_KEYS } from '@repurpose/contract';
import { sharedPart } from '../evaluate/evaluate.js';
import { readSource } from '../source/read-source.js';
import { allot } from './allotment/allot.js';
import { sharedLimit } from './allotment/apart.js';
import { outputsOf, textOf } from './outputs.fixture.js';
import { planOf } from './analysis/analysis.js';
import { HARBOUR } from './texts.fixture.js';

const LONG = ['medium', 'email', 'youtube', 'podcast'] as const;

describe('length', () => {
  const words = (length: 25 | 50 | 75, format: FormatKey) =>
    textOf(outputsOf(HARBOUR, { length }).outputs, format).split(/\s+/u).length;

  it.each(['linkedin', 'email', 'medium', 'youtube', 'podcast'] as const)(
    'short makes %s shorter',
    (format) => {
      expect(words(25, format)).toBeLessThan(words(50, format) * 0.95);
    },
  );

  const GROWING = ['twitter', 'linkedin', 'facebook', 'instagram', 'summary'] as const;

  it.each([...GROWING, ...LONG])('long makes %s longer', (format) => {
    expect(words(75, format)).toBeGreaterThan(words(50, format) * 1.3);
  });

  const tooAlike = (settings: Partial<RepurposeSettings>, may = sharedLimit): string[] => {
    const { length = 50 } = settings;
    const { outputs } = outputsOf(HARBOUR, settings);
    return outputs.flatMap((a, at) =>
      outputs
        .slice(at + 1)
        .filter((b) => sharedPart(a, b) > may(a.format, b.format, length) + 1e-9)
        .map((b) => `${a.format} ${b.format}`),
    );
  };

  it.each([25, 50] as const)(
    'at length %i no two pieces share more than three sentences in ten',
    (length) => {
      expect(tooAlike({ length }, () => 0.3)).toEqual([]);
    },
  );

  it('long pieces share more only at length long, and there no more than they may', () => {
    const alike = tooAlike({ length: 75 }, () => 0.3).map((pair) => pair.split(' '));
    expect(
      alike.filter((pair) => !pair.some((format) => (LONG as readonly string[]).includes(format))),
    ).toEqual([]);
    expect(tooAlike({ length: 75 })).toEqual([]);
  });

  it.each(TONE_KEYS)('nor do they in a %s voice', (tone) => {
    expect(tooAlike({ tone })).toEqual([]);
  });
});

describe('what is said at any length', () => {
  it.each([25, 50, 75] as const)('at %i has what it leans on before it', (length) => {
    const source = readSource(HARBOUR);
    const settings = { ...DEFAULT_SETTINGS, length };
    for (const format of FORMAT_KEYS) {
      const { hook, picks } = allot(
        planOf(source),
        { content: HARBOUR, formats: [...FORMAT_KEYS], settings },
        format,
      );
      const held = new Set([hook, ...picks].map((each) => each?.index));
      expect(picks.filter(({ needs }) => needs !== null && !held.has(needs))).toEqual([]);
    }
  });
});
