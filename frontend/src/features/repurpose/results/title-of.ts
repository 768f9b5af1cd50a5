const MAX_CHARS = 80;
const FRONT_MATTER = /^\s{0,20}(---|\+\+\+)[ \t]*\r?\n[^]{0,20000}?\n\1[ \t]*(?:\r?\n|$)/u;
const TITLE = /^title[ \t]*[:=][ \t]*(\S.*)$/imu;

/** From the front matter, or the first line without the heading mark. */
export function titleOf(content: string): string {
  const head = FRONT_MATTER.exec(content)?.[0] ?? '';
  const title = TITLE.exec(head)?.[1]
    ?.trim()
    .replace(/^(["'])(.*)\1$/u, '$2');
  const line =
    title ??
    content
      .slice(head.length)
      .split('\n')
      .find((each) => /[\p{L}\p{N}]/u.test(each)) ??
    '';
  return line
    .replace(/^[#>\s*-]+/u, '')
    .slice(0, MAX_CHARS)
    .toWellFormed()
    .trim();
}
