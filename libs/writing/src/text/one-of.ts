/** Joins a table of words to regular expression alternatives. White space separates entries; `_` is a space. */
export function oneOf({ raw }: TemplateStringsArray, ...tables: readonly string[]): string {
  const chunks = raw.map((chunk) => chunk.replace(/\s+/g, '|').replaceAll('_', ' '));
  return String.raw({ raw: chunks }, ...tables).replace(/^\||\|$/g, '');
}

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));
