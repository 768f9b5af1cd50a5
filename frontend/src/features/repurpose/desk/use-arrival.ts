import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { useWorkspaceId } from '../../../shared/workspace/workspace-context.js';
import { repurposeApi, type OpenTransformation } from '../repurpose.api.js';
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

  const fillWith = useEffectEvent(({ request }: OpenTransformation) => {
    setDraft(parseDraft(JSON.stringify(request)));
    const isOther = draft.content.trim() !== '' && draft.content !== request.content;
    setDuplicated({ before: isOther ? draft : null });
  });
  const fillFrom = useEffectEvent((id: string) => {
    // Removed from the address: a reload must not overwrite newer work.
    setQuery({}, { replace: true });
    void attempt('This transformation could not be opened', load({ id, workspaceId }), (past) =>
      fillWith(past),
    );
  });
  useEffect(() => {
    if (isOpen && duplicate !== null) fillFrom(duplicate);
  }, [isOpen, duplicate]);
  return {
    duplicated,
    dismiss: (isUndone: boolean) => {
      if (isUndone && duplicated?.before) setDraft(duplicated.before);
      setDuplicated(null);
    },
  };
}
