/** Postgres refuses NUL. Lone surrogates become U+FFFD. */
export function toStorableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

const UNSTORABLE = /\\u(?:0000|d[89a-f])/;

/** Looking at every part takes twice as long, so only JSON that may need it is made again. */
export function toStorableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!UNSTORABLE.test(json)) return json;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? toStorableText(part) : part,
  );
}
