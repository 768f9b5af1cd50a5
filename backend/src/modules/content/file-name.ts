const MAX_CHARS = 120;

export function titleOfName(name: string): string {
  const base = name.split(/[\\/]/u).at(-1) ?? '';
  const words = base
    .replace(/\.[a-z0-9]{1,8}$/iu, '')
    .replace(/[\p{C}_\s]+/gu, ' ')
    .trim();
  return [...words].slice(0, MAX_CHARS).join('');
}
