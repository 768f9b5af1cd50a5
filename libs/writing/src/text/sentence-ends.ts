/** Letters up to Latin Extended-A and typographic punctuation, without other marks that end sentences. */
const WESTERN = /^[\t\n -~\u00a0-\u00ac\u00ae-\u017f\u2010-\u2023\u2025-\u2027\u202f-\u203b\u20ac\u2122]*$/;

const OTHER = 0;
const LOWER = 1;
const UPPER = 2;
const DIGIT = 3;
const CLOSE = 4;
const SPACE = 5;
const CONTINUES = 6;
/** `!` and `?`; a full stop ends fewer sentences. */
const END = 7;
const STOP = 8;
const LINE = 9;

const SIGNS: readonly (readonly [kind: number, signs: RegExp])[] = [
  [LOWER, /\p{Lowercase}/u],
  [UPPER, /\p{Uppercase}/u],
  [DIGIT, /\d/],
  [CLOSE, /["'()[\]{}«»‘-‟‹›]/],
  [SPACE, /[\t \u00a0\u202f]/],
  [CONTINUES, /[,:;–—-]/],
  [END, /[!?]/],
  [STOP, /\./],
  [LINE, /\n/],
];
const KINDS = Uint8Array.from({ length: 0x203c }, (_, code) => {
  const sign = String.fromCharCode(code);
  return SIGNS.find(([, signs]) => signs.test(sign))?.[0] ?? OTHER;
});
const kindAt = (text: string, at: number): number => KINDS[text.charCodeAt(at)] ?? OTHER;

const LAST = /[.!?\n]/g;

/** Whether a lower-case letter follows before another sentence could end. */
function goesOnSmall(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && [OTHER, DIGIT, CLOSE, SPACE, CONTINUES].includes(kindAt(text, at))) at += 1;
  return kindAt(text, at) === LOWER;
}

/** The end of a sentence whose last mark is at `at`, with the space after it; null if the sentence continues. */
function endBehind(text: string, at: number): number | null {
  const isStop = kindAt(text, at) === STOP;
  const [before, behind] = [kindAt(text, at - 1), kindAt(text, at + 1)];
  if (isStop && (behind === DIGIT || (behind === UPPER && (before === UPPER || before === LOWER))))
    return null;
  let end = at + 1;
  while (kindAt(text, end) === CLOSE) end += 1;
  while (kindAt(text, end) === SPACE) end += 1;
  const next = kindAt(text, end);
  if (next === LINE) return end + 1;
  if (next === CONTINUES || next === END || next === STOP) return null;
  return isStop && goesOnSmall(text, end) ? null : end;
}

/** The ends of the sentences of Western text, as `Intl.Segmenter` finds them (Unicode Annex 29) but much faster; null for other text. */
export function westernSentenceEnds(text: string): number[] | null {
  if (!WESTERN.test(text)) return null;
  const ends: number[] = [];
  let start = 0;
  LAST.lastIndex = 0;
  for (let last = LAST.exec(text); last !== null; last = LAST.exec(text)) {
    const end = last[0] === '\n' ? last.index + 1 : endBehind(text, last.index);
    if (end === null) continue;
    ends.push(end);
    start = LAST.lastIndex = end;
  }
  if (start < text.length) ends.push(text.length);
  return ends;
}
