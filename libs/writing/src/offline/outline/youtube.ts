import type { YoutubeDraft } from '../../formats/draft/draft.types.js';
import { keyOf } from '../../text/sentence-keys.js';
import { digest, unitsIn, type DigestSection } from '../digest/digest.js';
import type { Kit } from '../kit.js';
import { wordsFor } from '../digest/shares.js';
import { beginningOf } from '../realise.js';
import { indexesOf, windowFor } from '../runs.js';
import { behindLead, paragraphsFrom } from './paragraphs.js';
import { closing, onScreenOf, spokenList } from './spoken.js';

const WORDS = { least: 550, part: 0.82, most: 1100 } as const;
const ABOUT = { maxWords: 80, maxSentences: 3 } as const;
const MAX_TAGS = 8;

function chaptersOf(sections: readonly DigestSection[], kit: Kit): YoutubeDraft['chapters'] {
  const shown = new Set<string>();
  return sections.map((section) => {
    const narration = section.parts.flatMap((part) =>
      part.kind === 'paragraph'
        ? behindLead(part.lead, paragraphsFrom(part.units, kit, 5))
        : [spokenList(part.list, section.heading)],
    );
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
  const { analysis, tell, factor, voice, variant } = kit;
  const opening = windowFor(kit, 0, { words: [20, 60], hookWords: 40 })?.units ?? [];
  const told = new Set(indexesOf(opening));
  const sections = digest(analysis, {
    words: wordsFor(WORDS, analysis, factor),
    told,
    variant,
    closing: voice.closing,
  });
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
