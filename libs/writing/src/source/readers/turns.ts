import { ofAllLanguages } from '../../languages/registry.js';
import { ENDED } from '../../text/marks.js';
import { wordSet } from '../../text/one-of.js';
import { numberOf } from '../structure/part-number.js';
import { isAsked, MIN_QUESTIONS, NAMES, YOU } from '../structure/guest.js';
import { joinedBlocks, type RawBlock, sliced } from './raw-block.js';

const LABEL = String.raw`(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`;
/** The label before a speaker's turn: `MARCUS: `, `Dana Ruiz: `. */
export const TURN = new RegExp(String.raw`^${LABEL}(?: \([^()]{2,40}\))?\s?: (?=\S)`, 'u');
/** Whether a line below a person's words in minutes is an agreed task: "Jo to ask the mayor". */
export const isAgreed = (text: string, above: string): boolean =>
  TURN.test(above) && !ENDED.test(text.trim());
/** A turn inside a paragraph: "… look at the map. Jose: And when …". */
const INNER_TURN = new RegExp(String.raw`(?<=[.!?…][”"’')]* )${LABEL}: (?=\S)`, 'gu');

const QUESTION_CHARS = 160;

export const isQuestion = ({ kind, mapped }: RawBlock): boolean => {
  const text = mapped.text.trim();
  return (
    kind === 'paragraph' && text.length <= QUESTION_CHARS && /^(?:[^.!?…]+[.!] )?[^.!?…]+[?？]$/u.test(text)
  );
};

/** Splits a paragraph into its turns. A question without a label before the first turn is a heading. */
export function splitTurns(block: RawBlock, turns: ReadonlyMap<string, unknown>): RawBlock[] {
  if (block.kind !== 'paragraph') return [block];
  const starts = [...block.mapped.text.matchAll(INNER_TURN)].flatMap(({ index, 1: label = '' }) =>
    turns.has(label) ? index : [],
  );
  const parts = [0, ...starts].map((from, at) => sliced(block, from, starts[at] ?? block.mapped.text.length));
  const [first, ...others] = parts;
  const isAsked =
    first !== undefined && others.length > 0 && isQuestion(first) && !TURN.test(first.mapped.text);
  return isAsked ? [{ ...first, kind: 'heading', level: 2 }, ...others] : parts;
}

/** Makes a bold question right above a higher heading a paragraph: it heads nothing. */
export const saidInBold = (blocks: readonly RawBlock[]): RawBlock[] =>
  blocks.map((block, at) => {
    const next = blocks[at + 1];
    const isOver = next?.kind === 'heading' && next.level < block.level;
    const asks = block.headEnd !== undefined && /[?？]/u.test(block.mapped.text);
    return isOver && asks && block.kind === 'heading' ? { ...block, kind: 'paragraph', level: 0 } : block;
  });

const NAME_LINE = new RegExp(`^${LABEL}$`, 'u');
const nameIn = ({ kind, mapped }: RawBlock): string =>
  kind === 'heading' ? (NAME_LINE.exec(mapped.text.trim())?.[1] ?? '') : '';
/** A longer paragraph does not only ask. */
const ASKED_CHARS = 400;
const asks = (block: RawBlock | undefined): block is RawBlock =>
  block?.kind === 'paragraph' && block.mapped.text.length <= ASKED_CHARS && /[?？]/u.test(block.mapped.text);
const endsAsked = (block: RawBlock | undefined): boolean =>
  asks(block) && /[?？]["”»)]?\s*(?::-?\)\s*)?$/u.test(block.mapped.text);

/** The paragraphs whose class names them questions, if most ask. */
export function markedIn(blocks: readonly RawBlock[]): ReadonlySet<RawBlock> {
  const marked = blocks.filter(({ isMarkedAsked }) => isMarkedAsked === true);
  const asking = marked.filter(({ mapped }) => /[?？]/u.test(mapped.text)).length;
  return new Set(marked.length >= MIN_QUESTIONS && asking * 2 > marked.length ? marked : []);
}

/** Least questions that alternate with answers of one paragraph, and least share of all questions. */
const IN_TURN = { count: 4, part: 0.75 } as const;
/** The questions, also of several sentences, in a text where nearly each has one paragraph as its answer and most say "you". */
export function askedInTurn(blocks: readonly RawBlock[]): RawBlock[] {
  const asking = blocks.filter((block, at) => {
    const below = blocks[at + 1];
    return endsAsked(block) && !endsAsked(blocks[at - 1]) && below?.kind === 'paragraph' && !endsAsked(below);
  });
  const questions = new Set(asking);
  const inTurn = blocks.filter((block, at) => {
    const next = blocks[at + 2];
    return questions.has(block) && (next === undefined || questions.has(next));
  }).length;
  const toGuest = asking.filter(({ mapped }) => YOU.test(mapped.text)).length;
  const isTalk = inTurn >= IN_TURN.count && inTurn >= asking.length * IN_TURN.part;
  return isTalk && toGuest * 2 > asking.length ? asking : [];
}

/** Reads headings of two names, each several times and most below a question, as who says the text below them. */
export function underNames(blocks: RawBlock[]): RawBlock[] {
  const byName = Map.groupBy(blocks, nameIn);
  const names = [...byName.keys()].filter((name) => name !== '' && (byName.get(name)?.length ?? 0) > 1);
  if (names.length !== 2) return blocks;
  const isTurn = (block: RawBlock): boolean => names.includes(nameIn(block));
  const turns = blocks.filter(isTurn).length;
  const asked = blocks.filter((block, at) => isTurn(block) && endsAsked(blocks[at - 1])).length;
  if (asked < MIN_QUESTIONS || asked * 2 < turns) return blocks;
  let speaker = '';
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') speaker = isTurn(block) ? nameIn(block) : '';
    if (isTurn(block)) return [];
    return speaker === '' ? block : { ...block, speaker };
  });
}

const isSaid = ({ kind, isAside }: RawBlock): boolean => kind === 'paragraph' && !isAside;
/** Makes questions headings and the quotations below them paragraphs, if an interview has no other paragraphs between. */
export function answersInQuotes(blocks: RawBlock[]): RawBlock[] {
  const told = blocks.filter(({ isAside }) => !isAside);
  const asking = new Set(told.filter((block, at) => asks(block) && told[at + 1]?.kind === 'quote'));
  const [from, to] = [
    blocks.findIndex((block) => asking.has(block)),
    blocks.findLastIndex(({ kind }) => kind === 'quote'),
  ];
  const isOther = blocks.slice(from, to).some((block) => isSaid(block) && !asking.has(block));
  if (asking.size < MIN_QUESTIONS || isOther) return blocks;
  return blocks.map((block, at): RawBlock => {
    if (asking.has(block)) return { ...block, kind: 'heading', level: 2 };
    if (at < from || block.kind !== 'quote') return block;
    // below the last answer, the author continues
    return { ...block, kind: 'paragraph', ...(at === to && { isRuled: true }) };
  });
}

const labelOf = ({ kind, mapped }: RawBlock): string =>
  kind === 'paragraph' ? (TURN.exec(mapped.text)?.[1] ?? '') : '';
const initialsOf = (name: string): string => name.replace(/[^\p{Lu}]/gu, '');

/** A talk whose speakers are named in full first and by their initials then ("Ada Lund: …", later "AL: …"), with their names in full; null for any other text. */
export function inFull(blocks: readonly RawBlock[]): RawBlock[] | null {
  const labels = new Set(blocks.map(labelOf));
  const full = [...labels].filter((label) => label.includes(' ') && FULL_NAME.test(label));
  const names = new Map(full.map((name) => [initialsOf(name), name]));
  const shortened = [...names.keys()].filter((short) => labels.has(short));
  // two of the same initials could not be distinguished
  if (shortened.length < 2 || names.size < full.length) return null;
  return blocks.map((block) => {
    const label = labelOf(block);
    const name = names.get(label);
    const { text, origin } = block.mapped;
    if (name === undefined) return block;
    const head = {
      ...sliced(block, 0, 0),
      mapped: { text: name, origin: Int32Array.from(name, () => origin[0] ?? 0) },
    };
    return joinedBlocks(head, [sliced(block, label.length, text.length)], '');
  });
}

const isInItalics = (block: RawBlock): boolean => block.isInItalics === true;
/** Returns whether a paragraph is in italics (or not) like most of them; the others are the host's. */
export function setAsMost(blocks: readonly RawBlock[]): (block: RawBlock) => boolean {
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph');
  const areInItalics = paragraphs.filter(isInItalics).length > paragraphs.length / 2;
  return (block) => isInItalics(block) === areInItalics;
}

export const FULL_NAME = new RegExp(`^${NAMES}+$`, 'u');
/** Words that open titles and do not end a name: "Pro Tip". */
const ORDINARY = new Set(
  ofAllLanguages(({ lexicon }) => lexicon.openers).flatMap((words) => words.split(/\s+/u)),
);

/** Sets the speaker of block quotations that begin with a name: "> Neal Davis: We charge $40." */
export function quoted(blocks: readonly RawBlock[]): RawBlock[] {
  let speaker: string | undefined;
  return blocks.map((block) => {
    if (block.kind !== 'quote') speaker = undefined;
    const [label = '', name = ''] = block.kind === 'quote' ? (TURN.exec(block.mapped.text) ?? []) : [];
    const isNamed = FULL_NAME.test(name) && !ORDINARY.has(/\S+$/u.exec(name)?.[0].toLowerCase() ?? '');
    if (isNamed) speaker = name;
    if (speaker === undefined) return block;
    return { ...(isNamed ? sliced(block, label.length, block.mapped.text.length) : block), speaker };
  });
}

/** Whether a heading is a whole sentence in bold: words of a host, not a topic. */
const isSaidInBold = ({ kind, mapped: { text }, headEnd = 0 }: RawBlock): boolean =>
  kind === 'heading' && headEnd >= text.trimEnd().length && /[.!?…:：？]["”’)]*$/u.test(text.trim());

/** Joins what a host asks in several paragraphs in bold, of which only the last one would be answered: "**Who pays? I never asked.**", "**This is what you wrote:**". */
export function askedTogether(blocks: readonly RawBlock[]): RawBlock[] {
  const first = blocks.findIndex(isAsked);
  const runs: [RawBlock, ...RawBlock[]][] = [];
  blocks.forEach((block, at) => {
    const run = runs.at(-1);
    const above = blocks[at - 1];
    const goesOn = at > first && above?.level === block.level && isSaidInBold(above) && isSaidInBold(block);
    if (goesOn && numberOf(block.mapped.text) === '') run?.push(block);
    else runs.push([block]);
  });
  return runs.flatMap((run) => (run.some(({ mapped }) => /[?？]/u.test(mapped.text)) ? together(run) : run));
}

function together(run: readonly [RawBlock, ...RawBlock[]]): RawBlock {
  const [first, ...others] = run;
  if (others.length === 0) return first;
  const joined = joinedBlocks(first, others);
  return { ...joined, headEnd: joined.mapped.text.length };
}

/** Text that leads up to a question: "Ouch. Last question.", "So let's start with what everybody asks." */
export const LEADS_UP =
  /^(?:(?:[^\s.!?]+ ){0,2}[^\s.!?]+[.!…] |(?:so,? |ok(?:ay)?,? |now,? )?let['’]s (?:start|begin|talk|move|turn|go)\b[^.!?]*[.!] )+(?=\p{Lu}[^.!?]{12,}\?)/iu;

/** "Robyn, tell me a little about the project." */
const ASKS_TO_TELL =
  /^(?:[^.!?]{0,40}, )?(?:please )?(?:tell|describe|explain|walk|talk) (?:me|us|to us)?[^.!?]*\.$/iu;

/** What a turn asks; empty for a remark. */
export const askedIn = (text: string): string =>
  text.trim().endsWith('?') || ASKS_TO_TELL.test(text.trim())
    ? text.trimEnd()
    : (/^[^.!?]{20,}\?(?= \p{Lu})/u.exec(text)?.[0] ?? '');

/** Words that only nod. */
const NODS = wordSet(
  'yes yeah yep yup oh ah mm mhm mm-hm mm-hmm uh-huh hm hmm right exactly absolutely definitely totally sure okay ok true indeed ha haha hahaha wow ja jawohl genau stimmt richtig klar absolut eben oui exactement sí claro exacto sì esatto sim precies',
);
/** Whether a turn only nods: "Right, right." But "Absolutely not." says something, and "Yes." answers a question. */
export const isNod = ({ mapped: { text } }: RawBlock, above: RawBlock | undefined): boolean =>
  !/[?？]/u.test(text + (above?.mapped.text ?? '').slice(-ASKED_END)) &&
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []).every((word) => NODS.has(word));
const ASKED_END = 3;

const REMARK_CHARS_IN_BOLD = 500;
/** Whether a paragraph is all in bold, without a label: "**Tell me about coats, then.**" */
export const isInBold = ({ kind, mapped, headEnd = 0 }: RawBlock): boolean =>
  kind === 'paragraph' &&
  !TURN.test(mapped.text) &&
  mapped.text.length <= REMARK_CHARS_IN_BOLD &&
  headEnd >= mapped.text.trimEnd().length;

export const isAskedInBold = (block: RawBlock): boolean =>
  isInBold(block) && /[?？]\s*$/u.test(block.mapped.text);

/** A heading of the page, not a line in bold. */
export const isOwnHeading = (block: RawBlock | undefined): boolean =>
  block?.kind === 'heading' && block.headEnd === undefined;
