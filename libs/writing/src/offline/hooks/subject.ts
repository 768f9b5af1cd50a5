import { contentKeys, countWords } from '../../languages/words.js';
import { upperFirst } from '../../text/upper-first.js';
import { yes } from '../../annotate/salience.js';
import { shareOfTitle } from '../core/core-weights.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { isKnown } from './stands-alone.js';

/** Most characters of a subject, and of a joined one; least words of a part of a title, and of a line. */
const SUBJECT = { chars: 60, joined: 70, words: 3, line: 6 } as const;
const PREHEADER_CHARS = 140;
const OPENING = 3;
/** A sentence of less worth is not used. */
const LEAST_WORTH = 0.55;

/** A line with this share of its words in the opening repeats it. */
const REPEATED = 0.8;
const OPENING_CHARS = 400;

/** Whether a line above a text only repeats its opening. */
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

/** Splits a title: without the site's name ("A new room | The Swan"), a long one at its dash or colon, the part with more topics first. */
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

/** Completes a title of one or two words with the first line that fits; a line that has the title's words replaces it. */
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

/** How much a sentence says of its text, from 0 to about 1.5. */
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

/** Sentences of thesis and conclusion that are understood beside the title, best first. */
function tellingOf(kit: Kit): Unit[] {
  const { thesis, takeaway } = kit.core;
  return [...(thesis?.units ?? []), ...(takeaway?.units ?? [])]
    .filter((unit) => isKnown(unit) && !unit.isDemand && unit.words >= SUBJECT.line)
    .map((unit) => ({ unit, worth: worthOf(unit, kit.analysis) }))
    .filter(({ worth }) => worth >= LEAST_WORTH)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ unit }) => unit);
}

/** Subject and preheader of a mail: the title, and a line of the description that the opening does not repeat; else empty. */
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
