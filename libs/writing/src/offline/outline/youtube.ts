import type { YoutubeDraft } from '../../formats/draft/draft.types.js';
import { withoutNumber } from '../../source/structure/part-number.js';
import { keyOf } from '../../text/sentence-keys.js';
import { askBehind, type Kit } from '../kit.js';
import { ledeOf } from '../hooks/opening.js';
import { paragraphsFrom } from './paragraphs.js';
import { scriptOf, type ScriptPart } from './script.js';

const ABOUT = { paragraph: 80, run: 60 } as const;

// behind a time a number would be part of it
const chaptersOf = (parts: readonly ScriptPart[]): YoutubeDraft['chapters'] =>
  parts.map(({ title, texts }) => ({
    startSeconds: 0,
    title: withoutNumber(title),
    narration: [...texts],
    onScreen: '',
  }));

/** What the film is about: the description, else how the text begins. */
function aboutOf(kit: Kit): string {
  const { analysis, tell } = kit;
  if (analysis.description !== '') return analysis.description;
  return tell(ledeOf(kit, ABOUT));
}

/** A question or find, then the text by its sections, spoken. */
export function writeYoutube(kit: Kit): YoutubeDraft {
  const { analysis } = kit;
  const { opening, parts, closing } = scriptOf(kit, [20, 60], {
    say: (units) => paragraphsFrom(units, kit, 5),
    list: (lead, items) => [[lead, ...items.map((item) => `• ${item}`)].filter(Boolean).join('\n')],
  });
  const chapters = chaptersOf(parts);
  const narration = chapters.at(-1)?.narration ?? [];
  if (closing !== '') narration.push(closing);
  const ask = askBehind(narration.at(-1) ?? '', 'youtube', kit);
  if (ask !== '') narration.push(ask);
  return {
    format: 'youtube',
    title: analysis.title,
    hook: keyOf(opening) === keyOf(analysis.title) ? '' : opening,
    chapters,
    description: aboutOf(kit),
    tags: [...analysis.topics],
  };
}
