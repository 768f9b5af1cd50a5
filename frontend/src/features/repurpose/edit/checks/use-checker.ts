import { useCallback, useEffect, useRef, useState } from 'react';
import type { Claim, OutputState } from '@repurpose/contract';
import type { Draft, SentenceOrigin } from '@repurpose/writing';
import { DraftChecker } from './draft-checker.js';

interface Checked {
  /** Of the source. Null until it is read; English if it cannot be. */
  language: string | null;
  /** Of the last checked draft. */
  claims: Claim[] | null;
  /** Per sentence of that draft. */
  origins: SentenceOrigin[] | null;
  /** Why the newest draft was not checked. */
  failure: 'too-long' | 'broken' | null;
}
const NOTHING: Checked = { language: null, claims: null, origins: null, failure: null };

export type Checker = ReturnType<typeof useChecker>;

/** Does not block the page. */
export function useChecker(content: string) {
  const [checked, setChecked] = useState(NOTHING);
  const checker = useRef<DraftChecker | null>(null);
  useEffect(() => {
    const own = new DraftChecker((result) =>
      setChecked((before) =>
        'failure' in result
          ? { ...before, language: before.language ?? 'en', failure: result.failure }
          : {
              language: result.language,
              claims: result.claims ?? before.claims,
              origins: result.origins ?? before.origins,
              failure: null,
            },
      ),
    );
    checker.current = own;
    own.check({ content, draft: null });
    return () => own.close();
  }, [content]);
  const check = useCallback(
    (draft: Draft, edited: OutputState | null = null) => checker.current?.check({ content, draft, edited }),
    [content],
  );
  return { ...checked, check };
}
