import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../../../shared/toasts/use-toast.js';
import { oneFile } from './file-choice.js';
import { sendFile } from './send-file.js';

export type UploadState =
  | { phase: 'idle' }
  /** `share` is how much is sent; at 1 the server reads. */
  | { phase: 'busy'; name: string; share: number }
  /** `before` is the text that stood in its place. */
  | { phase: 'done'; name: string; warnings: string[]; before: string };

/** One upload at a time: its text goes to `onText`, which returns the one it replaces; a failure is a toast, a new one ends the one before. */
export function useUpload(onText: (text: string) => string) {
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  const toast = useToast();
  useEffect(() => () => running.current?.abort(), []);

  const fail = (description: string) =>
    toast({ title: 'File Not Read', description, variant: 'destructive' });

  async function upload(files: FileList): Promise<void> {
    const choice = oneFile(files);
    if ('refusal' in choice) return fail(choice.refusal);
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
    } else setState({ phase: 'idle' });
    if (end.kind === 'failed') fail(end.message);
  }

  function cancel(): void {
    running.current?.abort();
  }

  return { state, upload, cancel, dismiss: () => setState({ phase: 'idle' }) };
}
