import { API, type ExtractResponse, type ImportRequest } from '@repurpose/contract';
import { api } from './api.js';
import { sending } from './calling.js';
import { networkFailure, toFailure, type ApiFailure } from './failure.js';

interface Upload {
  file: File;
  /** `share`: sent, 0 to 1; at 1 the server reads. */
  onProgress: (share: number) => void;
}
type Extracted = { data: ExtractResponse } | { error: ApiFailure };

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    extractText: build.mutation<ExtractResponse, Upload>({
      queryFn: (upload, { signal }) => send(upload, signal),
    }),
    importPage: build.mutation<ExtractResponse, ImportRequest>({ query: sending(API.importPage) }),
  }),
});
export const { useExtractTextMutation } = contentApi;

/** By XMLHttpRequest: `fetch` does not report progress. */
function send({ file, onProgress }: Upload, signal: AbortSignal): Promise<Extracted> {
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append('file', file);
  return new Promise((resolve) => {
    const fail = () => resolve({ error: networkFailure() });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => void resultOf(request).then(resolve);
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open(API.extract.method, API.extract.path);
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}

async function resultOf({ status, responseText }: XMLHttpRequest): Promise<Extracted> {
  if (status === 200) return { data: JSON.parse(responseText) as ExtractResponse };
  return { error: await toFailure(new Response(responseText, { status: Math.max(200, status) })) };
}
