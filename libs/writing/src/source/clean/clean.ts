import { MappedTextBuilder, type MappedText } from '../../text/mapped-text.js';

/** Longest run of one punctuation mark that is kept: parsers of nested marks are slow on longer ones, and readers do not need them. */
const MAX_RUN = 60;

const ZERO_WIDTH = /[\u200B\u2060\uFEFF\u00AD\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
/** Controls except tab and line ends, and the private-use placeholders of the readers. */
const CONTROL = /(?![\t\n\r\u0085])\p{Cc}|[\uE000-\uE002]/u;
const LINE_BREAK = /[\r\u2028\u2029\u0085]/;
const LONE_SURROGATE = /\p{Cs}/u;
const SPACE = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/;
const LONG_RUN = new RegExp(`([!-/:-@[-\`{-~])\\1{${MAX_RUN},}`, 'u');
/** UTF-8 that was read as Windows-1252: "â€”", "Ã¼". A capital before a quotation mark is not: "IRMÃ”". */
const MISREAD = /â€[\u009D“”˜™œ¦¢šž]|Ã[¡-¿€„‡ˆ‰–œŸ]|Â[\u00A0-¿]/u;
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const ODD = new RegExp(
  [MISREAD, ZERO_WIDTH, CONTROL, LINE_BREAK, LONE_SURROGATE, SPACE, LONG_RUN]
    .map((pattern) => pattern.source)
    .join('|'),
  'gu',
);

function reread(misread: string): string {
  const bytes = Array.from(misread, (sign) =>
    WINDOWS.includes(sign) ? WINDOWS.indexOf(sign) + 0x80 : sign.charCodeAt(0),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** The replacement of one odd piece: decoded, dropped, a line break, a space, or a shortened run. */
function replacement(piece: string, next: string): string {
  if (MISREAD.test(piece)) return reread(piece).replace(SPACE, ' ');
  if (piece === '\r') return next === '\n' ? '' : '\n';
  if (LINE_BREAK.test(piece)) return '\n';
  if (SPACE.test(piece)) return ' ';
  return piece.length > MAX_RUN ? piece.slice(0, MAX_RUN) : '';
}

/** Drops invisible characters (NUL, zero-width, lone surrogates), makes line ends LF, composes to NFC, and maps the offsets. */
export function cleanContent(content: string): MappedText {
  const builder = new MappedTextBuilder();
  const append = content === content.normalize('NFC') ? appendPlain : appendComposed;
  let last = 0;
  for (const match of content.matchAll(ODD)) {
    append(builder, content.slice(last, match.index), last);
    last = match.index + match[0].length;
    builder.stand(replacement(match[0], content.charAt(last)), match.index);
  }
  append(builder, content.slice(last), last);
  return builder.build();
}

function appendPlain(builder: MappedTextBuilder, piece: string, from: number): void {
  if (piece !== '') builder.copy(piece, from);
}

/** Composes cluster by cluster, so that each composed unit keeps the offset of its cluster. */
function appendComposed(builder: MappedTextBuilder, piece: string, from: number): void {
  for (const match of piece.matchAll(/[\u1100-\u11FF]+|\P{M}\p{M}*|\p{M}+/gu)) {
    const composed = match[0].normalize('NFC');
    if (composed === match[0]) builder.copy(composed, from + match.index);
    else builder.stand(composed, from + match.index);
  }
}
