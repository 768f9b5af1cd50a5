/** Caches the results of `make` forever; for arguments with few values, such as languages. */
export function memoize<Words extends readonly (string | boolean)[], Made>(
  make: (...words: Words) => Made,
): (...words: Words) => Made {
  const made = new Map<string, { value: Made }>();
  return (...words) => {
    const key = words.length === 1 ? String(words[0]) : words.join(' ');
    const known = made.get(key) ?? { value: make(...words) };
    made.set(key, known);
    return known.value;
  };
}
