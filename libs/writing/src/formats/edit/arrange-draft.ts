import type { FormatKey } from '@repurpose/contract';
import { DraftError } from '../draft/draft-error.js';
import type { Draft } from '../draft/draft.types.js';

/** A part in the new order: an existing one, by id, or a new one. */
export type Placed = string | { text: string };

export interface ArrangedDraft {
  draft: Draft;
  /** Old part id → new part id; removed parts are missing. */
  moved: ReadonlyMap<string, string>;
  added: string[];
}

const LISTS: Partial<Record<FormatKey, string>> = {
  twitter: 'posts',
  linkedin: 'body',
  facebook: 'body',
  instagram: 'body',
  summary: 'bullets',
};

/** The ids of the parts that may be moved, removed and added, in order; empty for formats without such a list. */
export function arrangeableParts(draft: Draft): string[] {
  const field = LISTS[draft.format];
  return field === undefined ? [] : listOf(draft, field).map((_text, at) => `${field}.${at}`);
}

const listOf = (draft: Draft, field: string) => (draft as unknown as Record<string, string[]>)[field] ?? [];

/** The draft with its parts in the given order; others are removed. @throws DraftError for an unknown or repeated part */
export function arrangeDraft(draft: Draft, order: readonly Placed[]): ArrangedDraft {
  const field = LISTS[draft.format];
  if (field === undefined) {
    if (order.length > 0) throw new DraftError('no list of parts', 'order');
    return { draft, moved: new Map(), added: [] };
  }
  const left = new Map(arrangeableParts(draft).map((id, at) => [id, listOf(draft, field)[at] ?? '']));
  const moved = new Map<string, string>();
  const added: string[] = [];
  const texts = order.map((placed, at) => {
    const now = `${field}.${at}`;
    if (typeof placed !== 'string') {
      added.push(now);
      return placed.text;
    }
    const text = left.get(placed);
    if (text === undefined) throw new DraftError('no such part', placed);
    left.delete(placed);
    moved.set(placed, now);
    return text;
  });
  return { draft: { ...draft, [field]: texts } as Draft, moved, added };
}
