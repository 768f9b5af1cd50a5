import { useEffect, useRef, useState } from 'react';
import { isApiFailure, messageOf } from '../../../../shared/api/failure.js';
import { useApiDispatch } from '../../../../shared/api/use-api-dispatch.js';
import { oneFile } from './file-choice.js';
import { uploadApi } from './upload.api.js';

export type UploadState =
  | { phase: 'idle' }
  /** `share` is how much is sent; at 1 the server reads. */
  | { phase: 'busy'; name: string; share: number }
  /** `before` is the text that stood in its place. */
  | { phase: 'done'; name: string; warnings: string[]; before: string }
  /** Stays until it is dismissed: what to do about it may take a while. */
  | { phase: 'refused'; message: string };

/** One upload at a time: its text goes to `onText`, which returns the one it replaces; a new one ends the one before. */
export function useUpload(onText: (text: string) => string) {
  const dispatch = useApiDispatch();
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const running = useRef<{ abort: () => void } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(files: FileList): Promise<void> {
    const choice = oneFile(files);
    if ('refusal' in choice) return setState({ phase: 'refused', message: choice.refusal });
    const { file } = choice;
    running.current?.abort();
    const isBusy = (share: number): UploadState => ({ phase: 'busy', name: file.name, share });
    const { initiate } = uploadApi.endpoints.extractText;
    const call = dispatch(
      initiate(
        { file, onProgress: (share) => running.current === call && setState(isBusy(share)) },
        { track: false },
      ),
    );
    running.current = call;
    setState(isBusy(0));
    const { data, error } = await call;
    if (running.current !== call) return;
    running.current = null;
    if (data)
      setState({ phase: 'done', name: file.name, warnings: data.warnings, before: onText(data.text) });
    // Anything else is an upload that was called off.
    else setState(isApiFailure(error) ? { phase: 'refused', message: messageOf(error) } : { phase: 'idle' });
  }

  function cancel(): void {
    running.current?.abort();
  }

  return { state, upload, cancel, dismiss: () => setState({ phase: 'idle' }) };
}
