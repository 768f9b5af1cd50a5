import { isDecision } from '../../annotate/discourse/conclusions.js';
import { upperFirst } from '../../text/upper-first.js';
import { countWords } from '../../languages/words.js';
import { shareOfTitle } from '../core/core-weights.js';
import type { Kit } from '../kit.js';
import type { Hook } from './hooks.js';

/** Characters that a list of mails shows of a subject, and words of a part of a title that says something. */
const SUBJECT = { chars: 60, words: 3 } as const;
const PREHEADER_CHARS = 140;
/** A weaker first line says less than none. */
const HOOKS_TRIED = 6;
/** Part of the title's words that a preheader has. */
const TITLED = 0.2;

export interface Envelope {
  subject: string;
  preheader: string;
}

/** "A new room | The Swan": the name of the site goes; a long title is parted where its author does. */
function partsOf(title: string): readonly [subject: string, rest: string] {
  const [own = ''] = title.split(' | ');
  const subject = own.replace(/(?<!\.)\.$|(?<= )!$/u, '').trim();
  if (subject.length <= SUBJECT.chars) return [subject, ''];
  const parts = subject.split(/(?<=[:?!]) | [–—-] /u).map((part) => part.replace(/:$/u, ''));
  const says = (part: string): boolean => part.length <= SUBJECT.chars && countWords(part) >= SUBJECT.words;
  const at = parts.findIndex(says);
  const rest = parts[1 - at] ?? '';
  if (parts.length !== 2 || at < 0) return [subject, ''];
  return [parts[at] ?? subject, countWords(rest) >= SUBJECT.words ? upperFirst(rest) : ''];
}

/** What the title, and the line beside it, promise: the author's own line, what was decided, a hook that speaks of the subject; never what the letter opens with. */
export function envelopeOf(kit: Kit, opening: string): Envelope {
  const { analysis, hooks, tell } = kit;
  const [subject, rest] = partsOf(analysis.title);
  // an answer says nothing without its question
  const tried = hooks.slice(0, HOOKS_TRIED).filter(({ units: [first] }) => first.question === '');
  const share = ({ units }: Hook): number =>
    shareOfTitle(
      units.flatMap(({ stems }) => stems),
      analysis,
    );
  const about = tried.filter((hook) => share(hook) >= TITLED);
  const decided = tried.filter(({ units }) => units.some(({ text }) => isDecision(text)));
  const lines = [...decided, ...about, ...tried.filter(({ kind }) => kind !== 'statement')];
  const candidates = [
    analysis.description,
    ...analysis.about.slice(0, 1).map(({ text }) => text),
    rest,
    ...lines.map(({ units }) => tell(units)),
  ];
  const fits = (text: string): boolean =>
    text !== '' && text.length <= PREHEADER_CHARS && !opening.startsWith(text);
  return { subject, preheader: candidates.find(fits) ?? '' };
}
