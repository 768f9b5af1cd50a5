import { languageOf } from '../../../languages/registry.js';
import { memoize } from '../../../text/memo.js';
import { TextPattern } from '../../../text/text-pattern.js';
import { type Mention, mentionAt } from '../mention.js';
import { numberWords } from '../quantities/number-words.js';

/** Further back, a year is not the one that is counted from. */
const MAX_APART_CHARS = 500;

const patternOf = memoize((language: string): TextPattern | null => {
  const relative = languageOf(language).times.relativeYears;
  if (relative === undefined) return null;
  const { next, previous, later, earlier } = relative;
  const count = `(?<count>\\d{1,2}|${[...numberWords(language).keys()].join('|')})`;
  const forms = [
    `(?<next>${next})`,
    `(?<previous>${previous})`,
    `${count} (?:(?<later>${later})|(?<earlier>${earlier}))`,
  ];
  return new TextPattern(new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'giu'));
});

function yearsOff({ groups = {} }: RegExpExecArray, language: string): number {
  if (groups['next'] !== undefined) return 1;
  if (groups['previous'] !== undefined) return -1;
  const count = (groups['count'] ?? '').toLowerCase();
  const years = /^\d/u.test(count) ? Number(count) : (numberWords(language).get(count) ?? 0);
  return groups['later'] === undefined ? -years : years;
}

/** `The following year`, `three years later`, as the year that it is, counted from the one named last before it. */
export function findRelativeYears(text: string, dates: readonly Mention[], language: string): Mention[] {
  const pattern = patternOf(language);
  const years = dates.filter(({ value }) => /^\d{4}(?:-|$)/u.test(value));
  if (pattern === null || years.length === 0) return [];
  const found: Mention[] = [];
  let [at, next] = [-1, 0];
  for (const match of pattern.matchesIn(text)) {
    while ((years[next]?.start ?? Infinity) < match.index) at = next++;
    const anchor = [years[at], found.at(-1)]
      .filter((each) => each !== undefined)
      .sort((a, b) => b.start - a.start)[0];
    if (anchor === undefined || match.index - anchor.end > MAX_APART_CHARS) continue;
    const value = String(Number(anchor.value.slice(0, 4)) + yearsOff(match, language));
    found.push(mentionAt('date', match, value));
  }
  return found;
}
