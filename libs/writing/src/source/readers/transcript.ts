import { detectLanguageBy, type LanguageModel } from '../../languages/detect-language.js';
import { type Declared, isAsked, MIN_QUESTIONS, PARTICLES, YOU } from '../structure/guest.js';
import { announced, answered, carriedOn, goingOn } from '../structure/answers.js';
import { type RawBlock, sliced } from './raw-block.js';
import {
  answersInQuotes,
  askedIn,
  askedInTurn,
  askedTogether,
  FULL_NAME,
  inFull,
  isAskedInBold,
  isInBold,
  isNod,
  isOwnHeading,
  LEADS_UP,
  isQuestion,
  markedIn,
  quoted,
  saidInBold,
  splitTurns,
  TURN,
  underNames,
} from './turns.js';

const HOST = /^(?:host|interviewer|moderator|presenter|question)$/iu;
const MIN_TURNS = 4;
const REMARK_CHARS = 80;

const ASKED = 0.2;

/** No answer follows it: a question there is to the readers. */
const lastTold = (blocks: readonly RawBlock[]): number => blocks.findLastIndex(({ isAside }) => !isAside);

/** Makes questions with answers below them headings, in bold or not, if there are enough for an interview. */
function headed(blocks: RawBlock[]): RawBlock[] {
  const marked = markedIn(blocks);
  // some may be headings already or have a class, beside which only those in bold are
  const known = blocks.filter((block) => isAsked(block) || marked.has(block));
  const last = lastTold(blocks);
  const asking = blocks.filter((block, at) => {
    if (marked.has(block)) return true;
    if (at >= last) return false;
    const [above, next] = [blocks[at - 1], blocks[at + 1]];
    if (next?.kind !== 'paragraph' || isAskedInBold(next)) return false;
    if (isAskedInBold(block) || known.length >= MIN_QUESTIONS) return isAskedInBold(block);
    // "What if I do not know?" right below a question is its answer
    const answers = above !== undefined && (isAsked(above) || isAskedInBold(above));
    return isQuestion(block) && !answers && !isQuestion(next);
  });
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph').length;
  const least = Math.max(MIN_QUESTIONS, marked.size > 0 ? 0 : paragraphs * ASKED);
  if (asking.length + known.length < least) return blocks;
  return asHeadings(blocks, [...asking, ...(known.length > 0 ? [] : askedInTurn(blocks))]);
}

function asHeadings(blocks: readonly RawBlock[], asking: readonly RawBlock[]): RawBlock[] {
  const questions = new Set(asking);
  const { level = 2 } = blocks.find(isAsked) ?? {};
  return blocks.map((block) => (questions.has(block) ? { ...block, kind: 'heading', level } : block));
}

/** Makes bold paragraphs between the questions of an interview headings, as words of the host that are answered below; before them if they say "you". */
function remarked(blocks: RawBlock[]): RawBlock[] {
  const asked = blocks.filter(isAsked);
  const [first] = asked;
  if (first === undefined || asked.length < MIN_QUESTIONS) return blocks;
  const from = blocks.indexOf(first);
  const before = blocks.findLastIndex(({ kind }, at) => kind === 'heading' && at < from);
  const isRemark = (text: string, at: number): boolean => at > from || (at > before && YOU.test(text));
  const last = lastTold(blocks);
  const isApart = (block: RawBlock, at: number): boolean =>
    blocks[at - 1]?.kind === 'heading' ||
    isOwnHeading(blocks[at + 1]) ||
    (at >= last && isAskedInBold(block));
  return blocks.map((block, at) =>
    isInBold(block) && !isApart(block, at) && isRemark(block.mapped.text, at)
      ? { ...block, kind: 'heading', level: first.level }
      : block,
  );
}

const isSpeaker = (label: string): boolean => HOST.test(label) || FULL_NAME.test(label);

const labelOf = ({ kind, mapped }: RawBlock): string =>
  kind === 'paragraph' ? (TURN.exec(mapped.text)?.[1] ?? '') : '';

/** Share of the blocks of a talk from its first turn to its last; also that of its turns if nothing says who asks. */
const TALK_PART = 0.6;
/** Share of the turns if initials stand for names in full: paragraphs between them are of the turns. */
const FULL_PART = 0.3;

/** Whether the turns from the top of a text to its end are questions and the answers of someone with a full name: then the paragraphs between are of the answers. */
function isQuestioning(blocks: readonly RawBlock[]): boolean {
  const labelled = blocks.filter((block) => labelOf(block) !== '');
  const [first, last] = [labelled[0], labelled.at(-1)];
  if (first === undefined || last === undefined) return false;
  const answers = labelled.filter((block, at) => {
    const asked = labelled[at - 1];
    return asked !== undefined && ASKS.test(asked.mapped.text) && labelOf(asked) !== labelOf(block);
  });
  const known = Map.groupBy(answers, labelOf);
  const isKnown = [...known].some(
    ([label, { length }]) => length >= MIN_QUESTIONS && FULL_NAME.test(nameOf(label, blocks)),
  );
  return isKnown && blocks.indexOf(last) - blocks.indexOf(first) >= blocks.length * TALK_PART;
}
const ASKS = /[?？]\s*$/u;

/** The label that another one shortens: "Steven" for "Steve"; itself for none. */
const wholeLabel = (label: string, labels: Iterable<string>): string =>
  (label.length < SHORT_CHARS ? undefined : [...labels].find((other) => isLetterMore(other, label))) ?? label;
const isLetterMore = (other: string, label: string): boolean =>
  other.startsWith(label) && /^\p{L}+$/u.test(other.slice(label.length));
const SHORT_CHARS = 3;

/** The turns of a conversation, or of one person's answers, by label; null for any other text. */
function turnsOf(blocks: readonly RawBlock[], areInFull: boolean): Map<string, RawBlock[]> | null {
  const turns = Map.groupBy(
    blocks.filter((block) => labelOf(block) !== ''),
    labelOf,
  );
  const talks = [...turns.values()].filter(({ length }) => length > 1);
  const count = talks.reduce((sum, { length }) => sum + length, 0);
  const asked = blocks.filter(isAsked).length;
  const answers = talks.length > 0 && count >= MIN_QUESTIONS && asked >= MIN_QUESTIONS;
  const part = areInFull ? blocks.length * FULL_PART : blocks.length * TALK_PART;
  const isTalk = talks.length > 1 && count >= MIN_TURNS && count >= part;
  if (!answers && !isTalk && !isQuestioning(blocks)) return null;
  // "Webinar: Pricing for freelancers" is not a turn
  return new Map(
    [...turns].filter(
      ([label, { length }]) => length > 1 || isSpeaker(label) || wholeLabel(label, turns.keys()) !== label,
    ),
  );
}

const asks = (turns: readonly RawBlock[]): number =>
  turns.filter(({ mapped }) => mapped.text.trimEnd().endsWith('?')).length / turns.length;

/** The name in the talk that has these initials (`DB`: "Dan Brown"); empty for none. */
function initialled(label: string, blocks: readonly RawBlock[]): string {
  const letters = [...label].map((letter) => `${letter}\\p{Ll}[\\p{L}'’-]*`).join(' ');
  const named = new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'u');
  return blocks.map(({ mapped }) => named.exec(mapped.text)?.[0] ?? '').find((name) => name !== '') ?? '';
}

/** The full name for a label, also from the talk itself: `MARCUS` → "Marcus Bell"; empty for none. */
function nameOf(label: string, blocks: readonly RawBlock[]): string {
  if (FULL_NAME.test(label)) return label;
  const whole = /^\p{Lu}{2,3}$/u.test(label) ? initialled(label, blocks) : '';
  if (whole !== '') return whole;
  const [first = ''] = label.split(' ');
  const name = first.charAt(0) + first.slice(1).toLowerCase();
  const named = new RegExp(`(?<!\\p{L})${name}(?: ${PARTICLES}\\p{Lu}\\p{Ll}+){0,2}(?![\\p{L}:])`, 'u');
  return (
    blocks
      .map(({ mapped }) => named.exec(mapped.text)?.[0] ?? '')
      .toSorted((a, b) => b.length - a.length)[0] ?? ''
  );
}

const initialsOf = (label: string): string => label.replace(/[^\p{Lu}]/gu, '');

/** Labels of those who ask: before questions that are headings, else the one with most questions. */
function hostsOf(turns: ReadonlyMap<string, readonly RawBlock[]>, blocks: readonly RawBlock[]): Set<string> {
  const asking = blocks.filter(isAsked).flatMap(({ mapped }) => TURN.exec(mapped.text)?.[1] ?? []);
  if (asking.length >= MIN_QUESTIONS)
    return new Set([...asking, ...[...turns.keys()].filter((label) => asking.includes(initialsOf(label)))]);
  const labels = [...turns.keys()];
  const host =
    labels.find((label) => HOST.test(label)) ??
    labels
      .filter((label) => asks(turns.get(label) ?? []) > 0)
      .toSorted((a, b) => asks(turns.get(b) ?? []) - asks(turns.get(a) ?? []))[0];
  return new Set(host === undefined ? [] : [host]);
}

/** Characters that speakers say together. A speaker with more than half of them does not only ask. */
const charsOf = (turns: ReadonlyMap<string, readonly RawBlock[]>, labels: readonly string[]): number =>
  labels.flatMap((label) => turns.get(label) ?? []).reduce((sum, { mapped }) => sum + mapped.text.length, 0);

const ASKED_CHARS = 400;

interface Asked {
  level: number;
  /** Between the turns of others, so that the next one replies to it. */
  isAnswered: boolean;
}

/** A host's turn: a question becomes a heading without the text around it, also a remark of a nameless host that is answered; a short remark becomes an aside. */
function asHost(turn: RawBlock, speaker: string, { level, isAnswered }: Asked): RawBlock {
  const lead = LEADS_UP.exec(turn.mapped.text)?.[0].length ?? 0;
  const said = sliced(turn, lead, turn.mapped.text.length);
  const { text } = said.mapped;
  if (said.kind === 'heading') return said;
  const asked = askedIn(text);
  if (asked !== '' && asked.length <= ASKED_CHARS)
    return { ...sliced(said, 0, asked.length), kind: 'heading', level };
  const isRemark = text.trim().length >= REMARK_CHARS;
  // without a name, the speaker would be unknown
  if (speaker !== '' || !isRemark || !isAnswered)
    return { ...said, speaker, isAside: speaker === '' || !isRemark };
  return text.length <= ASKED_CHARS ? { ...said, kind: 'heading', level } : { ...said, isAside: true };
}

/** Whether a label may be a name as it is written: "Ernesto", but not "AG" or "HOST". */
const isInSmall = (label: string): boolean => /\p{Ll}/u.test(label);

/** Reads the turns of a transcript: questions of the host become headings, small talk is set aside, and other turns get their speaker. */
export function readTranscript(written: RawBlock[], declared: Declared, model: LanguageModel): RawBlock[] {
  const read = quoted(announced(remarked(headed(underNames(saidInBold(answersInQuotes(written)))))));
  const full = inFull(read);
  const blocks = full ?? read;
  const turns = turnsOf(blocks, full !== null);
  const language = detectLanguageBy(model, blocks.map(({ mapped }) => mapped.text).join('\n'));
  if (turns === null) return answered(read, declared, language);
  const asking = hostsOf(turns, blocks);
  const isAsking = [...asking].some((label) => asks(turns.get(label) ?? []) * 2 > 1);
  const isTalk =
    (full !== null && !isAsking) ||
    ([...asking].every(isInSmall) && charsOf(turns, [...asking]) > charsOf(turns, [...turns.keys()]) / 2);
  const hosts = isTalk ? new Set<string>() : asking;
  const names = new Map(
    [...turns.keys(), ...asking].map((label) => {
      const isName = isTalk || (asking.has(label) && isInSmall(label));
      return [label, nameOf(wholeLabel(label, turns.keys()), blocks) || (isName ? label : '')];
    }),
  );
  const { level = 2 } = blocks.find(isAsked) ?? {};
  const parts = askedTogether(blocks).flatMap((block) => splitTurns(block, turns));
  const said = parts.map((block) => TURN.exec(block.mapped.text)?.[1] ?? '');
  const isGuest = (label: string): boolean => turns.has(label) && !hosts.has(label);
  const [from, to] = [said.findIndex(isGuest), said.findLastIndex(isGuest)];
  const told = carriedOn(
    parts.map((block, at) => {
      const [written = '', label = ''] = TURN.exec(block.mapped.text) ?? [];
      const speaker = names.get(label) ?? '';
      // a label that is not a name stays, such as "Don't: …"
      const isTurn = hosts.has(label) || (speaker !== '' && block.kind !== 'heading');
      if (!isTurn) return block;
      const said = sliced(block, written.length, block.mapped.text.length);
      return hosts.has(label)
        ? asHost(said, speaker, { level, isAnswered: at > from && at < to })
        : { ...said, speaker, isAside: isTalk && isNod(said, parts[at - 1]) };
    }),
    language,
  );
  return full === null ? told : goingOn(told, language);
}
