import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FormatKey, OutputState } from '@repurpose/contract';
import { useApiDispatch } from '../../../shared/api/api.js';
import { failed, useToast } from '../../../shared/toasts/use-toast.js';
import { readKeptText, writeKeptText } from '../../../shared/unsaved/kept-texts.js';
import { OutputSaver, type SaverHost } from './output-saver.js';
import { useWorkspaceId } from '../../../shared/workspace/workspace-context.js';
import { outputCalls } from './outputs.api.js';

interface EditedOutput extends Pick<SaverHost, 'onSaved' | 'findRefusal'> {
  userId: string;
  transformationId: string;
  format: FormatKey;
}

/** Leaving saves what was typed. One output per mounted component: key it by id and format. */
export function useOutputEdit({ onSaved, findRefusal, ...key }: EditedOutput) {
  const dispatch = useApiDispatch();
  const toast = useToast();
  const workspaceId = useWorkspaceId();
  const [output] = useState({ id: key.transformationId, format: key.format, workspaceId });
  const [saver] = useState(
    () =>
      new OutputSaver({
        calls: outputCalls(dispatch, output),
        store: { read: () => readKeptText(key), write: (kept) => writeKeptText(key, kept, workspaceId) },
        onSaved: (saved: OutputState) => onSaved(saved),
        findRefusal,
      }),
  );
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
