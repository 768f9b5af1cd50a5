import { contentKeys, countWords } from '../../languages/words.js';
import { upperFirst } from '../../text/upper-first.js';
import { yes } from '../../annotate/salience.js';
import { shareOfTitle } from '../core/core-weights.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { isKnown } from './stands-alone.js';

/** Characters that a list of mails shows of a subject, and of one that is joined; words of a part of a title, and of a title, that say something. */
const SUBJECT = { chars: 60, joined: 70, words: 3, line: 6 } as const;
const PREHEADER_CHARS = 140;
/** Sentences that open the text, of which one may stand beside a short title. */
const OPENING = 3;
/** A weaker line says less than none. */
const LEAST_WORTH = 0.55;

/** Part of its words that a line has from the opening below it, which it only repeats. */
const REPEATED = 0.8;
const OPENING_CHARS = 400;

/** Whether a line above a text only says what the text opens with. */
export function repeatsOpening(line: string, opening: string, language: string): boolean {
  const own = contentKeys(line, language);
  const said = new Set(contentKeys(opening.slice(0, OPENING_CHARS), language));
  return own.length > 0 && own.filter((key) => said.has(key)).length >= REPEATED * own.length;
}

export interface Envelope {
  subject: string;
  preheader: string;
}

const LAST_STOP = /(?<!\.)\.$|(?<= )!$/u;

/** "A new room | The Swan": the name of the site goes; a long title is parted where its author does, and its part with more of the topics is the subject. */
function partsOf(title: string, topics: readonly string[]): readonly [subject: string, rest: string] {
  const [own = ''] = title.split(' | ');
  const subject = own.replace(LAST_STOP, '').trim();
  if (subject.length <= SUBJECT.chars) return [subject, ''];
  const parts = subject.split(/(?<=[:?!]) | [–—-] /u).map((part) => part.replace(/:$/u, ''));
  const says = (part: string): boolean => part.length <= SUBJECT.chars && countWords(part) >= SUBJECT.words;
  const named = (part: string): number =>
    topics.filter((topic) => part.toLowerCase().includes(topic.toLowerCase())).length;
  const telling = parts.filter(says).toSorted((a, b) => named(b) - named(a))[0];
  if (parts.length !== 2 || telling === undefined) return [subject, ''];
  const rest = parts.find((part) => part !== telling) ?? '';
  return [upperFirst(telling), countWords(rest) >= SUBJECT.words ? upperFirst(rest) : ''];
}

/** A title of a word or two beside a line that says what it is about; alone where the line has its words. */
function saying(subject: string, lines: readonly string[], language: string): string {
  if (subject === '' || countWords(subject) >= SUBJECT.words) return subject;
  const words = new Set(contentKeys(subject, language));
  const repeats = (line: string): boolean => contentKeys(line, language).some((word) => words.has(word));
  const has = (line: string): boolean => line.toLowerCase().includes(subject.toLowerCase());
  const told = lines
    .filter((line) => countWords(line) >= SUBJECT.line && (has(line) || !repeats(line)))
    .map((line) => line.replace(LAST_STOP, ''))
    .map((line) => (has(line) ? line : `${subject}: ${line}`));
  return told.find((line) => line.length <= SUBJECT.joined) ?? subject;
}

/** What a sentence says of its text: 0 to about 1.5. */
function worthOf(unit: Unit, analysis: Analysis): number {
  return (
    unit.salience +
    0.35 * shareOfTitle(unit.stems, analysis) +
    0.15 * yes(unit.isCue) +
    0.1 * yes(unit.isContrast) +
    0.3 * yes(unit.statesPoint) -
    0.1 * yes(unit.isHedged) -
    0.3 * yes(unit.isQuestion)
  );
}

/** Sentences of the statement and the conclusion of a text that are understood beside the title, best first. */
function tellingOf(kit: Kit): Unit[] {
  const { thesis, takeaway } = kit.core;
  return [...(thesis?.units ?? []), ...(takeaway?.units ?? [])]
    .filter((unit) => isKnown(unit) && !unit.isDemand && unit.words >= SUBJECT.line)
    .map((unit) => ({ unit, worth: worthOf(unit, kit.analysis) }))
    .filter(({ worth }) => worth >= LEAST_WORTH)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ unit }) => unit);
}

/** What the title promises, and the author's own line beside it, which is never what the letter opens with: a sentence of the middle may be one its author argues against. */
export function envelopeOf(kit: Kit, opening: string): Envelope {
  const { analysis, tell } = kit;
  const [short, rest] = partsOf(analysis.title, analysis.topics);
  const own = [analysis.description, ...analysis.about.filter(isKnown).map(({ text }) => text), rest];
  const lines = tellingOf(kit).map((unit) => tell([unit]));
  const first = analysis.units.filter(isKnown).slice(0, OPENING);
  const told = [...own, ...lines, ...first.map((unit) => tell([unit]))];
  const subject = saying(short, told, analysis.language);
  const fits = (text: string): boolean =>
    text !== '' &&
    text.length <= PREHEADER_CHARS &&
    !repeatsOpening(text, opening, analysis.language) &&
    !subject.includes(text.replace(LAST_STOP, ''));
  return { subject, preheader: own.find(fits) ?? '' };
}
