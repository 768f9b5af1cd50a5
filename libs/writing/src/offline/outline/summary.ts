import type { SummaryDraft } from '../../formats/draft/draft.types.js';
import type { Passage } from '../analysis.types.js';
import { FINDING_WORDS, findings } from '../findings.js';
import type { Kit } from '../kit.js';
import { runFrom, indexesOf } from '../runs.js';

const BULLETS = { least: 4, usual: 8, most: 10 } as const;

/** The thesis, findings in source order, what follows. */
export function writeSummary(kit: Kit): SummaryDraft {
  const { analysis, core, tell, factor } = kit;
  const told = new Set<number>();
  const bullet = (passage: Passage | null): string[] => {
    if (passage === null) return [];
    const units = runFrom(kit, passage, { maxWords: FINDING_WORDS.most, maxSentences: 2, sameBlock: true });
    if (units.length === 0 || units.some(({ index }) => told.has(index))) return [];
    for (const index of indexesOf(units)) told.add(index);
    return [tell(units)];
  };
  const most = Math.min(BULLETS.most, Math.max(BULLETS.least, Math.round(BULLETS.usual * factor)));
  // a question of the description is asked for its caption, not for a summary
  const description = analysis.description.split(/(?<=[.!?])\s+(?=[^.!?]*\?$)/u)[0] ?? '';
  const isShort =
    description !== '' &&
    !description.endsWith('?') &&
    description.split(/\s+/u).length <= FINDING_WORDS.most;
  const thesis = isShort ? [description] : bullet(core.thesis);
  const takeaway = bullet(core.takeaway);
  const points = findings(kit, told, most - thesis.length - takeaway.length).map((unit) => tell([unit]));
  return { format: 'summary', title: analysis.title, bullets: [...thesis, ...points, ...takeaway] };
}
