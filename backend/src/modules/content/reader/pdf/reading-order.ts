const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const LETTER = /\p{L}/u;
const FIGURE = /\p{N}/u;
const END_MARK = /^\s*[.!?:…؟۔]+\s*$/u;

const STAND_INS = /[\u2e80-\u2fdf\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc]/gu;

export const plainLetters = (text: string): string =>
  text.replace(STAND_INS, (letter) => letter.normalize('NFKC'));

const isFromRight = (run: string): boolean => RIGHT_TO_LEFT.test(run);
/** Figures are read from left to right in every script. */
const isFromLeft = (run: string): boolean => !isFromRight(run) && (LETTER.test(run) || FIGURE.test(run));

/** Arabic and Hebrew lines are read from the right. Other scripts and figures in them keep their order. */
export function inReadingOrder(runs: readonly string[]): string[] {
  const others = runs.filter((run) => LETTER.test(run) && !isFromRight(run)).length;
  if (runs.filter(isFromRight).length <= others) return [...runs];
  // Programs that treat the line as English put its last mark on the right.
  const last = END_MARK.test(runs.at(-1) ?? '') ? runs.slice(-1) : [];
  const ordered: string[] = [];
  for (let end = runs.length - last.length; end > 0;) {
    const begin = isFromLeft(runs[end - 1] ?? '') ? stretchBefore(runs, end) : end - 1;
    ordered.push(...runs.slice(begin, end));
    end = begin;
  }
  return [...ordered, ...last];
}

function stretchBefore(runs: readonly string[], end: number): number {
  let begin = end - 1;
  for (let at = begin; at >= 0 && !isFromRight(runs[at] ?? ''); at -= 1)
    if (isFromLeft(runs[at] ?? '')) begin = at;
  return begin;
}
