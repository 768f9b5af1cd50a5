/** Postgres refuses NUL. Lone surrogates become U+FFFD. */
export function toStorableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

export function toStorableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? toStorableText(part) : part,
  );
}
