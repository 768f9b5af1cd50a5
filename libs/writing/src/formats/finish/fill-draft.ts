import { isCutOut } from '../../annotate/quotations/quote-marks.js';
import { fitText } from '../../platforms/fit-text.js';
import { partsOfText } from '../../text/units-of-text.js';
import type { Draft } from '../draft/draft.types.js';

const filled = (texts: readonly string[]) => texts.filter((text) => text !== '');
const TITLE_CHARS = 100;
/** "Hello!" and "Introduction" are titles only where nothing else is said. */
const SAYS = /\p{L}\S* \S+ \S|[^\p{ASCII}\s]{8}/u;

/** A point of a list without its number: as a title it is one of none. */
const withoutItemNumber = (line: string): string => line.replace(/^\d{1,3}\.\s+/u, '');

/** A sentence as a title: without its full stop, but with that of "a.m." and "…". */
const withoutStop = (sentence = ''): string => sentence.replace(/(?<=[^.\s][\p{L}\p{N})%])\.$|。$/u, '');

const ASKS = /[?？]["”’»]?$/u;
/** Behind more sentences, one says little of the whole text. */
const FIRST = 8;

/** The source's title, else the first of the sentences at the beginning that says something, fits and answers no question; a later question is one of an interview or to readers. */
function titleFrom(texts: readonly string[], sourceTitle: string): string {
  const said = filled(texts)
    .flatMap((text) => partsOfText(text, 'sentence').map((part) => withoutItemNumber(part.trim())))
    .filter((sentence) => /\p{L}/u.test(sentence));
  const saying = said.filter((sentence) => SAYS.test(sentence) && !isCutOut(sentence));
  const fits = (sentence: string, at: number): boolean =>
    sentence.length <= TITLE_CHARS && (at === 0 || !ASKS.test(sentence));
  const opening = saying.slice(0, FIRST);
  const [first = ''] = [
    sourceTitle.trim(),
    ...[
      // without its question, an answer says little
      opening.find((sentence, at) => fits(sentence, at) && !ASKS.test(opening[at - 1] ?? '')),
      opening.find(fits),
      saying[0],
      said[0],
    ].map(withoutStop),
  ].filter(Boolean);
  return fitText(first.replace(/\n+/g, ' '), TITLE_CHARS, (text) => text.length);
}

type Sectioned = Extract<Draft, { format: 'email' | 'medium' }>;
const sectionsOf = (draft: Sectioned) =>
  draft.sections
    .map(({ heading, paragraphs }) => ({ heading, paragraphs: filled(paragraphs) }))
    .filter(
      ({ heading, paragraphs }, at, all) =>
        paragraphs.length > 0 || (heading !== '' && (all[at + 1]?.paragraphs.length ?? 0) > 0),
    );

/** Removes the title from the start of the line below it, also if it is the first sentence there, but not "Acme Inc" from "Acme Inc. was …": a name has no words in small letters. */
function under(title: string, line: string): string {
  const [first = ''] = partsOfText(line, 'sentence');
  const isSentence = /\s\p{Ll}|。$/u.test(first);
  if (isSentence && withoutStop(first.trim()).toLowerCase() === title.toLowerCase())
    return line.slice(first.length).trim();
  const rest = line.toLowerCase().startsWith(title.toLowerCase()) ? line.slice(title.length) : line;
  return rest === '' || /[.!?。！？]$/u.test(title) ? rest.trim() : line;
}

/** The sections without the sentence that became the title, if the text begins with it and goes on; one that a quotation goes on behind stays. */
function belowTitle(title: string, sections: Sectioned['sections']): Sectioned['sections'] {
  const [first, ...others] = sections;
  if (first === undefined || first.heading !== '') return sections;
  const [opening = '', ...paragraphs] = first.paragraphs;
  const rest = under(title, opening);
  if (isCutOut(opening.slice(0, opening.length - rest.length))) return sections;
  const below = filled([rest, ...paragraphs]);
  if (below.length > 0) return [{ ...first, paragraphs: below }, ...others];
  return others.length > 0 ? others : sections;
}

function fillSectioned(draft: Sectioned, { title: sourceTitle, description }: Titled): Sectioned {
  const sections = sectionsOf(draft);
  const title = () =>
    titleFrom(
      [description, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])],
      sourceTitle,
    );
  if (draft.format === 'medium') {
    const known = draft.title || title();
    return {
      ...draft,
      sections: draft.title === '' ? belowTitle(known, sections) : sections,
      title: known,
      subtitle: under(known, draft.subtitle),
    };
  }
  const subject = draft.subject || title();
  return { ...draft, sections, subject, preheader: under(subject, draft.preheader) };
}

interface Titled {
  title: string;
  description: string;
}

/** Removes empty parts. A missing title comes from the source's title, description or first sentence, a missing hook from the text. */
export function fillDraft(draft: Draft, source: Titled): Draft {
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
      return fillSectioned(draft, source);
    case 'summary': {
      const bullets = filled(draft.bullets);
      return { ...draft, bullets, title: draft.title || titleFrom([], source.title) };
    }
    case 'infographic': {
      const blocks = draft.blocks.filter(({ figure, text }) => text !== '' || figure !== '');
      return { ...draft, blocks, headline: draft.headline || titleFrom([], source.title) };
    }
    default:
      return fillScript(draft, source);
  }
}

type Script = Extract<Draft, { format: 'youtube' | 'podcast' | 'reels' | 'tiktok' }>;

function fillScript(draft: Script, { title: sourceTitle, description }: Titled): Draft {
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
      const said = [
        description,
        draft.hook,
        ...chapters.flatMap(({ title, narration }) => [title, ...narration]),
      ];
      return { ...draft, chapters, title: draft.title || titleFrom(said, sourceTitle) };
    }
    case 'podcast': {
      const segments = draft.segments
        .map((segment) => ({ ...segment, talkingPoints: filled(segment.talkingPoints) }))
        .filter(({ title, talkingPoints }) => title !== '' && talkingPoints.length > 0);
      const told = segments.flatMap(({ title, talkingPoints }) => [title, ...talkingPoints]);
      const said = [description, draft.coldOpen, ...told];
      return {
        ...draft,
        segments,
        questions: filled(draft.questions),
        title: draft.title || titleFrom(said, sourceTitle),
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
