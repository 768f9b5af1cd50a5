import type { Source } from '../../source/source.types.js';
import { counterOf } from '../../platforms/count.js';
import { fitText } from '../../platforms/fit-text.js';
import { partRule, ruleOf } from '../../platforms/rules.js';
import { splitThread } from '../../platforms/split-thread.js';
import { besideCode } from '../../text/without-code.js';
import type {
  Draft,
  EmailDraft,
  InfographicDraft,
  MediumDraft,
  PostDraft,
  ShortVideoDraft,
  SummaryDraft,
  ThreadDraft,
  YoutubeDraft,
} from '../draft/draft.types.js';
import { hashtagsIn, limitInlineHashtags, tidyHashtags, uniqueTexts } from '../draft/hashtags.js';
import { chapterList, hashtagLine } from '../draft/layout.js';
import { mapDraft } from '../draft/map-draft.js';
import { captionOf, descriptionOf, tagsLength } from '../draft/measure-draft.js';
import { renderDraft } from '../draft/render-draft.js';
import { timeChapters, timeScenes, timeSegments } from '../draft/timing.js';

const limitOf = (draft: Draft, part: string) => partRule(draft.format, part).limit ?? Infinity;
const fitPart = (draft: Draft, part: string, text: string) =>
  fitText(text, limitOf(draft, part), counterOf(draft.format, part));
const isPartWhole = (draft: Draft, part: string, text: string) =>
  text === text.trim() && counterOf(draft.format, part)(text) <= limitOf(draft, part);
const hashtagsOf = (draft: PostDraft | ShortVideoDraft) =>
  tidyHashtags(draft.hashtags, ruleOf(draft.format).hashtags?.max ?? 0);

function fitThread(draft: ThreadDraft): ThreadDraft {
  const limit = limitOf(draft, 'post');
  const most = limitOf(draft, 'posts');
  const posts = splitThread(draft.posts, { limit, isPacked: false, most: most + 1 });
  return { ...draft, posts: posts.length <= most ? posts : splitThread(draft.posts, { limit, most }) };
}

function fitParagraphs(paragraphs: readonly string[], room: number): string[] {
  const kept: string[] = [];
  let left = room;
  for (const paragraph of paragraphs) {
    const needed = paragraph.length + '\n\n'.length;
    if (needed <= left) kept.push(paragraph);
    else {
      const start = fitText(paragraph, left - '\n\n'.length, (text) => text.length);
      return start === '' ? kept : [...kept, start];
    }
    left -= needed;
  }
  return kept;
}

function fitPost(draft: PostDraft): PostDraft {
  const limit = limitOf(draft, ruleOf(draft.format).main);
  const whole = { ...draft, hashtags: hashtagsOf(draft) };
  if (captionOf(whole).length <= limit) return whole;
  const chars = (text: string) => text.length;
  const hook = fitText(draft.hook, Math.floor(limit / 3), chars);
  const callToAction = fitText(draft.callToAction, Math.floor(limit / 6), chars);
  const frame = { ...whole, hook, callToAction, body: [] };
  return { ...frame, body: fitParagraphs(draft.body, limit - captionOf(frame).length) };
}

function fitEmail(draft: EmailDraft): EmailDraft {
  return {
    ...draft,
    subject: fitPart(draft, 'subject', draft.subject),
    preheader: fitPart(draft, 'preheader', draft.preheader),
  };
}

/** Replaces angle brackets, which YouTube refuses in titles and descriptions, with similar characters: "->" with an arrow. */
const withoutAngles = (text: string) =>
  text
    .replace(/(?<=\s)[-=]{1,2}>(?=\s)/gu, '→')
    .replaceAll('<', '‹')
    .replaceAll('>', '›');

function fitTags(tags: readonly string[], most: number): string[] {
  const kept: string[] = [];
  for (const tag of uniqueTexts(tags.map((each) => each.replace(/[<>,"#]/g, '').trim()))) {
    if (tagsLength([...kept, tag]) <= most) kept.push(tag);
  }
  return kept;
}

/** The length of an interview question of two sentences. */
const HEADING_CHARS = 300;
/** The house limit of a chapter title, and the maximum fraction of the description for the chapter list. */
const CHAPTER_TITLE_CHARS = 100;
const CHAPTERS_SHARE = 0.8;

const ASKED = /(?<=[.!?] )[^.!?]{20,99}\?$/u;
/** "How do you spend your time? (For example …)" */
const ASKED_FIRST = /^[^.!?]{20,99}\?(?= )/u;

/** A heading as a chapter title; a long one as its question, its first sentences, or its longest part: "Episode 208: Ann Moe – …". */
export function chapterTitle(heading: string): string {
  const title = withoutAngles(heading).replace(/[:：]$/u, '');
  const asked = title.length > CHAPTER_TITLE_CHARS ? (ASKED.exec(title) ?? ASKED_FIRST.exec(title)) : null;
  if (asked !== null) return asked[0];
  // a cut question would ask something else
  const most = /[?？]$/u.test(title) ? HEADING_CHARS : CHAPTER_TITLE_CHARS;
  const fitted = fitText(title, most, (text) => text.length);
  if (!fitted.endsWith('…')) return fitted;
  const parts = title.split(/(?<=:) | [–—-] |, /u).filter(({ length }) => length <= CHAPTER_TITLE_CHARS);
  return parts.toSorted((a, b) => b.length - a.length)[0] ?? fitted;
}

function fitYoutube(draft: YoutubeDraft): YoutubeDraft {
  const limit = limitOf(draft, 'description');
  const bytes = counterOf('youtube', 'description');
  let chapters = timeChapters(draft).map((chapter) => ({ ...chapter, title: chapterTitle(chapter.title) }));
  while (bytes(chapterList(chapters)) > limit * CHAPTERS_SHARE) chapters = chapters.slice(0, -1);
  const list = bytes(descriptionOf({ ...draft, chapters, description: '' }));
  const description = fitText(withoutAngles(draft.description), limit - list - (list > 0 ? 2 : 0), bytes);
  const title = fitPart(draft, 'title', withoutAngles(draft.title));
  return { ...draft, title, chapters, description, tags: fitTags(draft.tags, limitOf(draft, 'tags')) };
}

function fitMedium(draft: MediumDraft): MediumDraft {
  const topics = uniqueTexts(draft.topics.map((topic) => topic.replace(/^#/, '').trim())).slice(
    0,
    limitOf(draft, 'topics'),
  );
  const fitted = {
    ...draft,
    topics,
    title: fitPart(draft, 'title', draft.title),
    subtitle: fitPart(draft, 'subtitle', draft.subtitle),
  };
  let room = limitOf(draft, 'story') - renderDraft({ ...fitted, sections: [] }).length - '\n\n'.length * 3;
  const sections = fitted.sections.flatMap((section) => {
    const heading = fitText(section.heading, HEADING_CHARS, (text) => text.length);
    const paragraphs = fitParagraphs(section.paragraphs, room - heading.length - 2);
    room -= heading.length + 2 + paragraphs.reduce((sum, paragraph) => sum + paragraph.length + 2, 0);
    return room > 0 || paragraphs.length > 0 ? [{ heading, paragraphs }] : [];
  });
  return { ...fitted, sections };
}

function fitShortVideo(draft: ShortVideoDraft): ShortVideoDraft {
  const hashtags = hashtagsOf(draft);
  const room = limitOf(draft, 'caption') - hashtagLine(hashtags).length - '\n\n'.length;
  return {
    ...draft,
    scenes: timeScenes(draft),
    caption: fitText(draft.caption, room, (text) => text.length),
    hashtags,
  };
}

interface EntryRule<T> {
  fit: (entry: T) => T;
  isWhole: (entry: T) => boolean;
  most: number;
  /** With this many entries that fit unchanged, the others are left out instead of cut. */
  enough: number;
}

function fitEntries<T>(entries: readonly T[], { fit, isWhole, most, enough }: EntryRule<T>): T[] {
  const whole = entries.filter(isWhole);
  return whole.length >= enough ? whole.slice(0, most) : entries.slice(0, most).map(fit);
}

function fitSummary(draft: SummaryDraft): SummaryDraft {
  const fit = (bullet: string) => fitPart(draft, 'bullet', bullet);
  const isWhole = (bullet: string) => isPartWhole(draft, 'bullet', bullet);
  return {
    ...draft,
    bullets: fitEntries(draft.bullets, { fit, isWhole, most: limitOf(draft, 'bullets'), enough: 5 }),
  };
}

function fitInfographic(draft: InfographicDraft): InfographicDraft {
  type Entry = InfographicDraft['blocks'][number];
  const fit = ({ figure, text }: Entry) => ({
    figure: fitPart(draft, 'figure', figure),
    text: fitPart(draft, 'block', text),
  });
  const isWhole = ({ figure, text }: Entry) =>
    isPartWhole(draft, 'figure', figure) && isPartWhole(draft, 'block', text);
  return {
    ...draft,
    blocks: fitEntries(draft.blocks, { fit, isWhole, most: limitOf(draft, 'blocks'), enough: 6 }),
  };
}

type Written = Partial<Pick<Source, 'title' | 'text' | 'code'>>;

/** Hashtags of the author in a post are words of it, up to the platform's limit; those at the end have what is left. */
function withOwnHashtags<D extends PostDraft | ShortVideoDraft>(draft: D, most: number, source: Written): D {
  const own = new Set(hashtagsIn(`${source.title ?? ''}\n${source.text ?? ''}`));
  const kept = new Set<string>();
  const isKept = (tag: string): boolean =>
    own.has(tag) && (kept.has(tag) || (kept.size < most && kept.add(tag).has(tag)));
  const limited = mapDraft(draft, (text, role) =>
    role === 'tag' ? text : besideCode(text, source.code ?? [], (said) => limitInlineHashtags(said, isKept)),
  );
  const others = draft.hashtags.filter((tag) => !kept.has(tag.toLowerCase()));
  return { ...limited, hashtags: tidyHashtags(others, most - kept.size) };
}

/** Limits hashtags in running text. Where hashtags have no use, they are words of the author. */
function limitHashtagsInText(draft: Draft, source: Written): Draft {
  const rule = ruleOf(draft.format).hashtags;
  if (rule === null) return draft;
  if ('hashtags' in draft) return withOwnHashtags(draft, rule.max, source);
  const limited = (text: string): string => {
    let count = 0;
    return limitInlineHashtags(text, () => (count += 1) <= rule.max);
  };
  return mapDraft(draft, (text, role) =>
    role === 'tag' ? text : besideCode(text, source.code ?? [], limited),
  );
}

/** A draft within every limit of its platform, shortened at sentences; words, URLs and numbers are never cut. */
export function fitDraft(raw: Draft, source: Written): Draft {
  const draft = limitHashtagsInText(raw, source);
  switch (draft.format) {
    case 'twitter':
      return fitThread(draft);
    case 'linkedin':
    case 'facebook':
    case 'instagram':
      return fitPost(draft);
    case 'email':
      return fitEmail(draft);
    case 'summary':
      return fitSummary(draft);
    case 'youtube':
      return fitYoutube(draft);
    case 'medium':
      return fitMedium(draft);
    case 'podcast':
      return { ...draft, segments: timeSegments(draft.segments.slice(0, limitOf(draft, 'segments'))) };
    case 'reels':
    case 'tiktok':
      return fitShortVideo(draft);
    case 'infographic':
      return fitInfographic(draft);
  }
}
