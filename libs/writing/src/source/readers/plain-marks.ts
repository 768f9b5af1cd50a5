import { REMOVED } from '../clean/blanked.js';

/** Deepest nesting of quotes or lists on one line that is followed; parsers recurse on each. */
const MAX_NESTING = 6;
const NESTED = new RegExp(
  `^((?:[ \\t]*(?:>|[*+-](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${MAX_NESTING}})((?:[ \\t]*(?:>|[*+-](?=[ \\t])|\\d{1,9}[.)](?=[ \\t])))+)`,
  'gm',
);
/** Inside a long line, which is cut: a piece of it would begin with them. */
const CHAIN = /(?:(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))[ \t]*){60,}/g;

/** What marks a line or decorates a heading: "✅ Offline mode", "🎉 Big news 🎉" */
const SIGN = '(?:(?![©®™])\\p{Extended_Pictographic}\\uFE0F?|\\p{Emoji_Presentation}|[✓➤►✦★])';
const SIGNED = new RegExp(`^([ \\t]*)(${SIGN})(?=[ \\t]{1,2}\\S)`, 'u');
const INSIDE = new RegExp(SIGN, 'u');
const DECORATION = new RegExp(`^(?:${SIGN}\\s*)+|(?:\\s*${SIGN})+$`, 'gu');

/** A heading without the pictures at its ends; one that is nothing else stays, and "Theirs saves ⏰, ours saves 💰". */
export function undecorated(text: string): string {
  const bare = text.replace(DECORATION, '').trim();
  return bare === '' || INSIDE.test(bare) ? text : bare;
}

/** Lines that begin with a picture, one right after the other, are a list. */
function normalizeSigns(text: string): string {
  const lines = text.split('\n');
  const signed = [...lines.keys()].filter((at) => SIGNED.test(lines[at] ?? ''));
  const listed = new Set(
    signed.filter(
      (at, turn) => at - (signed[turn - 1] ?? -9) <= 2 || (signed[turn + 1] ?? Infinity) - at <= 2,
    ),
  );
  return lines
    .map((line, at) =>
      listed.has(at)
        ? line.replace(
            SIGNED,
            (_all, indent: string, sign: string) => `${indent}-${' '.repeat(sign.length - 1)}`,
          )
        : line,
    )
    .join('\n');
}

/** Bullets behind the ends of sentences: a list whose line breaks were lost. */
const IN_LINE = /^.*[.!?:;] • .*$/gm;

/** A mark on a line of its own, above its item. */
const LONE = /^([ \t]*(?:[-*+•◦▪‣●○■□–·]|\d{1,2}[.)])[ \t]*)\n(?=[ \t]*[\p{L}\p{N}"“])/gmu;

/** Two dashes part a signature from its letter. */
const RULE = /^-{2,5}[ \t]*$/;
const STOPPED = /[.!…。！][*"”“»]*\s*$/u;
const BEGINS = /^[*"“„«]*[\p{L}\p{N}]/u;

/** A rule right below a sentence or several lines, which to the lexer would make a heading of them. */
function normalizeRules(text: string): string {
  const lines = text.split('\n');
  const isProse = (above = '', further = ''): boolean =>
    BEGINS.test(above) && (BEGINS.test(further) || STOPPED.test(above));
  return lines
    .map((line, at) =>
      RULE.test(line) && isProse(lines[at - 1], lines[at - 2])
        ? line.replaceAll('-', line.startsWith('---') ? '*' : ' ')
        : line,
    )
    .join('\n');
}

/** Lines behind bars, as reStructuredText sets a verse or a story of another's; a row of a table has more bars. */
const LINE_BLOCK = /(?<!\S[ \t]*\n)(?:^\|(?:[ \t][^|\n]*)?(?:\n|$(?![^]))){2,}(?!\|)/gm;

const BOLD = /(?<!\*)\*\*([^*\n]{1,200})\*\*(?!\*)/gu;
const OPENING = /^[\p{P}\p{S}]+/u;
const CLOSING = /[\p{P}\p{S}]+$/u;
const isEdge = (sign: string): boolean => /^$|[\s\p{P}\p{S}]/u.test(sign);

/** "**Ask early. **Most teams", "**Note:**the hall", "**「駅」**は": bold that Markdown does not read ends at its words. */
function readableBold(text: string): string {
  return text.replace(BOLD, (all: string, bold: string, at: number) => {
    const words = bold.trim();
    const [freeBefore, freeBehind] = [text.charAt(at - 1), text.charAt(at + all.length)].map(isEdge);
    const isOpened = freeBefore === true && bold.startsWith(words);
    const isClosed = freeBehind === true && bold.endsWith(words);
    // "2 ** 3 ** 4"
    if (isOpened === isClosed && words !== bold) return all;
    const begun = freeBefore === true ? words : words.replace(OPENING, '');
    const own = freeBehind === true || !bold.endsWith(words) ? begun : begun.replace(CLOSING, '');
    return own === '' ? all : bold.replace(own, () => `**${own}**`);
  });
}

/** A line that is no code and no row of a table; tags of a text may be indented. */
const WITH_HYPHENS = /^(?!(?: {4}|\t)(?!\s*<(?:li|p|dd)\b))[^|\n]*-{2}[^|\n]*$/gmu;
/** Between words: "late -- at nine", "all of us---even Ann---came"; no part of an address. */
const SPACED =
  /(?<=[\p{L}\p{N}.,;!?…%)\]"”’'*_\uE002][ \t])-{2,3}(?=[ \t]*$|[ \t]["“‘'([*_\p{L}\p{N}\uE002])/gu;
const TIGHT =
  /---(?<=(?:(?:^|[\s“*_]|(?<!\])\()[\p{L}\p{N}%’'”"*_,.!?-]{1,80}(?<!-)|[)\]\uE002])---)(?=["“‘'([*_\p{L}\p{N}])/gu;

/** Hyphens that stand for a dash, as typed where there was no key for it. */
export function typedDashes(text: string): string {
  if (!text.includes('--')) return text;
  const dash = (hyphens: string): string => (hyphens.length > 2 ? '—' : '–').padEnd(hyphens.length, REMOVED);
  return text.replace(WITH_HYPHENS, (line) => line.replace(SPACED, dash).replace(TIGHT, dash));
}

/** One hyphen alone is a dash: "\- Sarah" below a letter. */
const ESCAPED = /^[ \t]*\\[-+*] (?=\S)/gm;

/** Turns the bullets of word processors, and those that a program has escaped, into Markdown's, of the same length, and limits the depth of nesting. */
export function normalizeMarks(text: string): string {
  const isLone = (text.match(ESCAPED)?.length ?? 0) < 2;
  return readableBold(normalizeSigns(normalizeRules(text)))
    .replace(/^[ \t]*~{3,}[ \t]*$/gm, (rule) => rule.replaceAll('~', '*'))
    .replace(LINE_BLOCK, (lines) => lines.replace(/^\|/gm, '>'))
    .replace(LONE, '$1 ')
    .replace(IN_LINE, (line) => line.replace(/ • (?=\S)/gu, '\n- '))
    .replace(ESCAPED, (mark) =>
      isLone && mark.includes('-') ? mark : mark.replace('\\', '').padEnd(mark.length),
    )
    .replace(/^([ \t]*)[•◦▪‣●○■□–·](?=[ \t])/gm, '$1-')
    .replace(/^([ \t]*)o(?=(?:\t| {2,})\S)/gm, '$1-')
    .replace(/^([ \t]*)[•▪●■](?=\S)/gm, '$1 ')
    .replace(CHAIN, (chain) => ' '.repeat(chain.length))
    .replace(NESTED, (_all, kept: string, surplus: string) => kept + ' '.repeat(surplus.length));
}
