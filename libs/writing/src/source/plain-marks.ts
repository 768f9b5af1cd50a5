/** Deepest nesting of quotes or lists on one line that is followed; parsers recurse on each. */
const MAX_NESTING = 6;
const NESTED = new RegExp(
  `^((?:[ \\t]*(?:>|[*+-](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${MAX_NESTING}})((?:[ \\t]*(?:>|[*+-](?=[ \\t])|\\d{1,9}[.)](?=[ \\t])))+)`,
  'gm',
);

/** Turns the bullets of word processors into Markdown's, of the same length, and cuts nesting that nobody reads. */
export function normalizeMarks(text: string): string {
  return text
    .replace(/^([ \t]*)[•◦▪‣●○■□–·](?=[ \t])/gm, '$1-')
    .replace(/^([ \t]*)o(?=(?:\t| {2,})\S)/gm, '$1-')
    .replace(/^([ \t]*)[•▪●■](?=\S)/gm, '$1 ')
    .replace(NESTED, (_all, kept: string, surplus: string) => kept + ' '.repeat(surplus.length));
}
