/**
 * The alternatives of a pattern from a table of words: separated by white space, with `_` for a space in a phrase. Each
 * entry is the source of a regular expression; other tables can be interpolated.
 */
export function oneOf({ raw }: TemplateStringsArray, ...tables: readonly string[]): string {
  const chunks = raw.map((chunk) => chunk.replace(/\s+/g, '|').replaceAll('_', ' '));
  return String.raw({ raw: chunks }, ...tables).replace(/^\||\|$/g, '');
}
