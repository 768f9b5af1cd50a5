import type { Mention } from '../mention.js';
import { plain } from '../quantities/numbers.js';
import { convertedFrom, unitBehind } from '../quantities/units.js';

/** The text between two units: `two hours and 35 minutes`, `una hora y 35 minutos`. */
const BETWEEN = /^\s?(?:[,、]\s?)?(?:and|und|y|et|e|en)?\s?$/u;
/** `an hour and`, before a number of minutes. */
const ONE =
  /(?<!\p{L})(?:an?|one|una?|eine[rn]?|ein|une?|um|uma|een|één)\s(?<unit>\p{L}{2,8})\s(?:and|und|y|et|e|en)\s$/iu;
const SMALLER: Readonly<Record<string, string>> = {
  hour: 'minute',
  minute: 'second',
  year: 'month',
  week: 'day',
};

function inSmaller(amount: number, from: string, to: string): number | null {
  if (SMALLER[from] !== to) return null;
  const found = convertedFrom(amount, from).find(({ unit }) => unit === to)?.amount;
  return found === undefined ? null : Math.round(found);
}

const LEAD_CHARS = 24;
const wordEnd = (text: string, at: number): number =>
  at + (/^(?:\s\p{L}+|年|[かヶカ]月|時間|日|分)/u.exec(text.slice(at, at + 16))?.[0].length ?? 0);

/** `two and a half years`, `dos años y medio`. */
const AND_HALF =
  /^(?: and a half(?=\s(?<behind>\p{L}+))|\s\p{L}+ (?:y medi[oa]|et demie?|e mezz[oa]|e mei[oa]|y cuarto|et quart|e un quarto|e um quarto)(?!\p{L})|(?:年|時間|[かヶカ]月)半)/iu;

/** The figures that a half or quarter follows, with the whole value. */
export function withHalf(figures: readonly Mention[], text: string): Mention[] {
  return figures.flatMap((figure): Mention[] => {
    const found = AND_HALF.exec(text.slice(figure.end, figure.end + LEAD_CHARS));
    const behind = found?.groups?.['behind'];
    const unit = behind === undefined ? figure.unit : unitBehind(` ${behind}`, 0);
    if (found === null || figure.kind !== 'number' || unit === undefined) return [];
    const end = figure.end + found[0].length;
    const value = plain(Number(figure.value) + (/(?:quart|cuart)/u.test(found[0]) ? 0.25 : 0.5));
    return [{ ...figure, value, unit, end, text: text.slice(figure.start, end) }];
  });
}

/** Times in two units, in the smaller one: `1 hour 35 minutes` is 95 minutes. */
export function findDurations(figures: readonly Mention[], text: string): Mention[] {
  const sorted = figures.toSorted((a, b) => a.start - b.start);
  return sorted.flatMap((small, at): Mention[] => {
    if (small.kind !== 'number' || small.unit === undefined) return [];
    const made = (large: number, unit: string, start: number): Mention[] => {
      const more = inSmaller(large, unit, small.unit ?? '');
      if (more === null) return [];
      const value = plain(more + Number(small.value));
      return [{ ...small, value, start, text: text.slice(start, small.end) }];
    };
    const before = sorted[at - 1];
    if (before?.unit !== undefined && before.kind === 'number') {
      const unitEnd = wordEnd(text, before.end);
      if (BETWEEN.test(text.slice(unitEnd, small.start)))
        return made(Number(before.value), before.unit, before.start);
    }
    const lead = text.slice(Math.max(0, small.start - LEAD_CHARS), small.start);
    const one = ONE.exec(lead);
    const unit = one === null ? undefined : unitBehind(` ${one.groups?.['unit'] ?? ''}`, 0);
    return one === null || unit === undefined ? [] : made(1, unit, small.start - lead.length + one.index);
  });
}
