/** Of the first and last word. */
export function monogram(name: string): string {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return initials
    .map((word) => (word ? String.fromCodePoint(word.codePointAt(0) ?? 32) : ''))
    .join('')
    .toUpperCase();
}
