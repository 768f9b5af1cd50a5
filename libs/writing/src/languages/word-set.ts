/** The words of a text separated by white space. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));
