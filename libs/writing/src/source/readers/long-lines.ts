/** The lexer is quadratic in the length of a paragraph: a longer line is cut, if possible after a sentence. */
const MAX_LINE_CHARS = 4_000;
/** The lexer compares each mark of a line with every other: a line with more marks is cut into pieces with fewer. */
const MAX_MARKS = 300;
const MARKS_PER_PIECE = 100;
const MIN_PIECE_CHARS = 200;

function longestPiece(line: string): number {
  const marks = line.match(/[*_~`[\]<]/g)?.length ?? 0;
  if (marks <= MAX_MARKS) return MAX_LINE_CHARS;
  return Math.max(MIN_PIECE_CHARS, Math.floor((line.length * MARKS_PER_PIECE) / marks));
}

export function partLongLines(content: string, from: number): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let start = from;
  let most = MAX_LINE_CHARS;
  let measuredTo = from;
  for (let at = from; at < content.length;) {
    const lineEnd = content.indexOf('\n', at);
    const end = lineEnd === -1 ? content.length : lineEnd + 1;
    if (end - at <= MAX_LINE_CHARS) {
      at = end;
      continue;
    }
    if (at >= measuredTo) {
      measuredTo = at + MAX_LINE_CHARS;
      most = longestPiece(content.slice(at, measuredTo));
    }
    at = cutOf(content, at, most);
    parts.push({ start, end: at });
    start = at;
  }
  if (start < content.length) parts.push({ start, end: content.length });
  return parts;
}

function cutOf(content: string, from: number, most: number): number {
  const line = content.slice(from, from + most);
  const sentence = Math.max(
    line.lastIndexOf('. '),
    line.lastIndexOf('。'),
    line.lastIndexOf('? '),
    line.lastIndexOf('! '),
  );
  const cut = sentence > most / 4 ? sentence + 1 : line.lastIndexOf(' ');
  return from + (cut > 0 ? cut : most);
}
