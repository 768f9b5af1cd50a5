import type { YoutubeDraft } from '../../formats/draft/draft.types.js';
import { keyOf } from '../../text/sentence-keys.js';
import { unitsIn, type DigestSection } from '../digest/digest.js';
import type { Kit } from '../kit.js';
import { beginningOf } from '../realise.js';
import { paragraphsFrom } from './paragraphs.js';
import { closing, onScreenOf, script, spokenTexts } from './spoken.js';

const WORDS = { least: 550, part: 0.82, most: 1100 } as const;
const ABOUT = { maxWords: 80, maxSentences: 3 } as const;
const MAX_TAGS = 8;

function chaptersOf(sections: readonly DigestSection[], kit: Kit): YoutubeDraft['chapters'] {
  const shown = new Set<string>();
  return sections.map((section) => {
    const narration = spokenTexts(section, (units) => paragraphsFrom(units, kit, 5));
    const onScreen = onScreenOf(unitsIn(section), shown);
    shown.add(onScreen);
    return { startSeconds: 0, title: section.heading || kit.voice.intro, narration, onScreen };
  });
}

/** What the film is about: the description, else the thesis. */
const aboutOf = ({ analysis, core, tell }: Kit): string =>
  analysis.description || (core.thesis === null ? '' : tell(beginningOf(core.thesis, ABOUT, tell)));

/** A question or find, then the text by its sections, spoken. */
export function writeYoutube(kit: Kit): YoutubeDraft {
  const { analysis, tell, voice } = kit;
  const { opening, told, sections } = script(kit, WORDS, [20, 60]);
  for (const section of sections) for (const { index } of unitsIn(section)) told.add(index);
  const chapters = chaptersOf(sections, kit);
  chapters.at(-1)?.narration.push(...[closing(kit, told), voice.ask('youtube')].filter(Boolean));
  const hook = tell(opening);
  return {
    format: 'youtube',
    title: analysis.title,
    hook: keyOf(hook) === keyOf(analysis.title) ? '' : hook,
    chapters,
    description: aboutOf(kit),
    tags: analysis.topics.slice(0, MAX_TAGS),
  };
}
