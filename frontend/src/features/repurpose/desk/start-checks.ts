import {
  LIMITS,
  MESSAGES,
  ERRORS,
  isFormatInPlan,
  isUnlimited,
  type FormatKey,
  type User,
} from '@repurpose/contract';
import { loneUrl } from '../source/lone-url.js';
import type { DeskDraft } from './draft.js';

const ONLY_AN_ADDRESS = 'This is only an address. Please import its text first, or paste it.';

export interface StartRefusal {
  title: string;
  description: string;
}
type Starter = Pick<User, 'plan' | 'transformationsLeft'>;

/** What a start needs; null: go ahead. */
export function findStartRefusal(draft: DeskDraft, user: Starter): StartRefusal | null {
  const { transform } = MESSAGES;
  if (draft.content.trim() === '')
    return { title: transform.contentRequiredTitle, description: transform.contentRequired };
  if (loneUrl(draft.content) !== null)
    return { title: transform.contentRequiredTitle, description: ONLY_AN_ADDRESS };
  if (draft.content.length > LIMITS.contentChars)
    return { title: transform.failedTitle, description: ERRORS.CONTENT_TOO_LONG.message };
  if (startableFormats(draft, user).length === 0)
    return { title: transform.formatRequiredTitle, description: transform.formatRequired };
  if (!isUnlimited(user.plan) && user.transformationsLeft <= 0)
    return { title: transform.noCreditsTitle, description: transform.noCreditsBody };
  return null;
}

/** The chosen formats that the plan includes: a draft may remember some from a plan that has ended. */
export function startableFormats(draft: DeskDraft, { plan }: Pick<User, 'plan'>): FormatKey[] {
  return draft.formats.filter((format) => isFormatInPlan(format, plan));
}
