import { wordSet } from '../text/one-of.js';
import { type RawBlock, sliced } from './readers/raw-block.js';
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

/** The label of the questions in a series; empty for none. */
const hostOf = (blocks: readonly RawBlock[]): string =>
  mostOf(
    blocks
      .filter(hasQuestionMark)
      .map(labelOf)
      .filter((label) => ANSWERS.has(label)),
  );

/** Makes the questions of a series that are labelled so ("Q: Why?", "A: Because …") headings, whatever they end in, and removes the labels, unless they say who answers. */
export function readLettered(written: RawBlock[]): RawBlock[] {
  const host = hostOf(written);
  if (host === '') return written;
  const isHost = (block: RawBlock): boolean => labelOf(block) === host;
  const blocks = parted(written, host);
  const guest = mostOf(blocks.map(labelOf).filter((label) => ANSWERS.get(host)?.has(label)));
  if (guest === '' && !asksAlone(host)) return written;
  const questions = answeredIn(blocks, isHost, guest);
  const asking = [...questions].filter(hasQuestionMark).length;
  if (asking < MIN_QUESTIONS || asking * 2 < blocks.filter(isHost).length) return written;
  const below = blocks.slice(blocks.findIndex((block) => questions.has(block)));
  const isOneGuest = below.every((block) => ['', host, guest].includes(labelOf(block)));
  const level = levelOf(blocks, isHost);
  let isAnswer = false;
  return blocks.map((block): RawBlock => {
    if (isHost(block)) isAnswer = questions.has(block);
    if (questions.has(block)) return { ...withoutLabel(block), kind: 'heading', level, asks: true };
    return isAnswer && isOneGuest && guest !== '' && labelOf(block) === guest ? withoutLabel(block) : block;
  });
}
