import { useEffect, useRef, useState } from 'react';
import { LIMITS, UPLOAD_ERRORS, type ExtractResponse } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../../../../shared/api/failure.js';
import { contentApi } from '../../../../shared/api/content.api.js';
import { useApiDispatch } from '../../../../shared/api/api.js';

export type UploadState =
  | { phase: 'idle' }
  /** `share`: sent, 0 to 1; at 1 the server reads. */
  | { phase: 'busy'; name: string; share: number; isPage: boolean }
  /** `before`: the replaced text. `sourceUrl`: the page's address. */
  | { phase: 'done'; name: string; sourceUrl: string | null; warnings: string[]; before: string }
  /** Stays until it is dismissed. */
  | { phase: 'refused'; title: 'File Not Read' | 'Page Not Read'; message: string };

type Answer = PromiseLike<{ data?: ExtractResponse | undefined; error?: unknown }> & { abort: () => void };

/** `onText` returns the text it replaces. A new file or page cancels the one before. */
export function useUpload(onText: (text: string) => string) {
  const dispatch = useApiDispatch();
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const running = useRef<{ abort: () => void } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function take(call: Answer, name: string, title: 'File Not Read' | 'Page Not Read'): Promise<void> {
    running.current?.abort();
    running.current = call;
    const { data, error } = await call;
    if (running.current !== call) return;
    running.current = null;
    if (data) {
      const { text, warnings, sourceUrl = null } = data;
      setState({ phase: 'done', name, sourceUrl, warnings, before: onText(text) });
    }
    // Otherwise it was cancelled.
    else
      setState(
        isApiFailure(error) ? { phase: 'refused', title, message: messageOf(error) } : { phase: 'idle' },
      );
  }

  async function upload(files: FileList): Promise<void> {
    const choice = oneFile(files);
    if ('refusal' in choice)
      return setState({ phase: 'refused', title: 'File Not Read', message: choice.refusal });
    const { file } = choice;
    const isBusy = (share: number): UploadState => ({ phase: 'busy', name: file.name, share, isPage: false });
    const { initiate } = contentApi.endpoints.extractText;
    const call = dispatch(
      initiate(
        { file, onProgress: (share) => running.current === call && setState(isBusy(share)) },
        { track: false },
      ),
    );
    setState(isBusy(0));
    await take(call, file.name, 'File Not Read');
  }

  async function importPage(url: string): Promise<void> {
    const call = dispatch(contentApi.endpoints.importPage.initiate({ url }, { track: false }));
    const name = hostOf(url);
    setState({ phase: 'busy', name, share: 1, isPage: true });
    await take(call, name, 'Page Not Read');
  }

  return {
    state,
    upload,
    importPage,
    cancel: () => running.current?.abort(),
    dismiss: () => setState({ phase: 'idle' }),
  };
}

/** Or why it is refused. */
function oneFile(files: FileList): { file: File } | { refusal: string } {
  const [file] = files;
  if (!file) return { refusal: UPLOAD_ERRORS.FILE_REQUIRED.message };
  if (files.length > 1) return { refusal: UPLOAD_ERRORS.FILE_ONE_ONLY.message };
  if (file.size > LIMITS.uploadBytes) return { refusal: UPLOAD_ERRORS.FILE_TOO_LARGE.message };
  if (file.size === 0) return { refusal: UPLOAD_ERRORS.FILE_EMPTY.message };
  return { file };
}

/** An address without a host is shown as it is. */
function hostOf(url: string): string {
  const address = /^https?:/iu.test(url) ? url : `https://${url}`;
  return URL.canParse(address) ? new URL(address).host : url;
}
