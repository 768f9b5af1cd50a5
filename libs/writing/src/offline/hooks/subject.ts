import { isDecision } from '../../annotate/discourse/conclusions.js';
import { countWords } from '../../languages/words.js';
import { upperFirst } from '../../text/upper-first.js';
import { shareOfTitle } from '../core/core-weights.js';
import type { Kit } from '../kit.js';
import { isAlone } from './stands-alone.js';

/** Characters that a list of mails shows of a subject, and of one that is joined; words of a part of a title, and of a title, that say something. */
const SUBJECT = { chars: 60, joined: 70, words: 3, line: 6 } as const;
const PREHEADER_CHARS = 140;
/** Part of the title's words that a preheader has. */
const TITLED = 0.2;
/** Sentences that open the text, of which one may stand beside a short title. */
const OPENING = 3;
/** A weaker first line says less than none. */
const HOOKS_TRIED = 6;

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
function saying(subject: string, lines: readonly string[]): string {
  if (countWords(subject) >= SUBJECT.words) return subject;
  const told = lines
    .filter((line) => countWords(line) >= SUBJECT.line)
    .map((line) => line.replace(LAST_STOP, ''))
    .map((line) => (line.toLowerCase().includes(subject.toLowerCase()) ? line : `${subject}: ${line}`));
  return told.find((line) => line.length <= SUBJECT.joined) ?? subject;
}

/** What the title, and the line beside it, promise: the author's own line, what was decided, a key sentence that speaks of the subject; never what the letter opens with. */
export function envelopeOf(kit: Kit, opening: string): Envelope {
  const { analysis, tell } = kit;
  const [short, rest] = partsOf(analysis.title, analysis.topics);
  const own = [analysis.description, ...analysis.about.slice(0, 1).map(({ text }) => text), rest];
  const hooks = kit.hooks.slice(0, HOOKS_TRIED).filter(({ units: [first] }) => isAlone(first));
  const decided = kit.hooks.filter(({ units }) => units.some(({ text }) => isDecision(text)));
  const about = hooks.filter(
    ({ units, kind }) =>
      (kind === 'contrast' && !analysis.isStory) ||
      shareOfTitle(
        units.flatMap(({ stems }) => stems),
        analysis,
      ) >= TITLED,
  );
  const lines = [...decided.slice(0, HOOKS_TRIED), ...about].map(({ units }) => tell(units));
  const first = analysis.units.filter(isAlone).slice(0, OPENING);
  const subject = saying(short, [...own, ...lines, ...first.map((unit) => tell([unit]))]);
  const fits = (text: string): boolean =>
    text !== '' &&
    text.length <= PREHEADER_CHARS &&
    !opening.startsWith(text) &&
    !subject.includes(text.replace(LAST_STOP, ''));
  return { subject, preheader: [...own, ...lines].find(fits) ?? '' };
}
