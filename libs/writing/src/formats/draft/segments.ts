import { DraftError } from './draft-error.js';
import type { Draft } from './draft.types.js';
import { upperFirst } from '../../text/upper-first.js';

export interface Segment {
  /** Its path in the draft, such as `posts.2` or `sections.0.heading`; hashtags, tags and topics are one segment each. */
  id: string;
  /** Its name for people: "Post 3", "Section 1, heading". */
  label: string;
  text: string;
}

/** Reading order of the fields, which JSON from a database does not keep. */
const FIELDS = [
  ...['title', 'subject', 'headline', 'subtitle', 'preheader', 'greeting', 'hook', 'coldOpen'],
  ...['posts', 'body', 'sections', 'bullets', 'chapters', 'segments', 'scenes', 'blocks'],
  ...['heading', 'paragraphs', 'onScreen', 'narration', 'visual', 'voiceOver', 'onScreenText'],
  ...['figure', 'text', 'talkingPoints', 'questions', 'outro', 'callToAction', 'caption', 'description'],
  ...['footer', 'hashtags', 'tags', 'topics'],
];
const ORDER = new Map(FIELDS.map((name, at) => [name, at]));
const placeOf = (name: string): number => ORDER.get(name) ?? -1;

/** The fields of a record in reading order; does not sort if they already are. */
function fieldsOf(record: object): [name: string, field: unknown][] {
  const fields = Object.entries(record);
  const places = fields.map(([name]) => placeOf(name));
  const isInOrder = places.every((place, at) => at === 0 || (places[at - 1] ?? 0) <= place);
  return isInOrder ? fields : fields.sort(([a], [b]) => placeOf(a) - placeOf(b));
}

const UNTOUCHED: ReadonlySet<string> = new Set(['format', 'thin', 'otherHooks', 'links']);
const TAG_LISTS: ReadonlySet<string> = new Set(['hashtags', 'tags', 'topics']);

const NAMES: Readonly<Record<string, string>> = {
  posts: 'Post',
  body: 'Paragraph',
  sections: 'Section',
  bullets: 'Bullet',
  chapters: 'Chapter',
  segments: 'Segment',
  scenes: 'Scene',
  blocks: 'Block',
  paragraphs: 'paragraph',
  narration: 'narration',
  talkingPoints: 'point',
  questions: 'Question',
  hashtags: 'Hashtags, one a line',
  tags: 'Tags, one a line',
  topics: 'Topics, one a line',
  coldOpen: 'Cold open',
  callToAction: 'Call to action',
  onScreen: 'on screen',
  onScreenText: 'on screen',
  voiceOver: 'voice-over',
};

export const isTagList = (segmentId: string): boolean =>
  TAG_LISTS.has(segmentId.slice(segmentId.lastIndexOf('.') + 1));

type Visit = (text: string, id: string) => string;

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function walk(value: unknown, path: string, visit: Visit): unknown {
  if (typeof value === 'string') return visit(value, path);
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return walkRecord(value, `${path}.`, visit);
  if (isTagList(path) && isTextList(value)) {
    const text = visit(value.join('\n'), path);
    return text === '' ? [] : text.split('\n');
  }
  return value.map((each, index) => walk(each, `${path}.${index}`, visit));
}

function walkRecord(record: object, within: string, visit: Visit): object {
  const walked: Record<string, unknown> = {};
  for (const [name, field] of fieldsOf(record))
    walked[name] = UNTOUCHED.has(name) ? field : walk(field, within + name, visit);
  return walked;
}

/** A draft with the text of each segment replaced, in reading order. */
export function mapSegments<D extends Draft>(draft: D, visit: Visit): D {
  // a cast, because every field keeps its type
  return walkRecord(draft, '', visit) as D;
}

function labelOf(id: string): string {
  const words = id.split('.').reduce<string[]>((said, step) => {
    if (/^\d+$/.test(step)) said.push(`${said.pop() ?? ''} ${Number(step) + 1}`);
    else said.push(NAMES[step] ?? step);
    return said;
  }, []);
  const label = words.join(', ');
  return upperFirst(label);
}

/** Segment id → text, in reading order, empty ones included. */
export function segmentTexts(draft: Draft): Map<string, string> {
  const texts = new Map<string, string>();
  mapSegments(draft, (text, id) => {
    texts.set(id, text);
    return text;
  });
  return texts;
}

export const segmentsOf = (draft: Draft): Segment[] =>
  Array.from(segmentTexts(draft), ([id, text]) => ({ id, label: labelOf(id), text }));

/** The draft with the given segments replaced. @throws DraftError with the first unknown id */
export function withSegments<D extends Draft>(draft: D, texts: Readonly<Record<string, string>>): D {
  const left = new Set(Object.keys(texts));
  const replaced = mapSegments(draft, (text, id) => (left.delete(id) ? (texts[id] ?? text) : text));
  for (const unknown of left) throw new DraftError('no such segment', unknown);
  return replaced;
}

/** A unit that is locked or rewritten as a whole: a post, a section with its paragraphs, a scene. */
export interface DraftPart {
  id: string;
  label: string;
  segments: Segment[];
}

/** The part of a segment: `sections.0.paragraphs.1` belongs to `sections.0`. */
export function partOf(segmentId: string): string {
  const [field = '', index] = segmentId.split('.');
  return index !== undefined && /^\d+$/.test(index) ? `${field}.${index}` : field;
}

export function partsOf(draft: Draft): DraftPart[] {
  const parts = new Map<string, DraftPart>();
  for (const segment of segmentsOf(draft)) {
    const id = partOf(segment.id);
    const part = parts.get(id) ?? { id, label: labelOf(id), segments: [] };
    part.segments.push(segment);
    parts.set(id, part);
  }
  return [...parts.values()];
}

export function partText({ segments }: DraftPart): string {
  return segments
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join('\n');
}
