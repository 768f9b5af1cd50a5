import { MESSAGES, type FormatKey, type OutputState } from '@repurpose/contract';
import { useApiDispatch } from '../../../shared/api/api.js';
import { messageOf, isApiFailure } from '../../../shared/api/failure.js';
import type { TransformationAt } from '../repurpose.api.js';
import { failed, useToast } from '../../../shared/toasts/use-toast.js';
import { useWorkspaceId } from '../../../shared/workspace/workspace-context.js';
import { useRetryFormatMutation, noteCredits, patch } from './run.api.js';

/** After an edit, regeneration or restore. `creditsLeft`: if it may have cost one. */
export type NewOutput = OutputState & { creditsLeft?: number };

export const failedToast = (description: string, isBrief = false) => ({
  ...failed(MESSAGES.transform.failedTitle, description),
  isBrief,
});

/** Retries a failed format, and shows what was saved elsewhere. */
export function useOutputChanges(id: string | null) {
  const dispatch = useApiDispatch();
  const toast = useToast();
  const workspaceId = useWorkspaceId();
  const [retryFormat] = useRetryFormatMutation();

  async function retry(format: FormatKey): Promise<void> {
    if (id === null) return;
    const { error: refused } = await retryFormat({ at: { id, workspaceId }, format });
    if (refused) toast(failedToast(isApiFailure(refused) ? messageOf(refused) : MESSAGES.transform.failed));
  }

  function replace(at: TransformationAt, { format, text, checks, draft, creditsLeft }: NewOutput): void {
    patch(dispatch, at, (open) => {
      open.transformedContent[format] = text;
      if (checks) open.checks[format] = checks;
      open.drafts = { ...open.drafts, [format]: draft };
    });
    if (creditsLeft !== undefined) noteCredits(dispatch, creditsLeft, at.workspaceId);
  }

  return { retry, replace };
}
