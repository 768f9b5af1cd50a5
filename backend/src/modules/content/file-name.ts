const MAX_CHARS = 120;

/** A title from a file's name: no folders, ending, or signs that are not shown. */
export function titleOfName(name: string): string {
  const base = name.split(/[\\/]/u).at(-1) ?? '';
  const words = base
    .replace(/\.[a-z0-9]{1,8}$/iu, '')
    .replace(/[\p{C}_\s]+/gu, ' ')
    .trim();
  return [...words].slice(0, MAX_CHARS).join('');
}
