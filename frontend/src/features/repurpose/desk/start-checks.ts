import {
  LIMITS,
  MESSAGES,
  UPLOAD_ERRORS,
  isFormatInPlan,
  isUnlimited,
  type FormatKey,
  type User,
} from '@repurpose/contract';
import { useEffect, useState } from 'react';
import { countWords } from '../source/count-words.js';
import { loneUrl } from '../source/lone-url.js';
import type { DeskDraft } from './draft.js';
import { bringIntoView } from '../../../shared/browser/bring-into-view.js';
import { failed, useToast } from '../../../shared/toasts/use-toast.js';

interface StartRefusal {
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

/** What a refused start misses, said in its panel until it is put right. */
export function useStartRefusal(draft: DeskDraft, user: User | null) {
  const toast = useToast();
  const [refused, setRefused] = useState<StartRefusal | null>(null);
  const missing = refused && user && findStartRefusal(draft, user);
  useEffect(() => {
    if (!refused?.panel) return;
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    bringIntoView(`${refused.panel}-refusal`, 'center');
  }, [refused]);
  return {
    /** As far as it is still missing. */
    textOf: (panel: StartRefusal['panel']) =>
      missing?.panel === panel && missing.message === refused?.message ? missing.message : undefined,
    refuses(): boolean {
      const refusal = user && findStartRefusal(draft, user);
      setRefused(refusal);
      if (refusal?.title) toast({ ...failed(refusal.title, refusal.message), isBrief: true });
      return refusal !== null;
    },
  };
}
