/**
 * Text that Postgres takes as `text` and as `jsonb`: without NUL, and with U+FFFD for half a surrogate pair.
 * Anything else stays as it is, so offsets move only where something unprintable was.
 */
export function toStorableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** JSON for a `jsonb` parameter; every string in it is storable. */
export function toStorableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? toStorableText(part) : part,
  );
}
