import { REMOVED } from '../clean/blanked.js';
import { readIndentedItems } from '../clean/indented-items.js';
import { readTightHeadings } from '../clean/tight-headings.js';

/** Deepest nesting of quotes or lists on one line that is read; parsers recurse on each. */
const MAX_NESTING = 6;
const NESTED = new RegExp(
  `^((?:[ \\t]*(?:>|[*+-](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${MAX_NESTING}})((?:[ \\t]*(?:>|[*+-](?=[ \\t])|\\d{1,9}[.)](?=[ \\t])))+)`,
  'gm',
);
/** Many marks in a row inside a long line: a piece that is cut there would begin with them. */
const CHAIN = /(?:(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))[ \t]*){60,}/g;

/** A picture that marks a line or decorates a heading: "✅ Offline mode", "🎉 Big news 🎉". */
const SIGN =
  '(?:(?![©®™])\\p{Extended_Pictographic}\\uFE0F?|(?!\\p{Extended_Pictographic})\\p{Emoji_Presentation}|[✓➤►✦★])';
const SIGNED = new RegExp(`^([ \\t]*)(${SIGN})(?=[ \\t]{1,2}\\S)`, 'u');
const INSIDE = new RegExp(SIGN, 'u');
const DECORATION = new RegExp(`^(?:${SIGN}\\s*)+|(?:\\s*${SIGN})+$`, 'gu');

/** A heading without the pictures at its ends. Unchanged if nothing is left or others are inside: "Theirs saves ⏰, ours saves 💰". */
export function undecorated(text: string): string {
  const bare = text.replace(DECORATION, '').trim();
  return bare === '' || INSIDE.test(bare) ? text : bare;
}

/** Makes consecutive lines that begin with a picture a list. */
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

/** Bullets after the ends of sentences: a list that has lost its line breaks. */
const IN_LINE = /^.*[.!?:;] • .*$/gm;

/** A mark on a separate line above its item. */
const LONE = /^([ \t]*(?:[-*+•◦▪‣●○■□–·]|\d{1,2}[.)])[ \t]*)\n(?=[ \t]*[\p{L}\p{N}"“])/gmu;

/** Two dashes separate a letter from its signature. */
const RULE = /^-{2,5}[ \t]*$/;
const STOPPED = /[.!…。！][*"”“»]*\s*$/u;
const BEGINS = /^[*"“„«]*[\p{L}\p{N}]/u;

/** Changes a rule right below prose, which the lexer would take for the underline of a heading. */
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

/** Lines after bars, which reStructuredText sets as a verse or quotation. A table row has more bars. */
const LINE_BLOCK = /(?<!\S[ \t]*\n)(?:^\|(?:[ \t][^|\n]*)?(?:\n|$(?![^]))){2,}(?!\|)/gm;

const BOLD = /(?<!\*)\*\*([^*\n]{1,200})\*\*(?!\*)/gu;
const OPENING = /^[\p{P}\p{S}]+/u;
const CLOSING = /[\p{P}\p{S}]+$/u;
const isEdge = (sign: string): boolean => /^$|[\s\p{P}\p{S}]/u.test(sign);

/** Moves bold marks to the words where Markdown does not read them: "**Ask early. **Most teams", "**Note:**the hall", "**「駅」**は". */
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

/** A line with hyphens that is neither code nor a table row; text in tags may be indented. */
const WITH_HYPHENS = /^(?!(?: {4}|\t)(?!\s*<(?:li|p|dd)\b))(?!.*\|).+$/gmu;
/** Hyphens between words ("late -- at nine", "all of us---even Ann---came"), but not in an address. */
const SPACED =
  /(?<=(?:[\p{L}\p{N}.,;!?…%)\]"”’'*_\uE002]|<\/\w{1,9}>)[ \t])-{2,3}(?=[ \t]*$|[ \t](?:["“‘'([*_\p{L}\p{N}\uE002]|<[a-z]))/gu;
const TIGHT =
  /---(?<=(?:(?:^|[\s“*_]|(?<!\])\()[\p{L}\p{N}%’'”"*_,.!?-]{1,80}(?<!-)|[)\]\uE002])---)(?=["“‘'([*_\p{L}\p{N}])/gu;
/** From one figure to another: "2--3 hours". */
const RANGE = /(?<=(?:^|[\s("“])\d[\d.,]{0,8}%?)--(?=\d[\d.,]{0,8}%?(?:[\s)"”.,;:!?]|$))/gu;

/** Replaces two or three hyphens that were typed for a dash. Keeps the length. */
export function typedDashes(text: string): string {
  if (!text.includes('--')) return text;
  const dash = (hyphens: string): string => (hyphens.length > 2 ? '—' : '–').padEnd(hyphens.length, REMOVED);
  return text.replace(WITH_HYPHENS, (line) =>
    line.replace(SPACED, dash).replace(TIGHT, dash).replace(RANGE, dash),
  );
}

/** "rare, ****_safe_ to say": bold of nothing; "****so****" is bold twice. */
const EMPTY_BOLD = /(?<=\s)\*{4}(?=[_\p{L}][^*\n]*(?:\*{1,3}(?!\*)|$))/gmu;

/** A list mark that a program has escaped. A single hyphen is a dash: "\- Sarah" below a letter. */
const ESCAPED = /^[ \t]*\\[-+*] (?=\S)/gm;

/** A numbered line that is underlined as a heading, not an item above a rule. */
const NUMBERED_HEADING =
  /(?<=(?:^|\n)[ \t]*\n)(\d{1,2}[.)]) (?=\S[^\n]{0,120}\n(?:-{3,}|={3,})[ \t]*(?:\n|$))/gu;
/** A line break right above a heading, which would be read as HTML up to the next empty line. */
const BREAK_ABOVE = /^[ \t]*<br ?\/?>[ \t]*(?=\n#{1,6} )/gmu;
/** A tag of bold or italics alone on its line, which would be read as HTML up to the next empty line. */
const OPENS_ABOVE = /^([ \t]*<(?:strong|b|em|i)>[ \t]*)\n(?=[ \t]*\S)/gimu;

/** A paragraph between the marks of a table of one cell. */
const ONE_CELL = /(?<=(?:^|\n)[ \t]*\n)\| ([^|\n]{1,3000}?)(?: \|)?(?=[ \t]*(?:\n[ \t]*(?:\n|$)|$))/gu;

/** A line of one figure, as a key that was held down leaves it. Numbers of accounts and cards are shorter. */
const HELD_KEY = /^ {0,3}(\d)\1{19,}[ \t]*$/gmu;

/** Turns bullets of word processors and escaped marks into Markdown's, and limits the depth of nesting. Keeps the length. */
export function normalizeMarks(text: string): string {
  const isLone = (text.match(ESCAPED)?.length ?? 0) < 2;
  return readTightHeadings(readableBold(normalizeSigns(normalizeRules(readIndentedItems(text)))))
    .replace(HELD_KEY, (line) => ' '.repeat(line.length))
    .replace(/^[ \t]*~{3,}[ \t]*$/gm, (rule) => rule.replaceAll('~', '*'))
    .replace(NUMBERED_HEADING, '$1\u00a0')
    .replace(BREAK_ABOVE, (line) => ' '.repeat(line.length))
    .replace(OPENS_ABOVE, '$1 ')
    .replace(ONE_CELL, (cell, said: string) => `  ${said}`.padEnd(cell.length))
    .replace(LINE_BLOCK, (lines) => lines.replace(/^\|/gm, '>'))
    .replace(LONE, '$1 ')
    .replace(IN_LINE, (line) => line.replace(/ • (?=\S)/gu, '\n- '))
    .replace(ESCAPED, (mark) =>
      isLone && mark.includes('-') ? mark : mark.replace('\\', '').padEnd(mark.length),
    )
    .replace(/^([ \t]*)[•◦▪‣●○■□–·](?=[ \t])/gm, '$1-')
    .replace(/^([ \t]*)o(?=(?:\t| {2,})\S)/gm, '$1-')
    .replace(/^([ \t]*)[•▪●■](?=\S)/gm, '$1 ')
    .replace(EMPTY_BOLD, '    ')
    .replace(CHAIN, (chain) => ' '.repeat(chain.length))
    .replace(NESTED, (_all, kept: string, surplus: string) => kept + ' '.repeat(surplus.length));
}
