import { findPhrase, normalPhrase, normalText } from '../../text/normal-form.js';
import { GRADES, type Comparison, type Grade, type Score, type Sheet } from './sheet.js';

/** `writer` is the evaluated output, `other` the one it is compared with. */
export type Side = 'writer' | 'other';

export interface Judgement {
  /** A preference that changes with the order counts as a tie. */
  preferred: Side | 'tie';
  isFlipped: boolean;
  sheets: Record<Side, Sheet>;
}

const SIDES = { A: 'writer', B: 'other', tie: 'tie' } as const;
const SWAPPED = { A: 'other', B: 'writer', tie: 'tie' } as const;

/** Combines two comparisons: in the first the writer's output is A, in the second B. */
export function judge(
  first: Comparison,
  swapped: Comparison,
  texts: Readonly<Record<Side, string>>,
): Judgement {
  const preferences = [SIDES[first.preferred], SWAPPED[swapped.preferred]] as const;
  const isSame = preferences[0] === preferences[1];
  return {
    preferred: isSame ? preferences[0] : 'tie',
    isFlipped: !isSame,
    sheets: {
      writer: joined(first.a, swapped.b, texts.writer),
      other: joined(first.b, swapped.a, texts.other),
    },
  };
}

/** The mean scores, and the worse grade with its quote, which is dropped if it is not in the text. */
function joined(one: Sheet, other: Sheet, text: string): Sheet {
  const worse = GRADES.indexOf(other.grade) > GRADES.indexOf(one.grade) ? other : one;
  const isThere = findPhrase(normalText(text), normalPhrase(worse.quote)) !== null;
  const scores = scoresBy((score) => (one[score] + other[score]) / 2);
  return { ...scores, grade: worse.grade, quote: isThere ? worse.quote : '' };
}

const scoresBy = (value: (score: Score) => number): Record<Score, number> => ({
  hook: value('hook'),
  coherence: value('coherence'),
  completeness: value('completeness'),
  form: value('form'),
  fidelity: value('fidelity'),
});

export interface SideTotals extends Record<Score, number> {
  grades: Record<Grade, number>;
  preferred: number;
}

/** The grades, preferences and mean scores of one side; means are 0 without judgements. */
export function totalsOf(judgements: readonly Judgement[], side: Side): SideTotals {
  const sheets = judgements.map((each) => each.sheets[side]);
  const countOf = (grade: Grade): number => sheets.filter((sheet) => sheet.grade === grade).length;
  const mean = (score: Score): number =>
    sheets.reduce((sum, sheet) => sum + sheet[score], 0) / Math.max(1, sheets.length);
  return {
    grades: { P: countOf('P'), M: countOf('M'), R: countOf('R') },
    preferred: judgements.filter(({ preferred }) => preferred === side).length,
    ...scoresBy(mean),
  };
}
