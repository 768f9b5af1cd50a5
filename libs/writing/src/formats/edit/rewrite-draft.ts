import { partsOfText } from '../../text/units-of-text.js';
import { checkDraft, type DraftCheck, type FinishedDraft } from '../finish/check-draft.js';
import { keptLinks } from '../draft/draft-links.js';
import type { Draft } from '../draft/draft.types.js';
import { renderDraft } from '../draft/render-draft.js';
import { overLimitOf } from './revise-draft.js';
import { partsOf, partText } from '../draft/segments.js';
import { retime } from '../draft/timing.js';
import type { Source } from '../../source/source.types.js';

export interface RewriteRules {
  kept: ReadonlySet<string>;
  /** The only part to replace; null: all that are not kept. */
  only: string | null;
}

/** Shorter sentences may be repeated. */
const MIN_KEY_CHARS = 16;
const fieldOf = (part: string): string => part.split('.')[0] ?? part;

function sentenceKeys(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => partsOfText(line, 'sentence'))
    .map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
    .filter((key) => key.length >= MIN_KEY_CHARS);
}

type Fields = Record<string, unknown>;

function valueAt(draft: Draft, part: string): unknown {
  const [field = '', index] = part.split('.');
  const value = (draft as unknown as Fields)[field];
  return index === undefined ? value : (value as unknown[])[Number(index)];
}

/** `value` must come from the same field of a draft of this format. */
function withPart(draft: Draft, part: string, value: unknown): Draft {
  const [field = '', index] = part.split('.');
  const list = (draft as unknown as Fields)[field];
  const replaced =
    index === undefined || !Array.isArray(list)
      ? value
      : list.map((each: unknown, at) => (at === Number(index) ? value : each));
  return { ...draft, [field]: replaced } as Draft;
}

/** Parts of a fresh draft that repeat no sentence of the current one. */
function newParts(current: Draft, fresh: Draft): { id: string; text: string }[] {
  const texts = new Set(partsOf(current).map(partText));
  const said = new Set(partsOf(current).flatMap((part) => sentenceKeys(partText(part))));
  return partsOf(fresh)
    .map((part) => ({ id: part.id, text: partText(part) }))
    .filter(
      ({ text }) => text !== '' && !texts.has(text) && sentenceKeys(text).every((key) => !said.has(key)),
    );
}

/**
 * A rewritten draft: the fresh one if no part is kept, else the current one with open parts replaced by fresh
 * ones of the same field that say something new and fit the limits. Null if nothing changes. Both drafts must
 * have one format.
 */
export function rewriteDraft(
  current: Draft,
  fresh: Draft,
  { kept, only }: RewriteRules,
  source: Source,
  check: DraftCheck = checkDraft,
): FinishedDraft | null {
  if (only === null && kept.size === 0) {
    const isNew = renderDraft(fresh, source.language) !== renderDraft(current, source.language);
    return isNew ? check(fresh, source) : null;
  }
  const pool = newParts(current, fresh);
  let draft = current;
  for (const { id } of partsOf(current)) {
    if (kept.has(id) || (only !== null && id !== only)) continue;
    const candidates = pool
      .filter((part) => fieldOf(part.id) === fieldOf(id))
      .sort((a, b) => Number(b.id === id) - Number(a.id === id));
    for (const candidate of candidates) {
      const trial = retime(withPart(draft, id, valueAt(fresh, candidate.id)));
      if (overLimitOf(trial, source.language) !== null) continue;
      draft = trial;
      pool.splice(pool.indexOf(candidate), 1);
      break;
    }
  }
  if (draft === current) return null;
  return check(keptLinks(draft, fresh), source);
}
