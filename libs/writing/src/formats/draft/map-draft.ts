import type { Draft } from './draft.types.js';

/**
 * The role of a text in its output. `line`: a title or heading; `prose`: running text that may lose a
 * sentence; `needed`: running text that must not become empty; `apart`: text that may repeat the rest;
 * `screen`: words shown during speech; `tag`: a hashtag or keyword.
 */
export type TextRole = 'line' | 'prose' | 'needed' | 'apart' | 'screen' | 'tag';
export type TextVisitor = (text: string, role: TextRole) => string;

/** A draft with each of its texts replaced, in reading order. */
export function mapDraft<D extends Draft>(draft: D, visit: TextVisitor): D;
export function mapDraft(draft: Draft, visit: TextVisitor): Draft {
  const each = (texts: readonly string[], role: TextRole) => texts.map((text) => visit(text, role));
  switch (draft.format) {
    case 'twitter':
      return { ...draft, posts: each(draft.posts, 'prose') };
    case 'linkedin':
    case 'facebook':
    case 'instagram':
      return {
        ...draft,
        hook: visit(draft.hook, 'needed'),
        body: each(draft.body, 'prose'),
        callToAction: visit(draft.callToAction, 'prose'),
        hashtags: each(draft.hashtags, 'tag'),
      };
    case 'email':
      return {
        ...draft,
        subject: visit(draft.subject, 'line'),
        preheader: visit(draft.preheader, 'line'),
        greeting: visit(draft.greeting, 'line'),
        sections: draft.sections.map((section) => ({
          heading: visit(section.heading, 'line'),
          paragraphs: each(section.paragraphs, 'prose'),
        })),
        callToAction: visit(draft.callToAction, 'prose'),
      };
    case 'summary':
      return { ...draft, title: visit(draft.title, 'line'), bullets: each(draft.bullets, 'prose') };
    case 'medium':
      return {
        ...draft,
        title: visit(draft.title, 'line'),
        subtitle: visit(draft.subtitle, 'line'),
        sections: draft.sections.map((section) => ({
          heading: visit(section.heading, 'line'),
          paragraphs: each(section.paragraphs, 'prose'),
        })),
        topics: each(draft.topics, 'tag'),
      };
    case 'infographic':
      return {
        ...draft,
        headline: visit(draft.headline, 'line'),
        blocks: draft.blocks.map((block) => ({
          figure: visit(block.figure, 'screen'),
          text: visit(block.text, 'prose'),
        })),
        footer: visit(draft.footer, 'line'),
      };
    default:
      return mapScript(draft, visit);
  }
}

type Script = Extract<Draft, { format: 'youtube' | 'podcast' | 'reels' | 'tiktok' }>;

function mapScript(draft: Script, visit: TextVisitor): Draft {
  const each = (texts: readonly string[], role: TextRole) => texts.map((text) => visit(text, role));
  switch (draft.format) {
    case 'youtube':
      return {
        ...draft,
        title: visit(draft.title, 'line'),
        hook: visit(draft.hook, 'needed'),
        chapters: draft.chapters.map((chapter) => ({
          startSeconds: chapter.startSeconds,
          title: visit(chapter.title, 'line'),
          onScreen: visit(chapter.onScreen, 'screen'),
          narration: each(chapter.narration, 'prose'),
        })),
        description: visit(draft.description, 'apart'),
        tags: each(draft.tags, 'tag'),
      };
    case 'podcast':
      return {
        ...draft,
        title: visit(draft.title, 'line'),
        coldOpen: visit(draft.coldOpen, 'needed'),
        segments: draft.segments.map((segment) => ({
          title: visit(segment.title, 'line'),
          minutes: segment.minutes,
          talkingPoints: each(segment.talkingPoints, 'prose'),
        })),
        questions: each(draft.questions, 'prose'),
        outro: visit(draft.outro, 'prose'),
      };
    case 'reels':
    case 'tiktok':
      return {
        ...draft,
        hook: visit(draft.hook, 'needed'),
        scenes: draft.scenes.map((scene) => ({
          ...scene,
          visual: visit(scene.visual, 'screen'),
          voiceOver: visit(scene.voiceOver, 'prose'),
          onScreenText: visit(scene.onScreenText, 'screen'),
        })),
        caption: visit(draft.caption, 'apart'),
        hashtags: each(draft.hashtags, 'tag'),
      };
  }
}
