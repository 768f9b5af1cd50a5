import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OpenTransformation } from '../repurpose.api.js';
import { usePast } from '../results/use-past.js';
import { parseDraft, type DeskDraft } from './draft.js';

/** What a duplicate has put aside: the text that lay on the desk before, to be laid back; null when there was none. */
export interface Duplicated {
  before: DeskDraft | null;
}
interface Desk {
  /** Whether it is known whose desk it is: before, nothing is laid on it. */
  isOpen: boolean;
  draft: DeskDraft;
  setDraft: (draft: DeskDraft) => void;
  reopen: (detail: OpenTransformation) => void;
}

/** Who comes from the library brings a past transformation: to be opened, or to have its source and settings used again. */
export function useArrival({ isOpen, draft, setDraft, reopen }: Desk) {
  const [query, setQuery] = useSearchParams();
  const [duplicated, setDuplicated] = useState<Duplicated | null>(null);
  const past = usePast();
  const [open, duplicate] = [query.get('open'), query.get('duplicate')];
  const latest = useRef({ draft, setDraft, reopen, past, setQuery });
  useEffect(() => {
    latest.current = { draft, setDraft, reopen, past, setQuery };
  });
  useEffect(() => {
    if (!isOpen || (open === null && duplicate === null)) return;
    const desk = latest.current;
    // The address is used up: a reload, or a later visit to it, must not lay anything over newer work.
    desk.setQuery({}, { replace: true });
    if (open !== null) return void desk.past.read(open, desk.reopen, 'results');
    void desk.past.read(
      duplicate ?? '',
      ({ request }) => {
        const { draft: before, setDraft: lay } = latest.current;
        lay(parseDraft(JSON.stringify(request)));
        const isOther = before.content.trim() !== '' && before.content !== request.content;
        setDuplicated({ before: isOther ? before : null });
      },
      'desk',
    );
  }, [isOpen, open, duplicate]);
  return {
    duplicated,
    /** Lays the former text back, when there is one; the note goes in any case. */
    dismiss: (laysBack: boolean) => {
      if (laysBack && duplicated?.before) setDraft(duplicated.before);
      setDuplicated(null);
    },
  };
}
