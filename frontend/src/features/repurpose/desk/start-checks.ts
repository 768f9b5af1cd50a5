import {
  LIMITS,
  MESSAGES,
  UPLOAD_ERRORS,
  isFormatInPlan,
  isUnlimited,
  type FormatKey,
  type User,
} from '@repurpose/contract';
import { countWords } from '../source/count-words.js';
import { loneUrl } from '../source/lone-url.js';
import type { DeskDraft } from './draft.js';

export interface StartRefusal {
  /** Also shown in a toast of this title. */
  title?: string;
  message: string;
  /** Null: not on the dashboard. */
  panel: 'source' | 'formats' | null;
}
type Starter = Pick<User, 'plan' | 'transformationsLeft'>;

/** Null: nothing is missing. */
export function findStartRefusal(draft: DeskDraft, user: Starter): StartRefusal | null {
  const { transform } = MESSAGES;
  if (draft.content.trim() === '')
    return { title: transform.contentRequiredTitle, message: transform.contentRequired, panel: 'source' };
  const reason = findSourceFault(draft.content);
  if (reason !== null) return { message: reason, panel: 'source' };
  if (startableFormats(draft, user).length === 0)
    return { title: transform.formatRequiredTitle, message: transform.formatRequired, panel: 'formats' };
  if (!isUnlimited(user.plan) && user.transformationsLeft <= 0)
    return { title: transform.noCreditsTitle, message: transform.noCreditsBody, panel: null };
  return null;
}

const MIN_WORDS = 2;
/** Longer texts have enough words, however they are counted. */
const SHORT_CHARS = 60;

function findSourceFault(content: string): string | null {
  const text = content.trim();
  if (loneUrl(content) !== null) return 'Import its text first, or paste it.';
  if (text.length <= SHORT_CHARS && countWords(text) < MIN_WORDS)
    return 'One word is not enough. Please paste a few sentences.';
  return content.length > LIMITS.contentChars ? UPLOAD_ERRORS.CONTENT_TOO_LONG.message : null;
}

/** A draft may remember formats of a plan that has ended. */
export function startableFormats(draft: DeskDraft, { plan }: Pick<User, 'plan'>): FormatKey[] {
  return draft.formats.filter((format) => isFormatInPlan(format, plan));
}
