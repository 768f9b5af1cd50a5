import { countAs } from '../../platforms/count.js';
import type { PartRule } from '../../platforms/rules.js';
import { partRule } from '../../platforms/rules.js';
import { postSuffix } from '../../platforms/post-suffix.js';
import type { Draft, PostDraft, ShortVideoDraft, YoutubeDraft } from './draft.types.js';
import { chapterList, hashtagLine } from './layout.js';
import { renderDraft } from './render-draft.js';

export interface PartMeasure {
  part: string;
  count: number;
  rule: PartRule;
}
export interface Measure {
  count: number;
  limit: number | null;
  unit: string;
}

export function captionOf(draft: PostDraft | ShortVideoDraft): string {
  if (draft.format !== 'reels' && draft.format !== 'tiktok') return renderDraft(draft);
  return [draft.caption, hashtagLine(draft.hashtags)].filter((part) => part !== '').join('\n\n');
}

export function descriptionOf(draft: YoutubeDraft): string {
  return [draft.description, chapterList(draft.chapters)].filter((part) => part !== '').join('\n\n');
}

/** The length of YouTube tags as its API counts them: with commas between tags and quotes around tags with a space. */
export function tagsLength(tags: readonly string[]): number {
  return tags.reduce(
    (sum, tag) => sum + tag.length + (tag.includes(' ') ? 2 : 0),
    Math.max(0, tags.length - 1),
  );
}

/** The texts of an output that have a limit, each with its part. `rendered`: the whole output, if known. */
export function countedTexts(
  draft: Draft,
  language = 'en',
  rendered?: string,
): [part: string, text: string][] {
  const whole = (): string => rendered ?? renderDraft(draft, language);
  switch (draft.format) {
    case 'twitter':
      return draft.posts.map((post, index) => ['post', post + postSuffix(index, draft.posts.length)]);
    case 'linkedin':
    case 'facebook':
      return [['post', whole()]];
    case 'instagram':
      return [['caption', whole()]];
    case 'reels':
    case 'tiktok':
      return [['caption', captionOf(draft)]];
    case 'email':
      return [
        ['subject', draft.subject],
        ['preheader', draft.preheader],
      ];
    case 'summary':
      return draft.bullets.map((bullet) => ['bullet', bullet]);
    case 'youtube':
      return [
        ['title', draft.title],
        ['description', descriptionOf(draft)],
      ];
    case 'medium':
      return [
        ['story', whole()],
        ['title', draft.title],
        ['subtitle', draft.subtitle],
      ];
    case 'podcast':
      return [['outline', whole()]];
    case 'infographic':
      return draft.blocks.flatMap((block): [string, string][] => [
        ['block', block.text],
        ['figure', block.figure],
      ]);
  }
}

/** Parts that are counted in numbers, not texts: posts, bullets, seconds. */
function countedNumbers(draft: Draft): [part: string, count: number][] {
  switch (draft.format) {
    case 'twitter':
      return [['posts', draft.posts.length]];
    case 'summary':
      return [['bullets', draft.bullets.length]];
    case 'youtube':
      return [['tags', tagsLength(draft.tags)]];
    case 'medium':
      return [['topics', draft.topics.length]];
    case 'podcast':
      return [['segments', draft.segments.length]];
    case 'reels':
    case 'tiktok':
      return [['seconds', draft.scenes.at(-1)?.endSeconds ?? 0]];
    case 'infographic':
      return [['blocks', draft.blocks.length]];
    default:
      return [];
  }
}

/** Every part of a draft that has a rule, measured as its platform counts. */
export function measureParts(draft: Draft, language = 'en', rendered?: string): PartMeasure[] {
  const texts = countedTexts(draft, language, rendered).map(([part, text]): PartMeasure => {
    const rule = partRule(draft.format, part);
    return { part, count: countAs(rule.unit, text), rule };
  });
  const numbers = countedNumbers(draft).map(([part, count]): PartMeasure => ({
    part,
    count,
    rule: partRule(draft.format, part),
  }));
  return [...texts, ...numbers];
}

const usedShare = ({ count, rule }: PartMeasure) => (rule.limit === null ? 0 : count / rule.limit);

/** The part nearest to its limit, as its length, limit and unit in words. */
export function tightestOf(parts: readonly PartMeasure[]): Measure {
  const texts = parts.filter(
    ({ rule, count }) => rule.unit !== 'items' && rule.unit !== 'seconds' && count > 0,
  );
  const [first, ...rest] = texts.length > 0 ? texts : parts;
  if (first === undefined) return { count: 0, limit: null, unit: 'characters' };
  const { part, count, rule } = rest.reduce((a, b) => (usedShare(b) > usedShare(a) ? b : a), first);
  return { count, limit: rule.limit, unit: parts.length > 1 ? `${rule.unit} (${part})` : rule.unit };
}

/** The length of the draft's part that is nearest to its limit, as its platform counts. */
export function measureDraft(draft: Draft, language = 'en'): Measure {
  return tightestOf(measureParts(draft, language));
}
