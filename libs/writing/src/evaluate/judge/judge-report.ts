import type { FormatKey } from '@repurpose/contract';
import { alignedRows } from '../aligned-rows.js';
import { totalsOf, type Judgement, type Side } from './judgement.js';
import { GRADES, SCORE_KEYS, type Score } from './sheet.js';

export type JudgedFormat = { format: FormatKey } & (Judgement | { failure: string });

export interface JudgedSource {
  name: string;
  language: string;
  judge: string;
  sides: Record<Side, string>;
  formats: JudgedFormat[];
}

const QUOTE_CHARS = 70;
const SIDES: readonly Side[] = ['writer', 'other'];
const HEAD = ['format', 'output', 'grade', ...SCORE_KEYS, 'preferred'];

const scoresOf = (sheet: Record<Score, number>): string[] =>
  SCORE_KEYS.map((score) => sheet[score].toFixed(1));

function short(quote: string): string {
  const line = quote.replace(/\s+/gu, ' ');
  return line.length > QUOTE_CHARS ? `${line.slice(0, QUOTE_CHARS - 1)}…` : line;
}

function markOf({ preferred, isFlipped }: Judgement, side: Side): string {
  if (preferred === 'tie') return isFlipped ? 'flipped' : 'tie';
  return preferred === side ? 'yes' : '';
}

/** A plain-text table with two rows per format, quotes, and totals. */
export function renderJudgement({ name, language, judge, sides, formats }: JudgedSource): string {
  const judged = formats.flatMap((each) => ('failure' in each ? [] : [each]));
  const pairs = judged.flatMap((each) => SIDES.map((side) => ({ each, side, sheet: each.sheets[side] })));
  const rows = pairs.map(({ each, side, sheet }) => [
    side === 'writer' ? each.format : '',
    ...[sides[side], sheet.grade, ...scoresOf(sheet), markOf(each, side)],
  ]);
  const totals = SIDES.map((side) => {
    const { grades, preferred, ...scores } = totalsOf(judged, side);
    const counts = GRADES.map((grade) => `${grade} ${grades[grade]}`).join(' ');
    return ['all', sides[side], counts, ...scoresOf(scores), String(preferred)];
  });
  const quotes = ['quote', ...pairs.map(({ sheet }) => short(sheet.quote))];
  const lines = alignedRows([HEAD, ...rows, ...totals], 3);
  const ties = judged.filter(({ preferred }) => preferred === 'tie');
  const flipped = ties.filter(({ isFlipped }) => isFlipped).length;
  return [
    `${name} (${language}), judged by ${judge}`,
    ...lines.map((line, at) => `${line}  ${quotes[at] ?? ''}`.trimEnd()),
    `${judged.length} formats, ${ties.length} ties, ${flipped} of them because the preference changed with the order`,
    ...formats.flatMap((each) =>
      'failure' in each ? [`${each.format} was not judged: ${each.failure}`] : [],
    ),
  ].join('\n');
}
