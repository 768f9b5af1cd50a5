import { useCallback, useEffect, useRef, useState, type SetStateAction } from 'react';
import { readStored, writeStored } from '../../../shared/ui/stored.js';
import { EMPTY_DRAFT, draftKey, parseDraft, type DeskDraft } from './draft.js';

const SAVE_AFTER_MS = 250;

/** The draft of this user on this device; survives reload, a closed tab and an expired session. Of nobody (null): an empty one. */
export function useDraft(userId: string | null) {
  const [laid, lay] = useState(() => readDraft(userId));
  if (laid.userId !== userId) lay(readDraft(userId));
  const latest = useRef(laid);
  useEffect(() => {
    latest.current = laid;
    const timer = setTimeout(() => writeDraft(laid), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [laid]);
  useEffect(() => {
    const save = () => writeDraft(latest.current);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [userId]);
  const setDraft = useCallback(
    (next: SetStateAction<DeskDraft>) =>
      lay(({ draft, ...whose }) => ({ ...whose, draft: typeof next === 'function' ? next(draft) : next })),
    [],
  );
  return [laid.draft, setDraft] as const;
}

interface LaidDraft {
  readonly userId: string | null;
  readonly draft: DeskDraft;
}

const readDraft = (userId: string | null): LaidDraft => ({
  userId,
  draft: userId === null ? EMPTY_DRAFT : parseDraft(readStored(draftKey(userId))),
});

function writeDraft({ userId, draft }: LaidDraft): void {
  if (userId !== null) writeStored(draftKey(userId), JSON.stringify(draft));
}
