import { countWords } from '../../platforms/count.js';
import { MIN_CHAPTER_SECONDS, SPOKEN_WORDS_PER_MINUTE, partRule } from '../../platforms/rules.js';
import type { Draft, PodcastDraft, ShortVideoDraft, YoutubeDraft } from './draft.types.js';

const MIN_SCENE_SECONDS = 2;

/** Seconds to speak a text, rounded up. */
export const spokenSeconds = (text: string) => Math.ceil((countWords(text) * 60) / SPOKEN_WORDS_PER_MINUTE);
const sceneSeconds = (text: string) => Math.max(MIN_SCENE_SECONDS, spokenSeconds(text));

/** Keeps chapter times that YouTube accepts (whole seconds from 0:00, each at least 10 s); else times chapters by their narration. */
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

/** Times chapters by their narration. The first one starts at 0:00 although the hook comes before it, as YouTube requires. */
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

/** Times a script by its spoken words, after an edit. It may exceed the platform's limit. */
export function retime<D extends Draft>(draft: D): D;
export function retime(draft: Draft): Draft {
  if (draft.format === 'reels' || draft.format === 'tiktok') return { ...draft, scenes: scenesInTurn(draft) };
  return draft.format === 'youtube' ? { ...draft, chapters: chaptersInTurn(draft) } : draft;
}

/** The scenes as timed if they are in order and in whole seconds, else timed by their words; without those beyond the limit. */
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

/** The segments in quarters of a minute; those without a valid time are timed by their words. */
export function timeSegments(segments: PodcastDraft['segments']): PodcastDraft['segments'] {
  return segments.map((segment) => {
    const isMinutes = Number.isFinite(segment.minutes) && segment.minutes > 0 && segment.minutes <= 240;
    const minutes = isMinutes ? segment.minutes : spokenSeconds(segment.talkingPoints.join(' ')) / 60;
    return { ...segment, minutes: Math.max(SHORTEST_SEGMENT_MINUTES, Math.round(minutes * 4) / 4) };
  });
}
