/**
 * Text that Postgres takes as `text` and as `jsonb`: without NUL, and with U+FFFD for half a surrogate pair.
 * Anything else stays as it is, so offsets move only where something unprintable was.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** JSON for a `jsonb` parameter; every string in it is storable. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  );
}
