import { API, type ExtractResponse } from '@repurpose/contract';
import { messageOf, networkFailure, toFailure } from '../../../../shared/api/failure.js';

export type UploadEnd =
  | { kind: 'read'; answer: ExtractResponse }
  | { kind: 'failed'; message: string; status: number }
  | { kind: 'cancelled' };

/** Uploads with `fetch` cannot tell how far they are; this one calls `onProgress` with the share sent, 0 to 1. */
export function sendFile(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<UploadEnd> {
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append('file', file);
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => void endOf(request).then(resolve);
    request.onerror = () => resolve({ kind: 'failed', message: messageOf(networkFailure()), status: 0 });
    request.onabort = () => resolve({ kind: 'cancelled' });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open(API.extract.method, API.extract.path);
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}

async function endOf({ status, responseText }: XMLHttpRequest): Promise<UploadEnd> {
  if (status === 200) return { kind: 'read', answer: JSON.parse(responseText) as ExtractResponse };
  const failure = await toFailure(new Response(responseText, { status: Math.max(200, status) }));
  return { kind: 'failed', message: messageOf(failure), status };
}
