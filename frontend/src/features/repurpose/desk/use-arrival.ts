import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { useWorkspaceId } from '../../../shared/workspace/workspace-context.js';
import { useLazyGetTransformationQuery } from '../repurpose.api.js';
import { parseDraft, type DeskDraft } from './draft.js';

/** What a duplicate has put aside: the text that was there before; null when there was none. */
export interface Duplicated {
  before: DeskDraft | null;
}
interface Arrival {
  /** Whether the user is known: before, nothing is filled in. */
  isOpen: boolean;
  draft: DeskDraft;
  setDraft: (draft: DeskDraft) => void;
}

/** A link from the library brings a past source and its settings, to be used again (`?duplicate=`). */
export function useArrival({ isOpen, draft, setDraft }: Arrival) {
  const [query, setQuery] = useSearchParams();
  const [duplicated, setDuplicated] = useState<Duplicated | null>(null);
  const [load] = useLazyGetTransformationQuery();
  const attempt = useAttempt();
  const workspaceId = useWorkspaceId();
  const duplicate = query.get('duplicate');

  const fillFrom = (id: string) =>
    attempt('This transformation could not be opened', load({ id, workspaceId }), ({ request }) => {
      const { draft: before, setDraft: fill } = latest.current;
      fill(parseDraft(JSON.stringify(request)));
      const isOther = before.content.trim() !== '' && before.content !== request.content;
      setDuplicated({ before: isOther ? before : null });
    });
  const latest = useRef({ draft, setDraft, fillFrom, setQuery });
  useEffect(() => {
    latest.current = { draft, setDraft, fillFrom, setQuery };
  });
  useEffect(() => {
    if (!isOpen || duplicate === null) return;
    // The address is used up: a reload, or a later visit to it, must not put anything over newer work.
    latest.current.setQuery({}, { replace: true });
    void latest.current.fillFrom(duplicate);
  }, [isOpen, duplicate]);
  return {
    duplicated,
    /** Puts the former text back, when there is one; the note goes in any case. */
    dismiss: (isUndone: boolean) => {
      if (isUndone && duplicated?.before) setDraft(duplicated.before);
      setDuplicated(null);
    },
  };
}
