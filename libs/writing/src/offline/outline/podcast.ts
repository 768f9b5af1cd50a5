import type { PodcastDraft } from '../../formats/draft/draft.types.js';
import { spokenSeconds } from '../../formats/draft/timing.js';
import { countWords } from '../../languages/words.js';
import { keyOf } from '../../text/sentence-keys.js';
import { unitsIn } from '../digest/digest.js';
import type { Kit } from '../kit.js';
import { bulletsOf } from './paragraphs.js';
import { closing, script, spokenTexts } from './spoken.js';

const WORDS = { least: 500, part: 0.74, most: 1000 } as const;
const MAX_QUESTIONS = 5;
const QUESTION_WORDS = { least: 5, most: 22 } as const;
/** Fewer words are no segment. */
const SEGMENT_WORDS = 20;
const LEAST_SEGMENTS = 2;

/** The author's questions whose answer is the next sentence and in the output; headings are titles of segments. */
function questionsOf({ analysis: { units } }: Kit, told: ReadonlySet<number>): string[] {
  const asked = units.filter((unit, at) => {
    const answer = units[at + 1];
    return (
      unit.isQuestion &&
      unit.speaker === '' &&
      !unit.isDependent &&
      !unit.isUntellable &&
      !told.has(unit.index) &&
      unit.words >= QUESTION_WORDS.least &&
      unit.words <= QUESTION_WORDS.most &&
      answer !== undefined &&
      !answer.isQuestion &&
      told.has(answer.index)
    );
  });
  return [...new Set(asked.map(({ text }) => text))].slice(0, MAX_QUESTIONS);
}

/** Segments that have material, each with its talking points. */
export function writePodcast(kit: Kit): PodcastDraft {
  const { analysis, tell, voice } = kit;
  const { opening, told, sections } = script(kit, WORDS, [25, 60]);
  const segments = sections.flatMap((section) => {
    const talkingPoints = spokenTexts(section, (units) => bulletsOf(units, tell));
    const text = talkingPoints.join(' ');
    if (countWords(text) < SEGMENT_WORDS) return [];
    for (const { index } of unitsIn(section)) told.add(index);
    return [{ title: section.heading || voice.intro, minutes: spokenSeconds(text) / 60, talkingPoints }];
  });
  const coldOpen = tell(opening);
  return {
    format: 'podcast',
    title: analysis.title,
    coldOpen: keyOf(coldOpen) === keyOf(analysis.title) ? '' : coldOpen,
    segments,
    questions: questionsOf(kit, told),
    outro: [closing(kit, told), voice.ask('podcast')].filter(Boolean).join(' '),
    ...(segments.length < LEAST_SEGMENTS && { thin: 'few-points' }),
  };
}
