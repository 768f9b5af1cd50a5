/** A table of words, separated by white space, `_` for a space. Each entry is the source of a regular expression. */
export function oneOf({ raw }: TemplateStringsArray, ...tables: readonly string[]): string {
  const chunks = raw.map((chunk) => chunk.replace(/\s+/g, '|').replaceAll('_', ' '));
  return String.raw({ raw: chunks }, ...tables).replace(/^\||\|$/g, '');
}

/** The words of a table. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));
