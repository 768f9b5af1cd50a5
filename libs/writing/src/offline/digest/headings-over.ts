import type { Analysis } from '../analysis.types.js';

/** The headings over sections, and their own. In a part of the text only those beside others of their level: what is below one would be read as part of another. */
export function headingsOver(
  shown: ReadonlySet<number>,
  { sections }: Analysis,
  isWhole: boolean,
): readonly number[] {
  const all = new Set<number>();
  for (const section of shown)
    for (let at: number | null = section; at !== null; at = sections[at]?.parent ?? null) all.add(at);
  const headed = [...all].filter((at) => (sections[at]?.heading ?? '') !== '');
  const levels = new Set(headed.filter((at) => shown.has(at)).map((at) => sections[at]?.level));
  return isWhole ? headed : headed.filter((at) => levels.has(sections[at]?.level));
}
