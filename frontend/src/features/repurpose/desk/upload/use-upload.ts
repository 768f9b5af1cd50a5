import { useEffect, useRef, useState } from 'react';
import { oneFile } from './file-choice.js';
import { sendFile } from './send-file.js';

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
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(files: FileList): Promise<void> {
    const choice = oneFile(files);
    if ('refusal' in choice) return setState({ phase: 'refused', message: choice.refusal });
    const { file } = choice;
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const tell = (next: UploadState) => {
      if (running.current === own) setState(next);
    };
    tell({ phase: 'busy', name: file.name, share: 0 });
    const end = await sendFile(file, own.signal, (share) => tell({ phase: 'busy', name: file.name, share }));
    if (running.current !== own) return;
    running.current = null;
    if (end.kind === 'read') {
      const { text, warnings } = end.answer;
      setState({ phase: 'done', name: file.name, warnings, before: onText(text) });
    } else setState(end.kind === 'failed' ? { phase: 'refused', message: end.message } : { phase: 'idle' });
  }

  function cancel(): void {
    running.current?.abort();
  }

  return { state, upload, cancel, dismiss: () => setState({ phase: 'idle' }) };
}
