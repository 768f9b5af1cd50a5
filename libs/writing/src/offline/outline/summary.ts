import type { SummaryDraft } from '../../formats/draft/draft.types.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Passage } from '../analysis.types.js';
import { FINDING_WORDS, findings } from '../findings.js';
import type { Kit } from '../kit.js';

const BULLETS = { least: 4, usual: 8, most: 10 } as const;
const BULLET = { maxWords: 50, maxSentences: 3 } as const;

/** The thesis, findings in source order, what follows. */
export function writeSummary(kit: Kit): SummaryDraft {
  const { analysis, core, tell, factor } = kit;
  const told = new Set<number>();
  const bullet = (run: readonly Unit[]): string[] => {
    if (run.length === 0 || run.some(({ index }) => told.has(index))) return [];
    for (const { index } of run) told.add(index);
    return [tell(run)];
  };
  const about = (passage: Passage | null): string[] => {
    if (passage === null) return [];
    const run = analysis.tellings.around(passage.at, BULLET, tell);
    return bullet(run.length > 0 ? run : passage.units);
  };
  const most = Math.min(BULLETS.most, Math.max(BULLETS.least, Math.round(BULLETS.usual * factor)));
  // a question of the description is asked for its caption, not for a summary
  const description = analysis.description.split(/(?<=[.!?])\s+(?=[^.!?]*\?$)/u)[0] ?? '';
  const isShort =
    description !== '' &&
    !description.endsWith('?') &&
    description.split(/\s+/u).length <= FINDING_WORDS.most;
  const thesis = isShort ? [description] : about(core.thesis);
  const takeaway = about(core.takeaway);
  const wanted = most - thesis.length - takeaway.length;
  const points = core.points
    .toSorted((a, b) => b.salience - a.salience)
    .slice(0, wanted)
    .flatMap((point) => about(point).map((text) => ({ at: point.units[0].index, text })));
  const more = findings(kit, told, wanted - points.length).map((unit) => ({
    at: unit.index,
    text: tell([unit]),
  }));
  const found = [...points, ...more].toSorted((a, b) => a.at - b.at).map(({ text }) => text);
  return { format: 'summary', title: analysis.title, bullets: [...thesis, ...found, ...takeaway] };
}
