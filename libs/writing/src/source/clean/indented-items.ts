import { REMOVED } from './blanked.js';

const FENCE = /^[ \t]{0,3}(?:```|~~~)/u;
/** An item that is indented so far that Markdown takes it for code, or for more of the paragraph above it. */
const ITEM = /^(?= {0,3}\t| {4})([ \t]+)[*+-]([ \t]{1,4})(?=["“„«‘'(*_[]{0,3}[\p{L}\p{N}])/u;
/** Signs of code, and a field of YAML or an option of a program behind a hyphen. */
const CODE = /[{}<>;=|]|\$\w|\(\)|^[ \t]*(?:[*+-][ \t]+)?[\w-]+:(?:[ \t]|$)/u;
/** What an indented item belongs to: another item, a footnote, or anything indented. */
const HOLDS = /^(?:[ \t]|[*+-][ \t]|\d{1,9}[.)][ \t]|\[\^|\||\uE000)/u;
const WORDS = 2;
const ITEMS = 2;

const indentOf = (line: string): string => /^[ \t]*/u.exec(line)?.[0] ?? '';
const isProse = (line: string): boolean => !CODE.test(line) && line.trim().split(/\s+/u).length > WORDS;

/** Whether the items of each column have one sign, and no plus, unlike the lines of a diff or what a program prints. */
function haveOneSign(items: readonly string[]): boolean {
  const signs = new Map<string, string>();
  return items.every((item) => {
    const indent = indentOf(item);
    const sign = item.charAt(indent.length);
    const known = signs.get(indent) ?? sign;
    signs.set(indent, known);
    return known === sign && sign !== '+';
  });
}

/** Whether indented lines are a list: items, and the lines on which they go on. */
function areItems(lines: readonly string[]): boolean {
  const told = lines.filter((line) => line.trim() !== '');
  const [first = ''] = told;
  const items = told.filter((line) => ITEM.test(line));
  const column = indentOf(first).length;
  return (
    ITEM.test(first) &&
    items.length >= ITEMS &&
    haveOneSign(items) &&
    told.every((line) => isProse(line) && indentOf(line).length >= column) &&
    lines.every((line, at) => ITEM.test(line) || line.trim() === '' || lines[at - 1]?.trim() !== '')
  );
}

/** Moves the mark of an outer item to where it is one; of an inner one, to where it is still inside. */
function outdented(line: string, outer: string): string {
  return line.replace(ITEM, (all: string, indent: string) => {
    const mark = all.charAt(indent.length);
    if (indent !== outer) return indent.replace(/\t(?=[^\t]*$)/u, ' ') + mark + all.slice(indent.length + 1);
    const before = ' '.repeat(Math.min(3, all.length - 2));
    return `${before}${mark} `.padEnd(all.length, REMOVED);
  });
}

/** Makes a list of items that are all indented below a line that is not. Keeps the length. */
export function readIndentedItems(text: string): string {
  if (!/^(?: {0,3}\t| {4})[ \t]*[*+-][ \t]/mu.test(text)) return text;
  const lines = text.split('\n');
  let [above, isFenced] = ['', false];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (FENCE.test(line)) isFenced = !isFenced;
    if (isFenced || HOLDS.test(above) || !ITEM.test(line)) {
      if (line.trim() !== '') above = line;
      continue;
    }
    let end = at;
    while (end < lines.length && /^(?:[ \t]|$)/u.test(lines[end] ?? '')) end++;
    const held = lines.slice(at, end);
    if (areItems(held)) {
      const outer = indentOf(line);
      lines.splice(at, held.length, ...held.map((each) => outdented(each, outer)));
    }
    above = line;
    at = end - 1;
  }
  return lines.join('\n');
}
