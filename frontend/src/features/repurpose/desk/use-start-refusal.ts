import { useEffect, useState } from 'react';
import type { User } from '@repurpose/contract';
import { bringIntoView } from '../../../shared/browser/bring-into-view.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import type { DeskDraft } from './draft.js';
import { findStartRefusal, type StartRefusal } from './start-checks.js';

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
      if (refusal?.title)
        toast({ title: refusal.title, description: refusal.message, variant: 'destructive', isBrief: true });
      return refusal !== null;
    },
  };
}
