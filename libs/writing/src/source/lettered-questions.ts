import { wordSet } from '../text/one-of.js';
import { joinedBlocks, type RawBlock, sliced } from './readers/raw-block.js';
import { MIN_QUESTIONS } from './structure/guest.js';

/** The labels of answers by those of questions. Other letters may be a name, as in "M. Martin". */
const ANSWERS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['Q', wordSet('A R')],
  ['F', wordSet('A')],
  ['P', wordSet('R')],
  ['D', wordSet('R')],
  ['V', wordSet('A')],
  ['Question', wordSet('Answer Réponse')],
  ['Frage', wordSet('Antwort')],
  ['Vraag', wordSet('Antwoord')],
  ['Pregunta', wordSet('Respuesta')],
  ['Pergunta', wordSet('Resposta')],
  ['Domanda', wordSet('Risposta')],
]);
const WORDS = new Set([...ANSWERS].flatMap(([label, answers]) => [label, ...answers]));
const isLabel = (label: string): boolean => label.length === 1 || WORDS.has(label);
/** Labels that need no labelled answers: no name begins with "Q.". */
const asksAlone = (label: string): boolean => label === 'Q' || label.length > 1;
/** What may stand before each question or answer: "Q: ", "A3. ", "Frage: ". */
const LABEL = String.raw`(\p{Lu}\p{Ll}*) ?\d{0,3}[:.] (?=\S)`;
const FIRST = new RegExp(`^${LABEL}`, 'u');
const INSIDE = new RegExp(String.raw`(?<=[.!?…]["”’)]* )${LABEL}`, 'gu');

const isText = ({ kind, isAside }: RawBlock): boolean =>
  (kind === 'heading' || kind === 'paragraph') && !isAside;
function labelOf(block: RawBlock | undefined): string {
  const [, label = ''] = block !== undefined && isText(block) ? (FIRST.exec(block.mapped.text) ?? []) : [];
  return isLabel(label) ? label : '';
}

/** The label that most have, if there are enough for a series; else empty. */
function mostOf(labels: readonly string[]): string {
  const [most] = [...Map.groupBy(labels.filter(Boolean), (label) => label)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return most !== undefined && most[1].length >= MIN_QUESTIONS ? most[0] : '';
}

const hasQuestionMark = ({ mapped }: RawBlock): boolean => /[?？]/u.test(mapped.text);

const isNumbered = ({ mapped }: RawBlock): boolean => /\d/u.test(FIRST.exec(mapped.text)?.[0] ?? '');
/** Whether a question follows a label or ends its text, unlike in "Q1: Sales fell. Why? It rained.", a quarter. */
const asksAtEnd = ({ mapped }: RawBlock): boolean =>
  /^[^.!?…？]+[?？]|[?？]["”’»)]*\s*$/u.test(mapped.text.replace(FIRST, ''));
/** Whether a text refers to one of its numbered labels: "see Q3", "as in question 3". */
function refersTo(label: string, blocks: readonly RawBlock[]): boolean {
  const name = label.length > 1 ? `(?:${label}|${label.toLowerCase()}) ?` : label;
  const named = new RegExp(String.raw`(?<![\p{L}\d])${name}\d{1,3}(?![\p{L}\d])`, 'u');
  return blocks.some(({ mapped }) => named.test(mapped.text.replace(FIRST, '')));
}

function withoutLabel(block: RawBlock): RawBlock {
  const { length } = FIRST.exec(block.mapped.text)?.[0] ?? '';
  const said = sliced(block, length, block.mapped.text.length);
  return block.headEnd === undefined ? said : { ...said, headEnd: Math.max(0, block.headEnd - length) };
}

/** Splits the paragraphs with a question where its answer and the next question begin in them: "Q: Why? A: Because … Q: When? A: In May." */
const parted = (blocks: readonly RawBlock[], host: string): RawBlock[] =>
  blocks.flatMap((block) => {
    const isAsking = block.kind === 'paragraph' && labelOf(block) === host;
    const labels = isAsking ? [...block.mapped.text.matchAll(INSIDE)] : [];
    const isAnswer = ([, label = '']: RegExpExecArray): boolean => ANSWERS.get(host)?.has(label) === true;
    const starts = labels
      .slice(0, labels.findLastIndex(isAnswer) + 1)
      .filter((label) => label[1] === host || isAnswer(label))
      .map(({ index }) => index);
    const ends = [...starts.map((start) => start - 1), block.mapped.text.length];
    return [0, ...starts].map((start, at) => {
      const part = starts.length === 0 ? block : sliced(block, start, ends[at] ?? 0);
      return at === 0 ? part : { ...part, headEnd: 0 };
    });
  });

/** A longer question is a letter to the one who answers. */
const ASKED_CHARS = 400;
const LOWEST = 6;
/** The level of the questions: as those that are headings already, else below the other headings. */
function levelOf(blocks: readonly RawBlock[], isHost: (block: RawBlock) => boolean): number {
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  const own = headings.find(isHost);
  return own?.level ?? Math.min(LOWEST, Math.max(1, ...headings.map(({ level }) => level)) + 1);
}

const MAX_FURTHER = 3;
/** The further paragraphs of a question above its answer. */
function furtherOf(blocks: readonly RawBlock[], at: number, guest: string): readonly RawBlock[] {
  const below = blocks.slice(at + 1, at + MAX_FURTHER + 2);
  const end = below.findIndex(
    (block) => block.kind !== 'paragraph' || block.isAside || labelOf(block) !== '',
  );
  return end > 0 && labelOf(below[end]) === guest ? below.slice(0, end) : [];
}
const charsOf = (blocks: readonly RawBlock[]): number =>
  blocks.reduce((sum, { mapped }) => sum + mapped.text.length, 0);
/** Joins the paragraphs of each question that has several, if it is short. */
function joined(
  blocks: readonly RawBlock[],
  isHost: (block: RawBlock) => boolean,
  guest: string,
): RawBlock[] {
  const isFurther = new Set<RawBlock>();
  return blocks.flatMap((block, at) => {
    if (isFurther.has(block)) return [];
    const further = guest !== '' && isHost(block) ? furtherOf(blocks, at, guest) : [];
    if (further.length === 0 || charsOf([block, ...further]) > ASKED_CHARS) return block;
    for (const part of further) isFurther.add(part);
    return joinedBlocks(block, further);
  });
}

/** The blocks that are questions with an answer: below its label, or without one up to the next question. */
function answeredIn(
  blocks: readonly RawBlock[],
  isHost: (block: RawBlock) => boolean,
  guest: string,
): ReadonlySet<RawBlock> {
  let next = '';
  const answered = blocks.toReversed().filter((block, fromEnd) => {
    const below = blocks[blocks.length - fromEnd];
    const isAsked = isHost(block) && block.mapped.text.length <= ASKED_CHARS;
    const hasAnswer = below !== undefined && below.kind !== 'heading' && !isHost(below);
    // a labelled answer further below is that of a longer question
    const isOwn = guest === '' || next !== guest || labelOf(below) === guest;
    next = labelOf(block) || next;
    return isAsked && hasAnswer && isOwn;
  });
  return new Set(answered);
}

/** Whether "B: …" follows "A: …" below each question: the choices of a quiz, which its solution names by their letters. */
const areChoices = (blocks: readonly RawBlock[], questions: ReadonlySet<RawBlock>): boolean =>
  blocks.every((block, at) => {
    const below = blocks[at + 1];
    if (!questions.has(block) || below === undefined) return true;
    return labelOf(below) === 'A' && (labelOf(blocks[at + 2]) === 'B' || / B[:.] /u.test(below.mapped.text));
  });

/** The label of the questions in a series; empty for none. */
const hostOf = (blocks: readonly RawBlock[]): string =>
  mostOf(
    blocks
      .filter(hasQuestionMark)
      .map(labelOf)
      .filter((label) => ANSWERS.has(label)),
  );

/** Makes the questions of a series that are labelled so ("Q: Why?", "A: Because …") headings, whatever they end in, and removes the labels, unless they say who answers or the text refers to them. */
export function readLettered(written: RawBlock[]): RawBlock[] {
  const host = hostOf(written);
  if (host === '') return written;
  const isHost = (block: RawBlock): boolean => labelOf(block) === host;
  const split = parted(written, host);
  const guest = mostOf(split.map(labelOf).filter((label) => ANSWERS.get(host)?.has(label)));
  if (guest === '' && !asksAlone(host)) return written;
  const blocks = joined(split, isHost, guest);
  const questions = answeredIn(blocks, isHost, guest);
  const hasNumbers = [...questions].some(isNumbered);
  const isAsking = guest === '' && hasNumbers ? asksAtEnd : hasQuestionMark;
  const asking = [...questions].filter(isAsking).length;
  if (asking < MIN_QUESTIONS || asking * 2 < blocks.filter(isHost).length) return written;
  if (areChoices(blocks, questions)) return written;
  const below = blocks.slice(blocks.findIndex((block) => questions.has(block)));
  const isOneGuest = below.every((block) => ['', host, guest].includes(labelOf(block)));
  const level = levelOf(blocks, isHost);
  const kept = new Set([host, guest].filter((label) => hasNumbers && refersTo(label, blocks)));
  const told = (block: RawBlock): RawBlock => (kept.has(labelOf(block)) ? block : withoutLabel(block));
  let isAnswer = false;
  return blocks.map((block): RawBlock => {
    if (isHost(block)) isAnswer = questions.has(block);
    if (questions.has(block)) return { ...told(block), kind: 'heading', level, asks: true };
    return isAnswer && isOneGuest && guest !== '' && labelOf(block) === guest ? told(block) : block;
  });
}
