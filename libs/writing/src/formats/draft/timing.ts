import { countWords } from '../../platforms/count.js';
import { MIN_CHAPTER_SECONDS, SPOKEN_WORDS_PER_MINUTE, partRule } from '../../platforms/rules.js';
import type { Draft, PodcastDraft, ShortVideoDraft, YoutubeDraft } from './draft.types.js';

const MIN_SCENE_SECONDS = 2;
const HOOK_SECONDS = 3;
const spokenSeconds = (text: string) => Math.ceil((countWords(text) * 60) / SPOKEN_WORDS_PER_MINUTE);

/** Chapters as YouTube takes them: from 0:00, whole seconds, ascending, each at least 10 s; anew by the narration where they are not. */
export function timeChapters(chapters: YoutubeDraft['chapters']): YoutubeDraft['chapters'] {
  const isTaken = chapters.every(
    ({ startSeconds }, index) =>
      Number.isInteger(startSeconds) &&
      startSeconds < 24 * 3600 &&
      (index === 0
        ? startSeconds === 0
        : startSeconds - (chapters[index - 1]?.startSeconds ?? 0) >= MIN_CHAPTER_SECONDS),
  );
  return isTaken ? chapters : chaptersInTurn(chapters);
}

function chaptersInTurn(chapters: YoutubeDraft['chapters']): YoutubeDraft['chapters'] {
  let at = 0;
  return chapters.map((chapter) => {
    const timed = { ...chapter, startSeconds: at };
    at += Math.max(MIN_CHAPTER_SECONDS, spokenSeconds(chapter.narration.join(' ')));
    return timed;
  });
}

function scenesInTurn({ scenes }: ShortVideoDraft): ShortVideoDraft['scenes'] {
  let at = HOOK_SECONDS;
  return scenes.map((scene) => {
    const startSeconds = at;
    at += Math.max(MIN_SCENE_SECONDS, spokenSeconds(scene.voiceOver));
    return { ...scene, startSeconds, endSeconds: at };
  });
}

/** A script whose words have changed, timed anew by what is spoken; may be longer than its platform takes. */
export function retime(draft: Draft): Draft {
  if (draft.format === 'reels' || draft.format === 'tiktok') return { ...draft, scenes: scenesInTurn(draft) };
  return draft.format === 'youtube' ? { ...draft, chapters: chaptersInTurn(draft.chapters) } : draft;
}

/** Scenes one after the other in whole seconds, within the platform's longest video; timed anew by what is spoken where they are not. */
export function timeScenes(draft: ShortVideoDraft): ShortVideoDraft['scenes'] {
  const isOrdered = draft.scenes.every(
    ({ startSeconds, endSeconds }, index) =>
      Number.isInteger(startSeconds) &&
      Number.isInteger(endSeconds) &&
      endSeconds > startSeconds &&
      startSeconds >= (draft.scenes[index - 1]?.endSeconds ?? 0),
  );
  const longest = partRule(draft.format, 'seconds').limit ?? Infinity;
  const scenes = isOrdered ? draft.scenes : scenesInTurn(draft);
  return scenes.filter(({ endSeconds }) => endSeconds <= longest);
}

/** Whole minutes of at least one; by the talking points where a writer gave none. */
export function timeSegments(segments: PodcastDraft['segments']): PodcastDraft['segments'] {
  return segments.map((segment) => {
    const isMinutes = Number.isFinite(segment.minutes) && segment.minutes > 0 && segment.minutes <= 240;
    return {
      ...segment,
      minutes: isMinutes
        ? Math.max(1, Math.round(segment.minutes))
        : Math.max(1, segment.talkingPoints.length),
    };
  });
}
