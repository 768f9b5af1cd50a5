import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import { argumentsOf, order } from '../argument-order.js';
import type { Misstatement } from '../relation.types.js';
import { statementIndexOf, type StatementIndex } from '../statements/statement-index.js';
import type { Statement } from '../statements/statement.js';

/** Words that an output's event shares with the statement that has its time. */
const MIN_SHARED = 2;

/** A time of day or a date as what others of its form are compared with; null where it may be two of them. */
function timeOf({ kind, value }: Mention): string | null {
  const clock = /^clock (\d+)$/u.exec(value)?.[1];
  if (clock !== undefined) return `clock ${clock.padStart(4, '0')}`;
  return kind === 'date' && /^\d{4}(?:-\d{2}){0,2}$/u.test(value) ? `${value.length} ${value}` : null;
}

/** The time of a statement that has one. */
function onlyTime({ mentions }: Statement): string | null {
  const times = mentions.flatMap((mention) => timeOf(mention) ?? []);
  return times.length === 1 ? (times[0] ?? null) : null;
}

/** When the source has an event: the times of the statements that share most of its words. */
function timesOf(event: ReadonlySet<string>, index: StatementIndex): string[] {
  const timed = [...index.sharing(event)].flatMap(([at, shared]) => {
    const statement = index.statements[at];
    const time = statement === undefined ? null : onlyTime(statement);
    return time === null || shared < MIN_SHARED ? [] : [{ time, shared }];
  });
  const most = Math.max(...timed.map(({ shared }) => shared));
  return timed.filter(({ shared }) => shared === most).map(({ time }) => time);
}

const isOneForm = (times: readonly string[]): boolean =>
  new Set(times.map((time) => time.split(' ')[0])).size === 1;

/** `A before B`, where the source has A at a later time than B. */
export function untimely(said: Statement, source: Source): Misstatement | null {
  const pivot = order(said);
  if (pivot === null || pivot.kind === 'when') return null;
  const index = statementIndexOf(source);
  const [left = new Set<string>(), right = new Set<string>()] = argumentsOf(said, pivot, () => true);
  const [first, second] = pivot.sign === 1 ? [left, right] : [right, left];
  const [early, late] = [timesOf(first, index), timesOf(second, index)];
  if (early.length === 0 || late.length === 0 || !isOneForm([...early, ...late])) return null;
  const isTurned = early.every((one) => late.every((other) => one > other));
  return isTurned ? { rule: 'order', at: pivot } : null;
}
