import type { FormatKey } from '@repurpose/contract';
import { memoize } from '../text/memo.js';

/** The shape of a draft: the JSON schema for a model and the reader of its reply are both made from it. */
export type Shape =
  | { kind: 'text'; about: string }
  | { kind: 'number'; about: string }
  | { kind: 'choice'; about: string; of: readonly string[] }
  | { kind: 'list'; about: string; of: Shape }
  | { kind: 'record'; fields: Readonly<Record<string, Shape>> };

export type RecordShape = Extract<Shape, { kind: 'record' }>;

export type JsonSchema =
  | { type: 'string'; description: string; enum?: readonly string[] }
  | { type: 'integer'; description: string }
  | { type: 'array'; description: string; items: JsonSchema }
  | {
      type: 'object';
      properties: Record<string, JsonSchema>;
      required: string[];
      additionalProperties: false;
    };

export const text = (about: string): Shape => ({ kind: 'text', about });
export const number = (about: string): Shape => ({ kind: 'number', about });
export const choice = (about: string, of: readonly string[]): Shape => ({ kind: 'choice', about, of });
export const list = (about: string, of: Shape = text('One of them.')): Shape => ({ kind: 'list', about, of });
export const record = (fields: Record<string, Shape>): RecordShape => ({ kind: 'record', fields });

const hashtags = list('Hashtags without the # sign; letters and digits only.');
const sections = list(
  'The sections in order.',
  record({ heading: text('A heading that says something.'), paragraphs: list('Paragraphs.') }),
);

const post = record({
  hook: text('The first one or two lines, read before "more".'),
  body: list('The paragraphs after the hook.'),
  callToAction: text('One closing question or invitation.'),
  hashtags,
});

const shortVideo = record({
  hook: text('The words of the first 3 seconds.'),
  scenes: list(
    'The scenes in order, one after the other.',
    record({
      startSeconds: number(
        'Whole seconds from the start of the video; the first scene starts at 3, after the hook.',
      ),
      endSeconds: number('Whole seconds; the next scene starts here.'),
      visual: text('What the camera shows.'),
      voiceOver: text('What is said.'),
      onScreenText: text('At most 7 words shown on screen.'),
    }),
  ),
  caption: text('The caption under the video.'),
  hashtags,
});

export const SHAPES = {
  twitter: record({ posts: list('The posts in order, without numbering.') }),
  linkedin: post,
  facebook: post,
  instagram: post,
  email: record({
    subject: text('The subject line.'),
    preheader: text('The preview text; adds to the subject.'),
    greeting: text('The salutation, without an invented name.'),
    sections,
    callToAction: text('The one thing the reader is asked to do.'),
  }),
  summary: record({
    title: text('What is summed up.'),
    bullets: list('Complete statements, the most important first.'),
  }),
  youtube: record({
    title: text('The title of the video.'),
    hook: text('What is said in the first 15 seconds.'),
    chapters: list(
      'The chapters in order.',
      record({
        startSeconds: number('Whole seconds from the start; the first chapter starts at 0.'),
        title: text('The chapter in a few words.'),
        narration: list('Spoken paragraphs.'),
        onScreen: text('A short text or figure to show.'),
      }),
    ),
    description: text('The description without the chapter list, which is added for you.'),
    tags: list('Search terms.'),
  }),
  medium: record({
    title: text('The title.'),
    subtitle: text('One sentence under it.'),
    sections,
    topics: list('Topics.'),
  }),
  podcast: record({
    title: text('The title of the episode.'),
    coldOpen: text('What is said before the intro.'),
    segments: list(
      'The segments in order.',
      record({
        title: text('The segment in a few words.'),
        minutes: number('Whole minutes.'),
        talkingPoints: list('What to talk about, a sentence each.'),
      }),
    ),
    questions: list('Questions that the source answers.'),
    outro: text('The last words.'),
  }),
  reels: shortVideo,
  tiktok: shortVideo,
  infographic: record({
    headline: text('The headline.'),
    blocks: list(
      'The blocks in order.',
      record({ figure: text('A figure or short phrase from the source.'), text: text('What it means.') }),
    ),
    footer: text('The source: its title, and its author if named.'),
  }),
} as const;

/** A strict JSON schema for a shape: all fields are required, others are forbidden. */
export function schemaOf(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return { type: 'string', description: shape.about };
    case 'number':
      return { type: 'integer', description: shape.about };
    case 'choice':
      return { type: 'string', description: shape.about, enum: shape.of };
    case 'list':
      return { type: 'array', description: shape.about, items: schemaOf(shape.of) };
    case 'record':
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(shape.fields).map(([name, field]) => [name, schemaOf(field)]),
        ),
        required: Object.keys(shape.fields),
        additionalProperties: false,
      };
  }
}

export const draftSchema = memoize((format: FormatKey): JsonSchema => schemaOf(SHAPES[format]));
