import { addressAt } from '../../languages/address.js';
import { discourseOf, says, wordsOf } from '../../languages/discourse-words.js';
import { rawWords } from '../../languages/words.js';
import { QUOTED_PARTS } from '../../text/marks.js';
import { oneOf } from '../../text/one-of.js';
import { announcesTalk, type Declared, guestOf, isAsked, MIN_QUESTIONS, saysOwnName } from './guest.js';
import type { RawBlock } from '../readers/raw-block.js';
import { askedTogether, isInBold, isOwnHeading, setAsMost } from '../readers/turns.js';

const partsOf = (name: string): string[] => name.match(/\p{Lu}\S*/gu) ?? [];

/** Whether a block names a speaker: "Karin", but not "Karin Cycles", where the name is part of another. */
const namesSpeaker = ({ mapped }: RawBlock, speaker: string): boolean =>
  partsOf(speaker).some((name) =>
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L}| \\p{Lu}\\p{Ll})`, 'u').test(mapped.text),
  );

/** Words of an author about a talk: "the two", but not "the two of us". */
const ABOUT_TALK = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf`the_two(?!_of_(?:us|you)) our_(?:questions|interview) die_beiden unseren?_Fragen`})(?!\p{L})`,
  'iu',
);

/** Gives the paragraphs between the turns of a talk to those who spoke last, if they say "I", "we" or "you" as a speaker does. */
export function goingOn(blocks: readonly RawBlock[], language: string): RawBlock[] {
  let speaker: string | undefined;
  return blocks.map((block): RawBlock => {
    const isBetween = block.speaker === undefined && !block.isAside && block.kind === 'paragraph';
    if (block.speaker !== undefined) ({ speaker } = block);
    // the author speaks here, and may do so below
    const isAuthors = isBetween && (ABOUT_TALK.test(block.mapped.text) || namesSpeaker(block, speaker ?? ''));
    if (block.kind === 'heading' || isAuthors) speaker = undefined;
    const text = block.mapped.text.replaceAll(QUOTED_PARTS, '');
    const isOwn = says('author', text, language) || addressAt(text, language) >= 0;
    const said =
      isBetween && speaker !== undefined && isOwn ? { ...block, speaker, isInItalics: false } : block;
    // after a rule, the author continues
    if (block.isRuled === true) speaker = undefined;
    return said;
  });
}

/** Whether an answer calls its speaker by name: "My aunt used to say: Karin, you'll break your back". */
const isCalled = ({ mapped: { text } }: RawBlock, speaker: string, language: string): boolean =>
  says('self', text, language) &&
  addressAt(text, language) >= 0 &&
  speaker.split(' ').some((name) => text.includes(`${name}, `));

/** Whether the author narrates below an answer: "She stops and takes off her shoes." */
const isScene = ({ mapped: { text } }: RawBlock, language: string): boolean => {
  const [opening = ''] = rawWords(text, language);
  return says('person', opening, language) && !says('author', text, language);
};

function areShort(blocks: readonly RawBlock[]): boolean {
  const isParagraph = (block: RawBlock | undefined): boolean => block?.kind === 'paragraph';
  const firsts = [...blocks.keys()].filter(
    (at) => isParagraph(blocks[at]) && blocks[at - 1]?.kind === 'heading',
  );
  const short = firsts.slice(0, -1).filter((at) => !isParagraph(blocks[at + 1]));
  return short.length > (firsts.length - 1) / 2;
}

/** The last paragraphs, if the author speaks in them: they invite readers, say "her", or have no "I" where answers are short. */
function outroOf(blocks: readonly RawBlock[], language: string): ReadonlySet<RawBlock> {
  if (discourseOf(language) === null) return new Set();
  const isShort = areShort(blocks);
  const isOutro = ({ kind, speaker, mapped: { text } }: RawBlock): boolean => {
    if (kind !== 'paragraph' || speaker !== undefined) return speaker === undefined;
    const tells = wordsOf('person', text, language).some((word) => !says('reader', word, language));
    const invites = addressAt(text, language) >= 0;
    if (says('self', text, language)) return tells && invites;
    return tells || (says('author', text, language) ? invites : isShort);
  };
  const below = blocks.slice(blocks.findLastIndex(({ kind }) => kind === 'heading') + 2);
  const outro = below.slice(below.findLastIndex((block) => !isOutro(block)) + 1);
  return new Set(outro.filter(({ kind }) => kind === 'paragraph'));
}

/** With this many paragraphs that name the person asked or answer with "she", the author narrates the interview. */
const NARRATED = 2;

/** The blocks between a rule and the next heading, where the author continues. */
function belowRules(blocks: readonly RawBlock[]): ReadonlySet<RawBlock> {
  let isBelow = false;
  return new Set(
    blocks.filter(({ kind }, at) => {
      isBelow = kind !== 'heading' && (isBelow || blocks[at - 1]?.isRuled === true);
      return isBelow;
    }),
  );
}

/** Whether an answer takes up what its question calls the guest: "How would young Ada like you now?", "I think young Ada …". An author also writes "I asked Ada". */
function takesUp(block: RawBlock, question: RawBlock | undefined, name: string, language: string): boolean {
  if (question === undefined || addressAt(question.mapped.text, language) < 0) return false;
  const called = new RegExp(`(?<!\\p{L})\\p{Ll}+ (?:${partsOf(name).join('|')})(?!\\p{L})`, 'u');
  const [own = ''] = called.exec(question.mapped.text) ?? [];
  const at = own === '' ? -1 : block.mapped.text.indexOf(own);
  return at >= 0 && says('self', block.mapped.text.slice(0, at), language);
}

const asContent = (block: RawBlock): RawBlock => ({
  ...block,
  kind: block.kind === 'quote' ? 'paragraph' : block.kind,
  isInItalics: false,
  isAside: false,
});

/** Makes an introduction in italics content: "*Ada Lund builds bridges. We talked to her about rust.*" */
const introduced = (block: RawBlock, names: Iterable<string>): RawBlock =>
  block.isInItalics === true &&
  block.speaker === undefined &&
  /[.!?]\s*$/u.test(block.mapped.text) &&
  /[.!?] \p{Lu}/u.test(block.mapped.text) &&
  [...names].some((name) => namesSpeaker(block, name))
    ? asContent(block)
    : block;

/** Makes the announcement of an interview above its first question content. */
export function announced(blocks: RawBlock[]): RawBlock[] {
  if (blocks.filter(isAsked).length < MIN_QUESTIONS) return blocks;
  const first = blocks.findIndex(isAsked);
  return blocks.map((block, at) => (at < first && announcesTalk(block) ? asContent(block) : block));
}

/** Gives the text below the questions of an interview without labels to the person interviewed. */
export function answered(blocks: RawBlock[], declared: Declared, language: string): RawBlock[] {
  const asked = blocks.find(isAsked);
  if (asked === undefined || blocks.filter(isAsked).length < MIN_QUESTIONS) return blocks;
  // "Tell us about yourself." may come before the first question
  const first = blocks.findIndex(({ kind, level }) => kind === 'heading' && level === asked.level);
  const name = guestOf(blocks, first, declared, language);
  return name === undefined ? blocks : answeredBy(name, askedTogether(blocks), first, language);
}

/** Whether a paragraph in bold below an answer and above the next heading may be the host's, so that it has no speaker: "**Many shops close. Yours does not.**" */
const isOfHost = (block: RawBlock, at: number, blocks: readonly RawBlock[]): boolean =>
  isInBold(block) && blocks[at - 1]?.kind !== 'heading' && isOwnHeading(blocks[at + 1]);

function answeredBy(name: string, blocks: RawBlock[], first: number, language: string): RawBlock[] {
  const isFirst = (at: number): boolean => blocks[at - 1]?.kind === 'heading';
  const over = belowRules(blocks);
  let question: RawBlock | undefined;
  const above = blocks.map((block) => (block.kind === 'heading' ? (question = block) : question));
  const isOfGuest = (block: RawBlock, at: number): boolean =>
    namesSpeaker(block, name) &&
    !over.has(block) &&
    !takesUp(block, above[at], name, language) &&
    !saysOwnName(block.mapped.text, name) &&
    !(isFirst(at) && isCalled(block, name, language));
  const naming = new Set(
    blocks.filter((block, at) => at >= first && block.kind === 'paragraph' && isOfGuest(block, at)),
  );
  // "How did she start?", and "She had one box."
  const isReported = (block: RawBlock, at: number): boolean =>
    isFirst(at) && isScene(block, language) && addressAt(blocks[at - 1]?.mapped.text ?? '', language) < 0;
  const told = blocks.filter((block, at) => naming.has(block) || isReported(block, at));
  if (told.length >= NARRATED) return blocks;
  const isSetAsAnswer = setAsMost(blocks.slice(first));
  const authors = new Set([...naming, ...outroOf(blocks, language)]);
  const isSaid = (block: RawBlock, at: number): boolean =>
    block.kind === 'paragraph' &&
    isSetAsAnswer(block) &&
    !authors.has(block) &&
    (isFirst(at) || !isScene(block, language));
  // "Three things:" in an answer introduces its list
  let isLed = false;
  return blocks.map((block, at) => {
    if (isOfHost(block, at, blocks)) return block;
    const isItem = block.kind === 'item';
    // a note of the page: "Topics: open data"
    if (isItem && at < first) return { ...block, isAside: true };
    const answers = at > first && !over.has(block) && (isItem ? isLed : isSaid(block, at));
    if (!isItem) isLed = answers && /[:：]\s*$/u.test(block.mapped.text);
    return answers ? { ...block, speaker: name, isInItalics: false } : introduced(block, [name]);
  });
}

/** Whether a block is a pull quote between the turns: a quotation that nothing introduces. */
const isPulled = ({ kind, speaker }: RawBlock, above: RawBlock | undefined): boolean =>
  kind === 'quote' && speaker === undefined && above !== undefined && !/[:：]\s*$/u.test(above.mapped.text);

const CREDIT_CHARS = 120;
/** Whether a line says who held the interview: "Questions by A. Lund, May 2016." */
const isCredit = ({ kind, speaker, mapped: { text } }: RawBlock): boolean =>
  kind === 'paragraph' && speaker === undefined && text.length <= CREDIT_CHARS && HELD_BY.test(text);
const HELD_BY = /^(?:[Ii]nterview(?: questions)?|[Ii]nterviewed|[Qq]uestions) by \p{Lu}/u;

/** Gives all paragraphs up to the next question to the speaker who began to answer. */
export function carriedOn(written: RawBlock[], language: string): RawBlock[] {
  if (written.filter(isAsked).length < MIN_QUESTIONS) return written;
  const names = new Set(written.flatMap(({ speaker = '' }) => (speaker === '' ? [] : speaker)));
  const first = written.findIndex((block) => isAsked(block) || block.speaker !== undefined);
  const blocks = written.map((block, at) => {
    if (at > first && (isPulled(block, written[at - 1]) || isCredit(block)))
      return { ...block, isAside: true };
    // "Portrait of Ada Lund. Bergen, 2016." below a picture between the answers is its caption
    const isCaption = at > first && written[at - 1]?.isPictured === true;
    return isCaption ? block : introduced(block, names);
  });
  const others = new Set([...outroOf(blocks, language), ...blocks.filter(isOfHost)]);
  let speaker: string | undefined;
  return blocks.map((block) => {
    if (block.kind === 'heading') speaker = undefined;
    else if (block.speaker !== undefined) speaker = block.speaker;
    else if (speaker && (others.has(block) || namesSpeaker(block, speaker) || isScene(block, language)))
      speaker = undefined;
    const said =
      speaker !== undefined &&
      block.isInItalics !== true &&
      !block.isAside &&
      (block.kind === 'paragraph' || block.kind === 'item')
        ? { ...block, speaker }
        : block;
    // after a rule, the author continues
    if (block.isRuled === true) speaker = undefined;
    return said;
  });
}
