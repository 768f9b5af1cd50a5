/** A placeholder for each character of code while the text around it is cleaned. `cleanContent` removes it from the input. */
export const IN_CODE = '\uE002';

const LEAD = String.raw`^(?<lead>[ \t>]*(?:(?:[-*+]|\d{1,3}[.)])[ \t]+)?)`;
const FENCED =
  '(?<fence>`{3,}|~{3,}(?=[ \\t]*[^\\s~]))[^`\\r\\n\\u2028\\u2029]*$[^]*?(?:\\n[ \\t>]*\\k<fence>[`~]*[ \\t]*$|$(?![^]))';
/** A fence of tildes. Tildes without text right below, or without an end, separate two scenes. */
const IN_TILDES = String.raw`(?<tildes>~{3,})[ \t]*\n(?=[ \t>]*[^\s>])[^]*?\n[ \t>]*\k<tildes>~*[ \t]*$`;
const TAGGED = String.raw`<(?<tag>pre|code)\b[^<>]{0,200}>(?:(?!<(?:pre|code)\b)[^])*?</\k<tag>>`;
/** Not a text that a component is given: `quote={`…`}`. */
const IN_LINE =
  '(?<![`\\\\]|=\\{)(?:`(?:[^`\\n]|\\n(?![ \\t]*\\n)){1,400}`|``(?:[^`\\n]|`(?!`)|\\n(?![ \\t]*\\n)){1,400}``)(?!`)';
const CODE = new RegExp(`${LEAD}(?:${FENCED}|${IN_TILDES})|${TAGGED}|${IN_LINE}`, 'gimu');

/** Changes a text outside its code. `change` must keep the length; code that it blanks out with the text around stays blank. */
export function besideCodeSigns(text: string, change: (text: string) => string): string {
  if (!/`|~~~|<(?:pre|code)\b/iu.test(text)) return change(text);
  const masked = text.replace(CODE, (piece: string, lead = '') => {
    const before = String(lead);
    return before + piece.slice(before.length).replace(/[^\n]/g, IN_CODE);
  });
  return change(masked).replace(/\uE002+/g, (run, at: number) => text.slice(at, at + run.length));
}
