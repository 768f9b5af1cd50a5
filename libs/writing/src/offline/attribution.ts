import type { Draft, PostDraft, ShortVideoDraft } from '../formats/draft/draft.types.js';
import { onceFor } from '../text/once-for.js';
import type { Source } from '../source/source.types.js';

/** A text that was spoken: by its title, or by how it addresses who listens. */
const SPOKEN = /\b(?:address|speech|remarks|sermon|homily|keynote|lecture|eulogy|commencement)\b/iu;
const ADDRESSES =
  /^(?:(?:my )?(?:fellow|dear) \p{L}+|ladies and gentlemen|mr\.? (?:president|speaker)|members of)\b/iu;
/** "President Ronald Reagan, the Oval Office, January 28, 1986" */
const NAMED_AND_DATED = /^(?=.*\p{Lu}\p{L}+ \p{Lu}\p{L}+)(?=.*\b(?:1[5-9]|20)\d\d\b)[^.!?:]{12,160}$/u;

/** The line under the title that says who gave a speech, where and when; empty if there is none. */
const attributionOf = onceFor(({ title, blocks, sections, sentences, language }: Source): string => {
  const at = blocks.findIndex(({ kind }) => kind !== 'heading');
  const line = blocks[at]?.text ?? '';
  const isTold = sections.some(({ blocks: own }) => own.includes(at));
  const opening = sentences.find(({ block }) => block > at)?.text ?? '';
  const isSpeech = SPOKEN.test(title) || ADDRESSES.test(opening);
  return language === 'en' && !isTold && isSpeech && NAMED_AND_DATED.test(line) ? line : '';
});

const below = (text: string, line: string): string => [text, line].filter(Boolean).join('\n\n');

type Place = { [Key in Draft['format']]: (draft: Extract<Draft, { format: Key }>, line: string) => Draft };

const inPost = (draft: PostDraft, line: string): PostDraft => ({
  ...draft,
  body: [...draft.body, line],
  callToAction: '',
});
const inVideo = (draft: ShortVideoDraft, line: string): ShortVideoDraft => ({
  ...draft,
  caption: below(draft.caption, line),
});

/** Where each format has the line. */
const PLACES: Place = {
  twitter: (draft, line) => ({ ...draft, posts: [...draft.posts, line] }),
  linkedin: inPost,
  facebook: inPost,
  instagram: inPost,
  email: (draft, line) => ({
    ...draft,
    sections: draft.sections.map((section, at) =>
      at === 0 ? { ...section, paragraphs: [line, ...section.paragraphs] } : section,
    ),
    callToAction: '',
  }),
  summary: (draft, line) => ({ ...draft, bullets: [line, ...draft.bullets] }),
  youtube: (draft, line) => ({
    ...draft,
    chapters: draft.chapters.map((chapter, at) =>
      at === draft.chapters.length - 1 && chapter.narration.length > 1
        ? { ...chapter, narration: chapter.narration.slice(0, -1) }
        : chapter,
    ),
    description: below(draft.description, line),
  }),
  medium: (draft, line) => ({ ...draft, subtitle: line }),
  podcast: (draft, line) => ({ ...draft, coldOpen: below(line, draft.coldOpen), outro: '' }),
  reels: inVideo,
  tiktok: inVideo,
  infographic: (draft, line) => ({ ...draft, footer: line }),
};

/** A draft of a speech with who said it, where and when, and without the writer's closing words. */
export function withAttribution(draft: Draft, source: Source): Draft {
  const line = attributionOf(source);
  // the row of a draft's own format takes that draft
  const place = PLACES[draft.format] as (draft: Draft, line: string) => Draft;
  return line === '' ? draft : place(draft, line);
}
