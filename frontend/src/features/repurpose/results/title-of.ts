const MAX_CHARS = 80;
const FRONT_MATTER = /^\s{0,20}(---|\+\+\+)[ \t]*\r?\n[^]{0,20000}?\n\1[ \t]*(?:\r?\n|$)/u;
const TITLE = /^title[ \t]*[:=][ \t]*(\S.*)$/imu;

const EMPHASIS = /(?<![\p{L}\p{N}])([*_]{1,3})(\S.*?)\1(?![\p{L}\p{N}])/gu;

/** From the front matter, or the first line without the marks of a heading and of emphasis. */
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
    .slice(0, 2 * MAX_CHARS)
    .replace(/^(?:[#>\s-]|\*\s)+/u, '')
    .replace(EMPHASIS, '$2')
    .slice(0, MAX_CHARS)
    .toWellFormed()
    .trim();
}
