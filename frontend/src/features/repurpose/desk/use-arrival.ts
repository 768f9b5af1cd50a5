import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { useWorkspaceId } from '../../../shared/workspace/workspace-context.js';
import { repurposeApi } from '../repurpose.api.js';
import { parseDraft, type DeskDraft } from './draft.js';

/** The former inputs; null: there were none. */
export interface Duplicated {
  before: DeskDraft | null;
}
interface Arrival {
  /** Nothing is filled in before the user is known. */
  isOpen: boolean;
  draft: DeskDraft;
  setDraft: (draft: DeskDraft) => void;
}

/** `?duplicate=` brings a past source and its settings. */
export function useArrival({ isOpen, draft, setDraft }: Arrival) {
  const [query, setQuery] = useSearchParams();
  const [duplicated, setDuplicated] = useState<Duplicated | null>(null);
  const [load] = repurposeApi.useLazyGetTransformationQuery();
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
    // Removed from the address: a reload must not overwrite newer work.
    latest.current.setQuery({}, { replace: true });
    void latest.current.fillFrom(duplicate);
  }, [isOpen, duplicate]);
  return {
    duplicated,
    dismiss: (isUndone: boolean) => {
      if (isUndone && duplicated?.before) setDraft(duplicated.before);
      setDuplicated(null);
    },
  };
}
