import { flushSync } from 'react-dom';
import type { OpenTransformation } from '../repurpose.api.js';
import { isApiFailure, messageOf } from '../../../shared/api/failure.js';
import { flushUnsaved } from '../../../shared/unsaved/unsaved.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { useWorkspaceId } from '../../../shared/workspace/workspace-context.js';
import { useLazyGetTransformationQuery } from '../repurpose.api.js';

/** Reads a past transformation and hands it on, drawn at once, then brings `target` into view and the keyboard to it; a failure is told. */
export function usePast() {
  const [load, { isFetching }] = useLazyGetTransformationQuery();
  const toast = useToast();
  const workspaceId = useWorkspaceId();
  async function read(
    id: string,
    onRead: (detail: OpenTransformation) => void,
    target: string,
  ): Promise<void> {
    try {
      // It may be the one that is being saved right now.
      await flushUnsaved();
      const detail = await load({ id, workspaceId }).unwrap();
      flushSync(() => onRead(detail));
      const place = document.getElementById(target);
      place?.scrollIntoView({ block: 'start' });
      // What was pressed lies far away by now, and out of reach.
      place?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      toast({
        title: 'This transformation could not be opened',
        description: messageOf(cause),
        variant: 'destructive',
      });
    }
  }
  return { read, isReading: isFetching };
}
