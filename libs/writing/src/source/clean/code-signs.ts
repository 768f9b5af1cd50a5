/** Stands for a sign of code while what is around it is cleaned. `cleanContent` removes it before. */
export const IN_CODE = '\uE002';

const CODE = new RegExp(
  [
    // A fenced block, with its list's mark or its quotation's before it.
    '^(?<lead>[ \\t>]*(?:(?:[-*+]|\\d{1,3}[.)])[ \\t]+)?)(?<fence>`{3,}|~{3,})[^`\\n]*$[^]*?(?:\\n[ \\t>]*\\k<fence>[`~]*[ \\t]*$|$(?![^]))',
    '<(?<tag>pre|code)\\b[^<>]{0,200}>(?:(?!<(?:pre|code)\\b)[^])*?</\\k<tag>>',
    '(?<![`\\\\])(?:`(?:[^`\\n]|\\n(?![ \\t]*\\n)){1,400}`|``(?:[^`\\n]|`(?!`)|\\n(?![ \\t]*\\n)){1,400}``)(?!`)',
  ].join('|'),
  'gimu',
);

/** Changes a text but for the code in it. `change` keeps the length; what it blanks out with the text around goes. */
export function besideCodeSigns(text: string, change: (text: string) => string): string {
  if (!/`|~~~|<(?:pre|code)\b/iu.test(text)) return change(text);
  const masked = text.replace(CODE, (piece: string, lead = '') => {
    const before = String(lead);
    return before + piece.slice(before.length).replace(/[^\n]/g, IN_CODE);
  });
  return change(masked).replace(/\uE002+/g, (run, at: number) => text.slice(at, at + run.length));
}
