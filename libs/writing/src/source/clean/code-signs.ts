/** A placeholder for a sign of code while what is around it is cleaned. `cleanContent` removes it before. */
export const IN_CODE = '\uE002';

/** A list's mark or a quotation's. */
const LEAD = String.raw`^(?<lead>[ \t>]*(?:(?:[-*+]|\d{1,3}[.)])[ \t]+)?)`;
const FENCED =
  '(?<fence>`{3,}|~{3,}(?=[ \\t]*[^\\s~]))[^`\\n]*$[^]*?(?:\\n[ \\t>]*\\k<fence>[`~]*[ \\t]*$|$(?![^]))';
/** Tildes without a line right below them, or that no others close, part two scenes. */
const IN_TILDES = String.raw`(?<tildes>~{3,})[ \t]*\n(?=[ \t>]*[^\s>])[^]*?\n[ \t>]*\k<tildes>~*[ \t]*$`;
const TAGGED = String.raw`<(?<tag>pre|code)\b[^<>]{0,200}>(?:(?!<(?:pre|code)\b)[^])*?</\k<tag>>`;
const IN_LINE =
  '(?<![`\\\\])(?:`(?:[^`\\n]|\\n(?![ \\t]*\\n)){1,400}`|``(?:[^`\\n]|`(?!`)|\\n(?![ \\t]*\\n)){1,400}``)(?!`)';
const CODE = new RegExp(`${LEAD}(?:${FENCED}|${IN_TILDES})|${TAGGED}|${IN_LINE}`, 'gimu');

/** Changes a text but for the code in it. `change` keeps the length; what it blanks out with the text around goes. */
export function besideCodeSigns(text: string, change: (text: string) => string): string {
  if (!/`|~~~|<(?:pre|code)\b/iu.test(text)) return change(text);
  const masked = text.replace(CODE, (piece: string, lead = '') => {
    const before = String(lead);
    return before + piece.slice(before.length).replace(/[^\n]/g, IN_CODE);
  });
  return change(masked).replace(/\uE002+/g, (run, at: number) => text.slice(at, at + run.length));
}
