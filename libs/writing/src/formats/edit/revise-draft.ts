import { ruleOf } from '../../platforms/rules.js';
import type { Source } from '../../source/source.types.js';
import { arrangeableParts, arrangeDraft, type Placed } from './arrange-draft.js';
import { checkDraft, type DraftCheck, type FinishedDraft } from '../finish/check-draft.js';
import { plainText } from '../finish/clean-text.js';
import { DraftError } from '../draft/draft-error.js';
import type { Draft } from '../draft/draft.types.js';
import { fillDraft } from '../finish/fill-draft.js';
import { tidyHashtags, uniqueTexts } from '../draft/hashtags.js';
import { mapDraft } from '../draft/map-draft.js';
import { measureParts, type PartMeasure } from '../draft/measure-draft.js';
import { keptLinks } from '../draft/draft-links.js';
import { layoutDraft } from '../draft/layout.js';
import { hasWords } from '../draft/render-draft.js';
import { partsOf, partText, withSegments } from '../draft/segments.js';
import { retime } from '../draft/timing.js';
import { upperFirst } from '../../text/upper-first.js';

export interface RevisedDraft extends FinishedDraft {
  /** Old part id → new part id; parts after an emptied one move up. */
  moved: ReadonlyMap<string, string>;
  /** New ids of the parts whose text changed. */
  changed: string[];
}

export function overLimitOf(draft: Draft, language = 'en'): PartMeasure | null {
  return (
    measureParts(draft, language).find(({ count, rule }) => rule.limit !== null && count > rule.limit) ?? null
  );
}

/** "Post: 301 weighted characters, limit 280", for the editor. */
export function overLimitText({ part, count, rule }: PartMeasure): string {
  return `${upperFirst(part)}: ${count} ${rule.unit}, limit ${rule.limit ?? ''}`;
}

/** Spoken fields; a change to them changes the times. */
const SPOKEN = /^hook$|\.(?:voiceOver|narration)\b/;

function tidyTags(draft: Draft): Draft {
  switch (draft.format) {
    case 'linkedin':
    case 'facebook':
    case 'instagram':
    case 'reels':
    case 'tiktok':
      return { ...draft, hashtags: tidyHashtags(draft.hashtags, ruleOf(draft.format).hashtags?.max ?? 0) };
    case 'youtube':
      return { ...draft, tags: uniqueTexts(draft.tags.map((tag) => tag.replace(/[<>,"#]/g, '').trim())) };
    case 'medium':
      return { ...draft, topics: uniqueTexts(draft.topics.map((topic) => topic.replace(/^#/, '').trim())) };
    default:
      return draft;
  }
}

function movesBetween(before: Draft, after: Draft): Map<string, string> {
  const saidIn = (draft: Draft) =>
    partsOf(draft)
      .map((part) => ({ id: part.id, text: partText(part) }))
      .filter(({ text }) => text !== '');
  const left = saidIn(after);
  const moved = new Map<string, string>();
  for (const { id, text } of saidIn(before)) {
    const at = left.findIndex((each) => each.text === text);
    if (at < 0) continue;
    moved.set(id, left[at]?.id ?? id);
    left.splice(0, at + 1);
  }
  return moved;
}

/** Removes invisible characters, and line breaks from single-line fields. */
function tidyTexts(draft: Draft): Draft {
  return mapDraft(draft, (text, role) =>
    role === 'prose' || role === 'needed' || role === 'apart'
      ? plainText(text).trim()
      : plainText(text)
          .replace(/\s*\n\s*/g, ' ')
          .trim(),
  );
}

/** A draft with edited texts as typed; only invisible characters are removed. */
export function editDraft(draft: Draft, texts: Readonly<Record<string, string>>): Draft {
  const tidy = tidyTags(tidyTexts(withSegments(draft, texts)));
  return Object.keys(texts).some((id) => SPOKEN.test(id)) ? retime(tidy) : tidy;
}

export interface Revision {
  texts: Readonly<Record<string, string>>;
  /** The parts of the format's list in their new order (`arrangeDraft`), by old id; without it the order stays. */
  order?: readonly Placed[] | undefined;
}

/** A draft with a person's edits, word for word, and checked. @throws DraftError for an unknown segment or an empty draft */
export function reviseDraft(
  draft: Draft,
  { texts, order }: Revision,
  source: Source,
  check: DraftCheck = checkDraft,
): RevisedDraft {
  const typed = editDraft(draft, texts);
  const { draft: arranged, moved, added } = arrangeDraft(typed, order ?? arrangeableParts(typed));
  const tidy = tidyTexts(arranged);
  const filled = keptLinks(fillDraft(tidy, { title: '', description: '' }));
  if (!hasWords(layoutDraft(filled, source.language))) throw new DraftError('the draft has no text');
  const kept = movesBetween(tidy, filled);
  const listed = new Set(arrangeableParts(typed));
  const placeOf = (id: string) => kept.get(listed.has(id) ? (moved.get(id) ?? '') : id) ?? [];
  const before = new Map(partsOf(draft).map((part) => [part.id, partText(part)]));
  const changed = partsOf(typed)
    .filter((part) => partText(part) !== before.get(part.id))
    .flatMap(({ id }) => placeOf(id));
  const places = partsOf(typed).flatMap(({ id }) => {
    const place = placeOf(id);
    return typeof place === 'string' ? [[id, place] as const] : [];
  });
  return {
    ...check(filled, source),
    moved: new Map(places),
    changed: [...changed, ...added.flatMap((id) => kept.get(id) ?? [])],
  };
}
