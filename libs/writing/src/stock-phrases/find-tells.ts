import { languageOf } from '../languages/registry.js';
import type { Tone } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { mapDraft } from '../formats/draft/map-draft.js';
import { countWords } from '../platforms/count.js';
import { memoize } from '../text/memo.js';
import { onceFor } from '../text/once-for.js';
import { keyOf } from '../text/sentence-keys.js';
import { partsOfText } from '../text/units-of-text.js';
import { TextPattern } from '../text/text-pattern.js';
import { ruleOf } from '../platforms/rules.js';
import type { Source } from '../source/source.types.js';
import { stockPhrasesIn } from './stock-phrases.js';

export interface Tell {
  kind: 'stock' | 'flip' | 'triads' | 'dashes' | 'exclamations' | 'emoji' | 'hashtags';
  text: string;
}

export interface Tells {
  /** 100 for a text without findings, less for each, at least 0. */
  score: number;
  findings: Tell[];
}

/** Three single words in a row: "faster, cheaper, and better". */
const TRIAD = new TextPattern(
  /(?<![\p{L},] ?)(?:\p{L}{3,}), (?:\p{L}{3,}),? (?:and|or|und|oder|y|o|et|ou|e|en|of) (?:\p{L}{3,})(?!\p{L})/giu,
);
const EMOJI = new TextPattern(/\p{Extended_Pictographic}/gu);
const flipOf = memoize(
  (language: string) => new TextPattern(new RegExp(languageOf(language).tells.flip ?? '(?!)', 'giu')),
);
const DASH = new TextPattern(/—|\s–\s/gu);
const EXCLAMATION = new TextPattern(/[!！]/gu);

/** The number per 100 words that a tone allows. */
const MARKS: Readonly<Record<Tone, { exclamations: number; emoji: number }>> = {
  professional: { exclamations: 0, emoji: 0 },
  authoritative: { exclamations: 0, emoji: 0 },
  educational: { exclamations: 1, emoji: 0 },
  inspirational: { exclamations: 1, emoji: 1 },
  humorous: { exclamations: 2, emoji: 1 },
  casual: { exclamations: 2, emoji: 2 },
  friendly: { exclamations: 2, emoji: 2 },
  enthusiastic: { exclamations: 4, emoji: 3 },
};
const DASHES_PER_100 = 1;
const TRIADS_PER_100 = 1;
const COST: Readonly<Record<Tell['kind'], number>> = {
  stock: 12,
  flip: 12,
  triads: 10,
  dashes: 10,
  exclamations: 10,
  emoji: 10,
  hashtags: 10,
};

/** Shorter sentences may be in a source by chance. */
const MIN_KEY = 12;
/** A speaker or label before a sentence: `Ann: “`, `Source: `. */
const LABELLED = /^(?:[^:“”"]{2,48}(?:\s?: [“„«"]|「)|\p{L}+\s?: ?|\p{L}+：)/u;
const wholeOf = onceFor(({ text, title }: Source) => keyOf(`${text} ${title}`));

function sentencesOf(draft: Draft): string[] {
  const texts: string[] = [];
  mapDraft(draft, (text, role) => {
    if (role !== 'tag') texts.push(...text.split('\n').flatMap((line) => partsOfText(line, 'sentence')));
    return text;
  });
  return texts;
}

/** The sentences that are not copied from the source; copied ones are never reported. */
function ownOf(sentences: readonly string[], source: Source): string {
  const whole = wholeOf(source);
  const title = keyOf(source.title);
  const isOwn = (key: string): boolean => key !== title && (key.length < MIN_KEY || !whole.includes(key));
  return sentences
    .filter((text) => isOwn(keyOf(text)) && isOwn(keyOf(text.replace(LABELLED, ''))))
    .join('\n');
}

function stockIn(text: string, { language, text: told }: Source): Tell[] {
  const found = stockPhrasesIn(text, language);
  const own = found.length === 0 ? '' : told.toLowerCase();
  return found
    .filter((said) => !own.includes(said.toLowerCase()))
    .map((said) => ({ kind: 'stock', text: said }));
}

/** A finding if a text has more of something than its length allows; half of `perHundred`, rounded up, is always allowed. */
function tooMany(kind: Tell['kind'], count: number, perHundred: number, words: number): Tell[] {
  const most = Math.max(Math.ceil(perHundred / 2), (words / 100) * perHundred);
  return count > most ? [{ kind, text: String(count) }] : [];
}

const countOf = (text: string, pattern: TextPattern): number => text.match(pattern.for(text))?.length ?? 0;

function hashtagsIn(draft: Draft): Tell[] {
  const usual = ruleOf(draft.format).hashtags?.usual;
  const count = 'hashtags' in draft ? draft.hashtags.length : 0;
  return usual !== undefined && count > Math.max(...usual) ? [{ kind: 'hashtags', text: String(count) }] : [];
}

/** Stock phrases, flips, triads, marks, emoji and hashtags beyond what tone and format allow. Stock phrases of the source do not count. */
export function findTells(draft: Draft, source: Source, tone: Tone): Tells {
  const { language } = source;
  const sentences = sentencesOf(draft);
  const text = ownOf(sentences, source);
  const words = countWords(sentences.join(' '));
  const findings: Tell[] = [
    ...stockIn(text, source),
    ...flipOf(language)
      .matchesIn(text)
      .map(([said]): Tell => ({ kind: 'flip', text: said })),
    ...tooMany('triads', countOf(text, TRIAD), TRIADS_PER_100, words),
    ...tooMany('dashes', countOf(text, DASH), DASHES_PER_100, words),
    ...tooMany('exclamations', countOf(text, EXCLAMATION), MARKS[tone].exclamations, words),
    ...tooMany('emoji', countOf(source.text, EMOJI) > 0 ? 0 : countOf(text, EMOJI), MARKS[tone].emoji, words),
    ...hashtagsIn(draft),
  ];
  const cost = findings.reduce((sum, { kind }) => sum + COST[kind], 0);
  return { score: Math.max(0, 100 - cost), findings };
}
