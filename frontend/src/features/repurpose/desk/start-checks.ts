import {
  LIMITS,
  MESSAGES,
  ERRORS,
  isFormatInPlan,
  isUnlimited,
  type FormatKey,
  type User,
} from '@repurpose/contract';
import { countWords } from '../source/count-words.js';
import { loneUrl } from '../source/lone-url.js';
import type { DeskDraft } from './draft.js';

const ONLY_AN_ADDRESS = 'This is only an address. Please import its text first, or paste it.';

export interface StartRefusal {
  title: string;
  description: string;
  /** Null: not on the dashboard. */
  panel: 'source' | 'formats' | null;
}
type Starter = Pick<User, 'plan' | 'transformationsLeft'>;

/** Null: nothing is missing. */
export function findStartRefusal(draft: DeskDraft, user: Starter): StartRefusal | null {
  const { transform } = MESSAGES;
  const source = (title: string, description: string) => ({ title, description, panel: 'source' }) as const;
  if (draft.content.trim() === '') return source(transform.contentRequiredTitle, transform.contentRequired);
  if (loneUrl(draft.content) !== null) return source(transform.contentRequiredTitle, ONLY_AN_ADDRESS);
  const reason = findTooLittle(draft.content.trim());
  if (reason !== null) return source('More Text Needed', reason);
  if (draft.content.length > LIMITS.contentChars)
    return source(transform.failedTitle, ERRORS.CONTENT_TOO_LONG.message);
  if (startableFormats(draft, user).length === 0)
    return {
      title: transform.formatRequiredTitle,
      description: transform.formatRequired,
      panel: 'formats',
    };
  if (!isUnlimited(user.plan) && user.transformationsLeft <= 0)
    return { title: transform.noCreditsTitle, description: transform.noCreditsBody, panel: null };
  return null;
}

const MIN_WORDS = 2;
/** Longer texts have enough words, however they are counted. */
const SHORT_CHARS = 60;

function findTooLittle(text: string): string | null {
  if (text.length > SHORT_CHARS || countWords(text) >= MIN_WORDS) return null;
  return 'One word is not enough to work with. Please paste a few sentences at least.';
}

/** A draft may remember formats of a plan that has ended. */
export function startableFormats(draft: DeskDraft, { plan }: Pick<User, 'plan'>): FormatKey[] {
  return draft.formats.filter((format) => isFormatInPlan(format, plan));
}
