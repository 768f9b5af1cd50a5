import { oneOf } from '../../text/one-of.js';
import { escapePattern } from '../../text/text-pattern.js';
import type { RawBlock } from '../readers/raw-block.js';
import { isByline } from './boilerplate.js';
import { NAMES } from '../structure/guest.js';

const NOTE_CHARS = 800;
/** A name in a line of this many characters is a by-line or a credit. */
const LINE_CHARS = 60;
const isTold = ({ kind, mapped }: RawBlock): boolean => kind === 'heading' || mapped.text.length > LINE_CHARS;
/** A longer row of such paragraphs introduces people: speakers, or a team. */
const MOST_NOTES = 2;

const WRITES = oneOf`
  writer author blogger journalist editor reporter columnist contributor freelancer copywriter (?:co-?)?founder
  ghostwriter Autor(?:in)? Journalist(?:in)? Redakteur(?:in)? Bloggerin Gründer(?:in)? autora? periodista redactora?
  escritora? fundadora? auteur autrice journaliste rédact(?:eur|rice) fondat(?:eur|rice)`;
/** "Ada Lund is a writer and baker.", "Bo Ek, PhD, is the founder of". */
const OPENS = new RegExp(
  String.raw`^(?<name>${NAMES}{1,2})(?:, [^.!?]{1,40},)? (?:is|ist|es|est) [^.!?]{0,60}(?<![\p{L}-])(?:${WRITES})(?![\p{L}-])`,
  'u',
);
/** What is about a person: "Ada Lund is the oldest of the crew." */
const PERSON = new RegExp(String.raw`^${NAMES}{1,2}(?:, [^.!?]{1,40},)? (?:is|ist|es|est) `, 'u');
const GOES_ON = oneOf`
  She He They Her His Their Follow Find Contact Read Sie Er Ihr Ihre Sein Seine Ella Él Su Sus Elle Il Son Sa Ses`;
const BEGINS = /(?<=[.!?]\)? )\p{Lu}[\p{L}'’-]*/gu;

const nameIn = ({ kind, mapped }: RawBlock): string =>
  kind === 'paragraph' && mapped.text.length <= NOTE_CHARS && !/["“„«]/u.test(mapped.text)
    ? (OPENS.exec(mapped.text)?.groups?.['name'] ?? '')
    : '';

/** Whether all sentences are about a person: "She lives in Bergen. Her second book …" */
const staysWith = (name: string, { mapped: { text } }: RawBlock): boolean =>
  [...text.matchAll(BEGINS)].every(([word]) => ABOUT.test(word) || name.includes(word));
const ABOUT = new RegExp(`^(?:${GOES_ON})$`, 'u');

/** Largest share of the text that is about who wrote it. */
const NOTE_PART = 1 / 5;
const charsIn = (blocks: readonly RawBlock[]): number =>
  blocks.reduce((sum, { mapped }) => sum + mapped.text.length, 0);

const SIGNS = oneOf`
  follow(?:_(?:her|him|them))?_on lives_(?:in|with|above|near) (?:her|his|their)_(?:first|second|latest|new|next|last)_(?:book|novel)
  lebt_(?:in|mit) vive_(?:en|con) vit_(?:à|en|avec)`;
const SIGN = new RegExp(String.raw`(?<!\p{L})(?:${SIGNS})(?!\p{L})`, 'iu');
/** Whether more than the form of a note says that it is one: italics, a link, or what such notes tell. */
const hasSign = ({ isInItalics, links, mapped }: RawBlock): boolean =>
  isInItalics === true || links.length > 0 || SIGN.test(mapped.text);

/** What may be below such a note: another, a line in italics, a question. */
const isLast = (block: RawBlock): boolean =>
  block.isAside || block.isInItalics === true || /[?？]\s*$/u.test(block.mapped.text);

/** The paragraphs at the end of a text about those who wrote it, whom it names nowhere else: "Ada Lund is a writer. She lives in Bergen." */
export function authorNotes(blocks: readonly RawBlock[]): ReadonlySet<RawBlock> {
  const last = blocks.findLastIndex((block) => !isLast(block) && nameIn(block) === '');
  const notes = blocks.slice(last + 1).filter((block) => nameIn(block) !== '');
  const above = blocks[last];
  // below a heading they are what it announces, and below such a paragraph two of its people
  const isOfText = above === undefined || above.kind === 'heading' || PERSON.test(above.mapped.text);
  if (isOfText || notes.length > MOST_NOTES || charsIn(notes) > charsIn(blocks) * NOTE_PART) return new Set();
  const by = blocks.map(({ mapped }) => mapped.text.trim()).filter(isByline);
  return new Set(
    notes.filter((note) => {
      const name = nameIn(note);
      if (above.isRuled !== true && !hasSign(note) && !by.some((line) => line.includes(name))) return false;
      const own = new RegExp(`(?<!\\p{L})${escapePattern(name.split(' ').at(-1) ?? '')}(?!\\p{L})`, 'u');
      const isNamed = blocks.some((block) => block !== note && isTold(block) && own.test(block.mapped.text));
      return !isNamed && staysWith(name, note);
    }),
  );
}
