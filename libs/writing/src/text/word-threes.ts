/** All sequences of three words, in lower case. */
export function threesIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(2).map((last, at) => [words[at], words[at + 1], last].join(' '));
}
