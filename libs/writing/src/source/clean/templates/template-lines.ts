import type { Piece } from '../blanked.js';

const VALUE = String.raw`\$[\w.:>|[\]-]{1,100}`;
const NAME = String.raw`[a-z]\w{0,30}`;
/** A tag of Smarty: a value, an end tag, or a name with what it is given: `{$title}`, `{/if}`, `{include file="a.tpl"}`, `{if $a}`. */
const TAG = String.raw`\{(?:${VALUE}|/${NAME}|else|${NAME}\s(?=[^{}]{0,300}(?:\w=["'$]|\$\w))[^{}]{1,600})\}`;
const TAG_LINES = new RegExp(String.raw`^[ \t]*${TAG}(?:[ \t]*${TAG}){0,9}[ \t]*$`, 'gmu');

const CODE = /\[(\/?)([a-z][\w-]{1,30})(?:[ \t][^[\]\n]{0,300})?\](?![(:])/gu;
const DEFINED = /^[ \t]{0,3}\[([^\]\n]{1,40})\]:/gmu;
/** The short codes that begin and end: "[row][col]" and "[/col][/row]". A caption is no text, either. */
function shortCodes(text: string): Piece[] {
  const codes = [...text.matchAll(CODE)];
  const ended = new Set(codes.filter(({ 1: slash }) => slash === '/').map(({ 2: name }) => name));
  for (const [, name] of text.matchAll(DEFINED)) ended.delete(name);
  ended.delete('caption');
  const pieces: [number, number][] = [];
  for (const { 0: all, 2: name, index } of codes) {
    if (!ended.has(name)) continue;
    const last = pieces.at(-1);
    // codes in a row are one piece, which may be alone on its line
    if (last !== undefined && /^[ \t]*$/u.test(text.slice(last[1], index))) last[1] = index + all.length;
    else pieces.push([index, index + all.length]);
  }
  return pieces;
}

/** What an author writes to himself, in a paragraph of its own without a full stop; below a colon it is an example. */
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
