import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApiDispatch } from '../../../shared/api/api.js';
import { failed, useToast } from '../../../shared/toasts/use-toast.js';
import { readKeptText, writeKeptText, type KeptText } from '../../../shared/unsaved/kept-texts.js';
import { OutputSaver, type SaverHost } from './output-saver.js';
import type { OutputAt } from '../repurpose.api.js';
import { outputCalls } from './outputs.api.js';

type EditedOutput = Pick<SaverHost, 'onSaved' | 'findRefusal'> & { userId: string; at: OutputAt };

/** Leaving saves what was typed. One output per mounted component: key it by id and format. */
export function useOutputEdit({ at, userId, onSaved, findRefusal }: EditedOutput) {
  const dispatch = useApiDispatch();
  const toast = useToast();
  const [output] = useState(at);
  const { workspaceId } = output;
  const [saver] = useState(() => {
    const key = { ...at, userId };
    const store = {
      read: () => readKeptText(key),
      write: (kept: KeptText | null) => writeKeptText(key, kept),
    };
    return new OutputSaver({ calls: outputCalls(dispatch, at), store, onSaved, findRefusal });
  });
  const { output: state, texts, kept, note } = useSyncExternalStore(saver.subscribe, saver.getState);
  useEffect(() => {
    void saver.open();
    return () => void leave(saver, toast, workspaceId);
  }, [saver, toast, workspaceId]);
  const isUnsaved = Object.keys(texts).length > 0;
  const isBusy = note?.kind === 'busy';
  return { saver, output, state, texts, kept, note, isBusy, isUnsaved, isArranging: saver.isArranging };
}
export type OutputEdit = ReturnType<typeof useOutputEdit>;

async function leave(
  saver: OutputSaver,
  toast: ReturnType<typeof useToast>,
  workspaceId: string | null,
): Promise<void> {
  if (await saver.flush()) return;
  saver.leave();
  // The user may have lost access to the workspace.
  const advice = workspaceId === null ? ' Open the output again to go on.' : '';
  toast(failed('Not saved yet', `What you typed is kept on this device.${advice}`));
}
