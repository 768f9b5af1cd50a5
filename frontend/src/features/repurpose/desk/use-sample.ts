import { useCallback, useState, type RefObject } from 'react';
import type { FormatKey } from '@repurpose/contract';
import type { ChangeDraft } from './draft.js';

const BASIC: FormatKey[] = ['twitter', 'linkedin', 'email'];

/** Loaded on request, into `field`. No run may start before it is there. */
export function useSample(setDraft: ChangeDraft, field: RefObject<HTMLTextAreaElement | null>) {
  const [isLoading, setLoading] = useState(false);
  const load = useCallback(async () => {
    setLoading(true);
    try {
      const { SAMPLE_TEXT } = await import('../source/sample-text.js');
      setDraft((draft) => ({
        ...draft,
        content: SAMPLE_TEXT,
        formats: draft.formats.length > 0 ? draft.formats : BASIC,
      }));
    } finally {
      setLoading(false);
    }
    field.current?.focus({ preventScroll: true });
  }, [setDraft, field]);
  return { isLoading, put: useCallback(() => void load(), [load]) };
}
