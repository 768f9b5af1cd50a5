import type { ApiCall } from './call.js';
import { networkFailure, toFailure, type ApiFailure } from './failure.js';

type UploadResult<T> = { data: T } | { error: ApiFailure };
interface Upload {
  call: Pick<ApiCall, 'method' | 'path'>;
  file: File;
  signal: AbortSignal;
  /** `share`: sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** By XMLHttpRequest: `fetch` does not report progress. */
export function uploadFile<T>({ call, file, signal, onProgress }: Upload): Promise<UploadResult<T>> {
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append('file', file);
  return new Promise((resolve) => {
    const fail = () => resolve({ error: networkFailure() });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => void resultOf<T>(request).then(resolve);
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open(call.method, call.path);
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}

async function resultOf<T>({ status, responseText }: XMLHttpRequest): Promise<UploadResult<T>> {
  if (status === 200) return { data: JSON.parse(responseText) as T };
  return { error: await toFailure(new Response(responseText, { status: Math.max(200, status) })) };
}
