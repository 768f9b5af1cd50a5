import type { Unit } from '../unit.types.js';

/** Whether a sentence begins with a definite noun from the sentence before: "The nametags …". */
function bridges(unit: Unit, before: Unit | undefined, title: ReadonlySet<string>): boolean {
  if (before === undefined || unit.opensBlock || !/^(?:the|both|all the) \p{L}/iu.test(unit.text))
    return false;
  return unit.stems.slice(0, 2).some((stem) => before.stems.includes(stem) && !title.has(stem));
}

/** The last word of a name: "the Centennial Trail". */
const KIND = /(?<=\p{Lu}\p{Ll}+ )\p{Lu}\p{Ll}{3,}(?!\p{L}| [\p{Lu}\d])/gu;
/** The same where a sentence says something new: at the end of a clause. */
const NEW_KIND = new RegExp(String.raw`${KIND.source}(?=[.,;:!?]|$)`, 'gu');
/** "the trail" among the first words, but not "the trail of the deer". */
const HEAD =
  /^(?:[^\s,;:]+ ){0,6}?the (\p{Ll}{4,})(?= |[,.;:!?])(?! (?:of|that|who|which|whose|where|from|to|we|i|you|they)\b)/iu;

/** Whether a sentence begins with a thing that only the sentence before names: "I rode down the trail" after "the Centennial Trail". */
function takesUpName(
  { text }: Unit,
  before: Unit | undefined,
  named: ReadonlyMap<string, number>,
  title: string,
): boolean {
  const [, noun = ''] = HEAD.exec(text) ?? [];
  const kind = before?.text.match(NEW_KIND)?.find((each) => each.toLowerCase() === noun.toLowerCase());
  return kind !== undefined && named.get(kind) === 1 && !title.includes(noun.toLowerCase());
}

/** Marks sentences as dependent that refer to something the sentence before introduces. */
export function markIntroductions(units: readonly Unit[], title: ReadonlySet<string>): void {
  const named = new Map<string, number>();
  for (const unit of units)
    for (const kind of new Set(unit.text.match(KIND))) named.set(kind, (named.get(kind) ?? 0) + 1);
  const titled = [...title].join(' ');
  units.forEach((unit, at) => {
    unit.isDependent ||=
      bridges(unit, units[at - 1], title) || takesUpName(unit, units[at - 1], named, titled);
  });
}

/** Makes the first sentence under a heading independent, for outputs with headings. */
export function freeUnderHeadings(units: readonly Unit[], headings: readonly string[]): void {
  units.forEach((unit, at) => {
    const opens = units[at - 1]?.section !== unit.section && (headings[unit.section] ?? '') !== '';
    if (opens) Object.assign(unit, { isDependent: false, reach: 0 });
  });
}
