import { useState, type Dispatch, type SetStateAction } from 'react';
import type { FormatKey } from '@repurpose/contract';
import type { DeskDraft } from './draft.js';

const BASIC: FormatKey[] = ['twitter', 'linkedin', 'email'];

/** Loaded on request. No run may start before it is there. */
export function useSample(setDraft: Dispatch<SetStateAction<DeskDraft>>, onPut: () => void) {
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
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
    onPut();
  };
  return { isLoading, put: () => void load() };
}
