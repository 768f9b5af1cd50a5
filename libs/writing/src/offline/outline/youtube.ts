import type { YoutubeDraft } from '../../formats/draft/draft.types.js';
import { withoutNumber } from '../../source/structure/part-number.js';
import { keyOf } from '../../text/sentence-keys.js';
import { askBehind, type Kit } from '../kit.js';
import { beginningOf } from '../realise.js';
import { paragraphsFrom } from './paragraphs.js';
import { scriptOf, type ScriptPart } from './script.js';
import { cardOf } from './spoken.js';

const ABOUT = { maxWords: 80, maxSentences: 3 } as const;
const MAX_TAGS = 8;

function chaptersOf(parts: readonly ScriptPart[]): YoutubeDraft['chapters'] {
  const shown = new Set<string>();
  return parts.map(({ title, units, texts }) => {
    const onScreen = cardOf(units, shown);
    shown.add(onScreen);
    // behind a time a number would be part of it
    return { startSeconds: 0, title: withoutNumber(title), narration: [...texts], onScreen };
  });
}

/** What the film is about: the description, else the thesis. */
const aboutOf = ({ analysis, core, tell }: Kit): string =>
  analysis.description || (core.thesis === null ? '' : tell(beginningOf(core.thesis, ABOUT, tell)));

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
    tags: analysis.topics.slice(0, MAX_TAGS),
  };
}
