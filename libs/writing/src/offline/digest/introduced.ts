import type { Unit } from '../../annotate/unit.types.js';
import { onceFor } from '../../text/once-for.js';
import type { Analysis } from '../analysis.types.js';
import { wordsOf } from '../passages.js';

const WHOSE_WORDS = String.raw`[Mm]y|[Oo]ur|[Mm]ein\p{Ll}{0,2}|[Uu]nser\p{Ll}{0,2}|[Mm]i|[Mm]on|[Nn]otre|[Mm]eu|[Mm]ijn`;
/** What follows the name of a person, unlike "our old Nokia phones". */
const BEHIND = String.raw`(?=[,.;:!?)]| (?:and|who|to|about|und|y|quien|et|qui|en|die|e)(?!\p{L}))`;
/** "my friend Noor and I", "unser Nachbar Noor". */
const WHOSE = new RegExp(
  String.raw`(?<!\p{L})(?:${WHOSE_WORDS})(?: \p{L}[\p{L}-]+){1,2} (?<name>\p{Lu}\p{Ll}+)${BEHIND}`,
  'gu',
);
/** "Noor Haddad is one of our engineers." */
const WHO = /(?<!\p{L})(?<name>\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+) (?:is|was) (?:an?|the|one of|our|my) /gu;

/** Most names tried, and most words of an introduction. */
const MOST = { tried: 12, words: 60 } as const;

interface Introduction {
  isNamed: RegExp;
  /** The sentence that says who it is. */
  first: Unit;
  /** The sentences that go with it. */
  units: readonly Unit[];
}

/** The first mentions of people that say who they are. */
const introductionsIn = onceFor(({ units, tellings }: Analysis): readonly Introduction[] => {
  const found: Introduction[] = [];
  const tried = new Set<string>();
  for (const [at, first] of units.entries())
    for (const { groups } of [...first.text.matchAll(WHOSE), ...first.text.matchAll(WHO)]) {
      const name = groups?.['name'] ?? '';
      if (tried.has(name) || tried.size === MOST.tried) continue;
      tried.add(name);
      const isNamed = new RegExp(String.raw`(?<![\p{L}-])(?:${name.replace(' ', '|')})(?![\p{L}-])`, 'u');
      const isFirst = !units.slice(0, at).some(({ text }) => isNamed.test(text));
      const telling = tellings.closureAt(at);
      const isShort = telling.length > 0 && wordsOf(telling) <= MOST.words;
      if (isFirst && isShort) found.push({ isNamed, first, units: telling });
    }
  return found;
});

/** The introductions of people that an output names without them. */
export function introductionsFor(told: readonly Unit[], analysis: Analysis): readonly Unit[] {
  const own = new Set(told.map(({ index }) => index));
  return introductionsIn(analysis)
    .filter(({ isNamed, first }) => !own.has(first.index) && told.some(({ text }) => isNamed.test(text)))
    .flatMap(({ units }) => units);
}
