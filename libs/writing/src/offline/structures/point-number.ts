/** The number at the beginning of a point: "#1: Ask", "Tip 2. Wait", "Step three: Go". */
const NUMBER =
  /^(?:[\p{L} ]{0,12}#?\d{1,2}[.:)](?=\s|$)|#\d{1,2}(?= \p{L})|\p{L}{3,10} (?:one|two|three|four|five|six|seven|eight|nine|ten)[.:])\s*/iu;
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const withoutNumber = (heading: string): string => heading.replace(NUMBER, '');

interface Numbered<Each> {
  each: Each;
  /** "tip " before its number. */
  before: string;
  number: number;
  rest: string;
}

function readNumber<Each>(each: Each, heading: string): Numbered<Each>[] {
  const mark = NUMBER.exec(heading)?.[0].toLowerCase() ?? '';
  const said = /(?:\d+|\p{L}+)(?=[^\p{L}\d]*$)/u.exec(mark)?.[0] ?? '';
  if (said === '') return [];
  const number = Number(said) || WORDS.indexOf(said) + 1;
  return [{ each, before: mark.slice(0, mark.lastIndexOf(said)), number, rest: withoutNumber(heading) }];
}

/** Whether numbers go up from 1, or down to it, with different texts: "1. Mai" and "2. Mai" are days. */
const follow = <Each>(own: readonly Numbered<Each>[]): boolean =>
  new Set(own.map(({ rest }) => rest)).size === own.length &&
  (own.every(({ number }, at) => number === at + 1) ||
    own.every(({ number }, at) => number === own.length - at));

/** The elements with headings numbered in one series, with the same words before each number, unlike "Windows 7:" and "Psalm 23:". */
export function pointsAmong<Each>(all: readonly Each[], headingOf: (each: Each) => string): Each[] {
  const numbered = all.flatMap((each) => readNumber(each, headingOf(each)));
  const series = [...Map.groupBy(numbered, ({ before }) => before).values()];
  return series.filter(follow).flatMap((own) => own.map(({ each }) => each));
}
