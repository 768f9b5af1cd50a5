import { fitText } from '../../platforms/fit-text.js';
import { partsOfText } from '../../text/units-of-text.js';
import type { Draft } from '../draft/draft.types.js';

const filled = (texts: readonly string[]) => texts.filter((text) => text !== '');
const TITLE_CHARS = 100;

/** The source's title, else the first sentence that has room. */
function titleFrom(texts: readonly string[], sourceTitle: string): string {
  const said = filled(texts).flatMap((text) => partsOfText(text, 'sentence').map((part) => part.trim()));
  const first = sourceTitle.trim() || (said.find(({ length }) => length <= TITLE_CHARS) ?? said[0] ?? '');
  return fitText(first.replace(/\n+/g, ' '), TITLE_CHARS, (text) => text.length);
}

type Sectioned = Extract<Draft, { format: 'email' | 'medium' }>;
/** Sections with text; one without is kept as the heading over the section behind it. */
const sectionsOf = (draft: Sectioned) =>
  draft.sections
    .map(({ heading, paragraphs }) => ({ heading, paragraphs: filled(paragraphs) }))
    .filter(
      ({ heading, paragraphs }, at, all) =>
        paragraphs.length > 0 || (heading !== '' && (all[at + 1]?.paragraphs.length ?? 0) > 0),
    );

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function fillSectioned(draft: Sectioned, sourceTitle: string): Sectioned {
  const sections = sectionsOf(draft);
  const title = () =>
    titleFrom(
      sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
      sourceTitle,
    );
  if (draft.format === 'medium') {
    const known = draft.title || title();
    return {
      ...draft,
      sections,
      title: known,
      subtitle: isSame(draft.subtitle, known) ? '' : draft.subtitle,
    };
  }
  const subject = draft.subject || title();
  return { ...draft, sections, subject, preheader: isSame(draft.preheader, subject) ? '' : draft.preheader };
}

/** Empty parts go; a missing title comes from the source's title or the first words, a missing hook from the text. */
export function fillDraft(draft: Draft, sourceTitle: string): Draft {
  switch (draft.format) {
    case 'twitter':
      return { ...draft, posts: filled(draft.posts) };
    case 'linkedin':
    case 'facebook':
    case 'instagram': {
      const [hook = '', ...body] = filled([draft.hook, ...draft.body]);
      return { ...draft, hook, body };
    }
    case 'email':
    case 'medium':
      return fillSectioned(draft, sourceTitle);
    case 'summary': {
      const bullets = filled(draft.bullets);
      return { ...draft, bullets, title: draft.title || titleFrom([], sourceTitle) };
    }
    case 'infographic': {
      const blocks = draft.blocks.filter(({ figure, text }) => text !== '' || figure !== '');
      return { ...draft, blocks, headline: draft.headline || titleFrom([], sourceTitle) };
    }
    default:
      return fillScript(draft, sourceTitle);
  }
}

type Script = Extract<Draft, { format: 'youtube' | 'podcast' | 'reels' | 'tiktok' }>;

function fillScript(draft: Script, sourceTitle: string): Draft {
  switch (draft.format) {
    case 'youtube': {
      const opening = (at: number) => (at === 0 && draft.opensWithHook === true ? draft.hook : '');
      const chapters = draft.chapters
        .map((chapter) => ({ ...chapter, narration: filled(chapter.narration) }))
        .filter(
          ({ narration, onScreen }, at) => narration.length > 0 || onScreen !== '' || opening(at) !== '',
        )
        .map((chapter) => ({
          ...chapter,
          title: chapter.title || titleFrom([...chapter.narration, chapter.onScreen], ''),
        }));
      return { ...draft, chapters, title: draft.title || titleFrom([draft.hook], sourceTitle) };
    }
    case 'podcast': {
      const segments = draft.segments
        .map((segment) => ({ ...segment, talkingPoints: filled(segment.talkingPoints) }))
        .filter(({ title, talkingPoints }) => title !== '' && talkingPoints.length > 0);
      return {
        ...draft,
        segments,
        questions: filled(draft.questions),
        title: draft.title || titleFrom([draft.coldOpen], sourceTitle),
      };
    }
    case 'reels':
    case 'tiktok':
      return {
        ...draft,
        scenes: draft.scenes.filter(({ voiceOver, onScreenText }) => voiceOver !== '' || onScreenText !== ''),
      };
  }
}
