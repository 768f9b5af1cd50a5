const MAX_CHARS = 80;

/** The first line of a source, without its heading mark: what its files are called. */
export function titleOf(content: string): string {
  const line = content.split('\n').find((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
  return line
    .replace(/^[#>\s*-]+/u, '')
    .slice(0, MAX_CHARS)
    .toWellFormed()
    .trim();
}
