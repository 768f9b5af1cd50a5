import { countWords } from '../../platforms/count.js';
import { MIN_CHAPTER_SECONDS, SPOKEN_WORDS_PER_MINUTE, partRule } from '../../platforms/rules.js';
import type { Draft, PodcastDraft, ShortVideoDraft, YoutubeDraft } from './draft.types.js';

const MIN_SCENE_SECONDS = 2;

/** Whole seconds a text takes to say. */
export const spokenSeconds = (text: string) => Math.ceil((countWords(text) * 60) / SPOKEN_WORDS_PER_MINUTE);
const sceneSeconds = (text: string) => Math.max(MIN_SCENE_SECONDS, spokenSeconds(text));

/** By YouTube's rules: from 0:00, whole seconds, ascending, each at least 10 s; else retimed by the narration. */
export function timeChapters(draft: YoutubeDraft): YoutubeDraft['chapters'] {
  const { chapters } = draft;
  const isTaken = chapters.every(
    ({ startSeconds }, index) =>
      Number.isInteger(startSeconds) &&
      startSeconds < 24 * 3600 &&
      (index === 0
        ? startSeconds === 0
        : startSeconds - (chapters[index - 1]?.startSeconds ?? 0) >= MIN_CHAPTER_SECONDS),
  );
  return isTaken ? chapters : chaptersInTurn(draft);
}

/** The hook is said before the first chapter's text; YouTube wants that chapter at 0:00 all the same. */
function chaptersInTurn({ hook, chapters, opensWithHook }: YoutubeDraft): YoutubeDraft['chapters'] {
  let at = spokenSeconds(hook);
  return chapters.map((chapter, index) => {
    const timed = { ...chapter, startSeconds: index === 0 ? 0 : at };
    const lasts = spokenSeconds(chapter.narration.join(' '));
    const isOpening = index === 0 && opensWithHook === true;
    at = Math.max(MIN_CHAPTER_SECONDS + (isOpening ? 0 : at), at + lasts);
    return timed;
  });
}

function scenesInTurn({ hook, scenes }: ShortVideoDraft): ShortVideoDraft['scenes'] {
  let at = hook === '' ? 0 : sceneSeconds(hook);
  return scenes.map((scene) => {
    const startSeconds = at;
    at += sceneSeconds(scene.voiceOver);
    return { ...scene, startSeconds, endSeconds: at };
  });
}

/** Retimes a script by its spoken words after an edit. It may exceed its platform's limit. */
export function retime<D extends Draft>(draft: D): D;
export function retime(draft: Draft): Draft {
  if (draft.format === 'reels' || draft.format === 'tiktok') return { ...draft, scenes: scenesInTurn(draft) };
  return draft.format === 'youtube' ? { ...draft, chapters: chaptersInTurn(draft) } : draft;
}

/** Consecutive scenes in whole seconds, within the platform's longest video; otherwise retimed by the spoken words. */
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

const SHORTEST_SEGMENT_MINUTES = 0.25;

/** Quarters of a minute; by the words of the talking points where a writer gave no time. */
export function timeSegments(segments: PodcastDraft['segments']): PodcastDraft['segments'] {
  return segments.map((segment) => {
    const isMinutes = Number.isFinite(segment.minutes) && segment.minutes > 0 && segment.minutes <= 240;
    const minutes = isMinutes ? segment.minutes : spokenSeconds(segment.talkingPoints.join(' ')) / 60;
    return { ...segment, minutes: Math.max(SHORTEST_SEGMENT_MINUTES, Math.round(minutes * 4) / 4) };
  });
}
