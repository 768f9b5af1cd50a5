import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import { evidenceOf } from '../../evidence.js';
import { statementIndexOf } from '../statements/statement-index.js';
import type { Statement } from '../statements/statement.js';
import { isTelling, MAX_OPERANDS, pairsOf } from './calculations.js';
import { isApart, operandsOf, TIME, type Operand } from './operands.js';

const MIN_SHARED = 2;
const datesIn = (mentions: readonly Mention[]): Operand[] =>
  mentions
    .filter(({ kind }) => kind === 'date')
    .slice(0, MAX_OPERANDS)
    .flatMap(operandsOf);

/**
 * One of two dates that lie a claimed length of time apart, or null: both in one sentence of the source that
 * shares words with this one, or one named in this sentence (else a month or day nearby) and another one of
 * the source.
 */
export function betweenDates(
  claim: Mention,
  wanted: Operand,
  claimed: Statement,
  source: Source,
): Mention | null {
  if (wanted.measure !== TIME || !isTelling(claim)) return null;
  const index = statementIndexOf(source);
  const isIt = ([one, other]: readonly [Operand, Operand]): boolean => isApart(claim, wanted, one, other);
  for (const [{ mentions }, shared] of index.sharing(claimed.keys)) {
    const found = shared < MIN_SHARED ? undefined : pairsOf(datesIn(mentions)).find(isIt);
    if (found !== undefined) return found[0].mention;
  }
  const named = claimed.mentions.filter(({ kind }) => kind === 'date');
  const near = index.nearest(claimed).flatMap(({ mentions }) => datesIn(mentions));
  const others = datesIn(evidenceOf(source).dates);
  const ends =
    named.length > 0
      ? others.filter(({ mention }) => named.some(({ value }) => isWithinDate(mention.value, value)))
      : near.filter(({ measure }) => measure !== TIME);
  return (
    others.find((other) => ends.slice(0, MAX_OPERANDS).some((one) => isIt([one, other])))?.mention ?? null
  );
}

/** `9 May` is within May, `8 January 2021` within 2021 and 8 January. */
const isWithinDate = (date: string, named: string): boolean =>
  date.startsWith(named) || (named.startsWith('--') && date.slice(4).startsWith(named.slice(1)));

/** `begins at 10, be there by 9:30`, where the source says `30 minutes before it begins`. */
export function timeBefore(
  claim: Mention,
  wanted: Operand,
  claimed: Statement,
  near: readonly Statement[],
): Mention | null {
  const clocks = claimed.figures.flatMap(operandsOf).filter(({ measure }) => measure === wanted.measure);
  for (const original of near) {
    const [mark] = original.marks('before');
    const lengths = original.figures.filter(({ end }) => mark !== undefined && end <= mark.start);
    const events = new Set(
      original.words.filter(({ start }) => start > (mark?.end ?? Infinity)).map(({ key }) => key),
    );
    const event = claimed.words.find(({ key, isTopic }) => isTopic && events.has(key));
    const at = clocks.find(({ mention: { start } }) => event !== undefined && start >= event.end);
    const isIt = ({ measure, amount }: Operand): boolean =>
      measure === TIME &&
      clocks.some(
        (other) =>
          [other.mention, at?.mention].includes(claim) &&
          at !== undefined &&
          at.amount - other.amount === amount,
      );
    const found = lengths.flatMap(operandsOf).find(isIt);
    if (found !== undefined) return found.mention;
  }
  return null;
}
