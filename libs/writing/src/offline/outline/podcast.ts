import type { PodcastDraft } from '../../formats/draft/draft.types.js';
import { keyOf } from '../../text/sentence-keys.js';
import { digest, unitsIn } from '../digest.js';
import type { Kit } from '../kit.js';
import { indexesOf, windowFor } from '../runs.js';
import { closing } from './spoken.js';

const WORDS = { least: 300, part: 0.5, most: 700 } as const;
const WORDS_PER_MINUTE = 150;
const MAX_QUESTIONS = 5;
const QUESTION_WORDS = { least: 5, most: 22 } as const;

const minutesOf = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/u).length / WORDS_PER_MINUTE));

/** Questions the source itself asks, in its headings first. */
function questionsOf({ analysis: { sections, units } }: Kit): string[] {
  const headings = sections.map(({ heading }) => heading).filter((heading) => /[?？]$/u.test(heading));
  const asked = units.filter(
    (unit) =>
      unit.isQuestion &&
      unit.speaker === '' &&
      !unit.isDependent &&
      !unit.isUntellable &&
      unit.words >= QUESTION_WORDS.least &&
      unit.words <= QUESTION_WORDS.most,
  );
  return [...new Set([...headings, ...asked.map(({ text }) => text)])].slice(0, MAX_QUESTIONS);
}

/** Segments that have material, each with its talking points. */
export function writePodcast(kit: Kit): PodcastDraft {
  const { analysis, tell, factor, voice, variant } = kit;
  const opening = windowFor(kit, 0, { words: [25, 60], hookWords: 40 })?.units ?? [];
  const told = new Set(indexesOf(opening));
  const words = Math.min(Math.max(WORDS.least, analysis.words * WORDS.part), WORDS.most) * factor;
  const sections = digest(analysis, { words, maxSections: 7, maxParagraphWords: 90, told, variant });
  const segments = sections.map((section) => {
    const talkingPoints = section.parts.flatMap((part) =>
      part.kind === 'paragraph' ? [tell(part.units)] : [],
    );
    for (const { index } of unitsIn(section)) told.add(index);
    return {
      title: section.heading || voice.intro,
      minutes: minutesOf(talkingPoints.join(' ')),
      talkingPoints,
    };
  });
  const coldOpen = tell(opening);
  return {
    format: 'podcast',
    title: analysis.title,
    coldOpen: keyOf(coldOpen) === keyOf(analysis.title) ? '' : coldOpen,
    segments,
    questions: questionsOf(kit),
    outro: [closing(kit, told), voice.ask('podcast')].filter(Boolean).join(' '),
  };
}
