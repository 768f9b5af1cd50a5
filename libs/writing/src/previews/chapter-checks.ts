import type { YoutubeDraft } from '../formats/draft/draft.types.js';
import { MIN_CHAPTER_SECONDS } from '../platforms/rules.js';

export interface ChapterCheck {
  rule: string;
  isMet: boolean;
}

/** YouTube's conditions for showing a chapter list (YouTube Help, "Video chapters"). */
export function chapterChecks({ chapters }: YoutubeDraft): ChapterCheck[] {
  const starts = chapters.map(({ startSeconds }) => startSeconds);
  const lengths = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
  return [
    { rule: 'at least three chapters', isMet: chapters.length >= 3 },
    { rule: 'the first at 0:00', isMet: starts[0] === 0 },
    { rule: 'in ascending order', isMet: lengths.every((length) => length > 0) },
    {
      rule: `each at least ${MIN_CHAPTER_SECONDS} seconds`,
      isMet: lengths.every((length) => length >= MIN_CHAPTER_SECONDS),
    },
  ];
}
