import {
  DEFAULT_VOICE_RULES,
  type AppliedVoice,
  type Habit,
  type Term,
  type VoiceRules,
} from '@repurpose/contract';
import type { Source } from '../source/source.types.js';
import { termsFor } from './merged-terms.js';
import { findTerms } from './terms.js';
import { Reading } from '../text/words-in.js';

type BriefSource = Pick<Source, 'text' | 'language'>;

/** The limit of a voice's description in a prompt, without its own instruction. */
const MAX_CHARS = 900;
const HABITS: Readonly<Record<Exclude<Habit, 'keep'>, string>> = { use: 'use', avoid: 'do not use' };

const ADDRESS = {
  keep: '',
  familiar: 'Address the reader informally (du, tu).',
  polite: 'Address the reader formally (Sie, vous).',
} as const;
const DASHES = {
  keep: '',
  avoid: 'Do not use dashes between parts of a sentence.',
  em: 'Dashes: "word—word".',
  'em-spaced': 'Dashes: "word — word".',
  en: 'Dashes: "word – word".',
  hyphen: 'Dashes: "word - word".',
} as const;
const NUMERALS = {
  keep: '',
  words: 'Write the numbers two to nine as words.',
  figures: 'Write the numbers two to nine as figures.',
} as const;

function styleLines(rules: VoiceRules): string[] {
  const { spelling, contractions, oxfordComma, sentenceWords, paragraphSentences } = rules;
  return [
    spelling === 'keep' ? '' : `Spelling: ${spelling === 'en-GB' ? 'British' : 'American'} English.`,
    sentenceWords === null ? '' : `Sentences: about ${sentenceWords} words.`,
    rules.lix === null ? '' : `Readability: LIX about ${rules.lix}.`,
    paragraphSentences === null ? '' : `Paragraphs: at most ${paragraphSentences} sentences.`,
    contractions === 'keep' ? '' : `Contractions: ${HABITS[contractions]} them.`,
    oxfordComma === 'keep' ? '' : `Comma before "and" in a series: ${HABITS[oxfordComma]} it.`,
    NUMERALS[rules.numerals],
    rules.exclamations === 'keep' ? '' : 'Do not use exclamation marks.',
    DASHES[rules.dashes],
    rules.pleasantries === 'keep' ? '' : 'No greeting and no closing line.',
  ];
}

function emojiLines({ emoji, emojiAllowed, emojiPer100Words }: VoiceRules): string[] {
  if (emoji === 'avoid') return ['Do not use emoji.'];
  return [
    emojiAllowed.length === 0 ? '' : `Emoji: only ${emojiAllowed.join(' ')}.`,
    emojiPer100Words === null ? '' : `Emoji: at most ${emojiPer100Words} in a hundred words.`,
  ];
}

const listed = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

function termLine(term: Term): string {
  if (term.kind === 'protected') return `Write ${listed([term.text])} exactly so.`;
  if (term.kind === 'preferred') return `Write ${listed([term.text])} instead of ${listed(term.forms)}.`;
  return term.replacement === null
    ? `Never use ${listed([term.text])}.`
    : `Never use ${listed([term.text])}; use ${listed([term.replacement])}.`;
}

function selfLines({ weAre, weAreNot }: VoiceRules): string[] {
  return [
    weAre.length === 0 ? '' : `We are: ${listed(weAre)}.`,
    weAreNot.length === 0 ? '' : `We are not: ${listed(weAreNot)}.`,
  ];
}

/** A voice as instructions for a model, at most 900 characters. Terms other than banned ones are included only if the source has them. */
export function voiceBrief(
  { rules: own, terms: all }: AppliedVoice,
  { text, language }: BriefSource,
): string {
  const rules = { ...DEFAULT_VOICE_RULES, ...own };
  const terms = termsFor(all, language);
  const needed = new Set(findTerms(new Reading(text), terms).map(({ term }) => term));
  const lines = [
    rules.person === 'keep' ? '' : `Where the author speaks, the person is "${rules.person}".`,
    ADDRESS[rules.address],
    ...styleLines(rules),
    ...emojiLines(rules),
    ...terms.filter((term) => term.kind === 'banned' || needed.has(term)).map(termLine),
    ...selfLines(rules),
  ].filter(Boolean);
  const fitting: string[] = [];
  let chars = 0;
  for (const line of lines) {
    chars += line.length + 1;
    if (chars > MAX_CHARS) break;
    fitting.push(line);
  }
  return fitting.join('\n');
}
