import { isAlone, type Piece } from '../blanked.js';

const VALUE = String.raw`\$[\w.:>|[\]-]{1,100}`;
const NAME = String.raw`[a-z]\w{0,30}`;
/** A tag of Smarty: a value, an end tag, or a name with what it is given: `{$title}`, `{/if}`, `{include file="a.tpl"}`, `{if $a}`. */
const TAG = String.raw`\{(?:${VALUE}|/${NAME}|else|${NAME}\s(?=[^{}]{0,300}(?:\w=["'$]|\$\w))[^{}]{1,600})\}`;
const TAG_LINES = new RegExp(String.raw`^[ \t]*${TAG}(?:[ \t]*${TAG}){0,9}[ \t]*$`, 'gmu');

const CODE = /\[(\/?)([a-z][\w-]{1,30})([ \t][^[\]\n]{0,300})?\](?![(:])/giu;
const ATTRIBUTE = /^[ \t]+\w[\w-]{0,30}=/u;
const DEFINED = /^[ \t]{0,3}\[([^\]\n]{1,40})\]:/gmu;

/** Codes in a row, which may be alone on their line. */
interface Run {
  start: number;
  end: number;
  codes: RegExpExecArray[];
}

function runsOf(text: string, codes: readonly RegExpExecArray[]): Run[] {
  const runs: Run[] = [];
  for (const code of codes) {
    const [start, end] = [code.index, code.index + code[0].length];
    const last = runs.at(-1);
    if (last !== undefined && /^[ \t]*$/u.test(text.slice(last.end, start))) {
      last.end = end;
      last.codes.push(code);
    } else runs.push({ start, end, codes: [code] });
  }
  return runs;
}

/** The text before and behind a run that shows that its codes touch words or stand around whole sentences. */
const CLOSED = /[\p{L}\p{N}.!?…,;:*_)\]>%”»]$|[^\p{L}\p{N}\s,;(["“„«'‘`][ \t]{1,9}$/u;
const OPENED = /^[\p{L}\p{N}*_[!<"“„«¿¡]/u;
const OPENS_LINE = /(?:^|\n)[ \t]*$/u;
const BESIDE = 12;

/** Whether a run is markup, unlike codes that a sentence is about: "Put the tag [bold] before the words." */
function isMarkup(text: string, { start, end, codes }: Run, given: ReadonlySet<string>): boolean {
  if (isAlone(text, start, end)) return true;
  if (codes.every(({ 2: name = '' }) => given.has(name))) return true;
  if (codes.some(({ 3: tail = '' }) => tail.trim() !== '' && !ATTRIBUTE.test(tail))) return false;
  const before = text.slice(Math.max(0, start - BESIDE), start);
  const after = text.slice(end, end + BESIDE);
  const isEnd = codes[0]?.[1] === '/' && CLOSED.test(before);
  // with a space between, only where the line ends or begins
  if (isEnd && (/\S$/u.test(before) || /^[ \t]*(?:\n|$)/u.test(after))) return true;
  if (codes.at(-1)?.[1] === '/') return false;
  return OPENED.test(after) || (OPENS_LINE.test(before) && /^[ \t]+[^\s\p{Ll}]/u.test(after));
}

/** The short codes that begin and end: "[row][col]" and "[/col][/row]". A caption is no text, either. */
function shortCodes(text: string): Piece[] {
  const codes = [...text.matchAll(CODE)].filter(({ 2: name }) => name !== 'caption');
  const isEnd = ({ 1: slash }: RegExpExecArray): boolean => slash === '/';
  const ended = new Set(codes.filter(isEnd).map(({ 2: name }) => name));
  for (const [, name] of text.matchAll(DEFINED)) ended.delete(name);
  const used = codes.filter((code) => isEnd(code) || ended.has(code[2]));
  const given = new Set(
    used.filter(({ 3: tail = '' }) => ATTRIBUTE.test(tail)).map(({ 2: name = '' }) => name),
  );
  return runsOf(text, used)
    .filter((run) => isMarkup(text, run, given))
    .map(({ start, end }): Piece => [start, end]);
}

/** An author's own reminder, in a paragraph of its own without a full stop; below a colon it is an example. */
const NOTE =
  /(?<=^\s*|\n[ \t]*\n)(?<![:：][*_ \t]{0,9}\n\s{0,99})(?:<p>)?(?:TO ?DO|FIXME)(?:\(\w{1,30}\))?: ?[^\s:](?:[^\n]{0,300}[^\s.])?(?=\n[ \t]*\n|\n?$)/gu;

/** Two or more are tasks that a text lists. */
function noteIn(text: string): RegExpExecArray[] {
  const notes = [...text.matchAll(NOTE)];
  return notes.length === 1 ? notes : [];
}

/** The pieces of what is on a line of its own but is no text of the page: tags of a template, and notes of its author to himself. */
export function linePieces(text: string): Piece[] {
  const found = [...text.matchAll(TAG_LINES), ...noteIn(text)].map(({ 0: all, index }): Piece => [
    index,
    index + all.length,
  ]);
  return [...found, ...shortCodes(text)].toSorted(([a], [b]) => a - b);
}
