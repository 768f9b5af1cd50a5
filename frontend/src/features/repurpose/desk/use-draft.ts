import { useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../../shared/ui/stored.js';
import { draftKey, parseDraft, type DeskDraft } from './draft.js';

const SAVE_AFTER_MS = 250;

/** The draft of this user on this device; survives reload, a closed tab and an expired session. */
export function useDraft(userId: string) {
  const key = draftKey(userId);
  const [draft, setDraft] = useState<DeskDraft>(() => parseDraft(readStored(key)));
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    const timer = setTimeout(() => writeStored(key, JSON.stringify(draft)), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key, draft]);
  useEffect(() => {
    const save = () => writeStored(key, JSON.stringify(latest.current));
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [key]);
  return [draft, setDraft] as const;
}
