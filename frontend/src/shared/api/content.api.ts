import { API, type ExtractResponse, type ImportRequest } from '@repurpose/contract';
import { api } from './api.js';
import { sending } from './calling.js';
import { uploadFile } from './upload.js';

interface Upload {
  file: File;
  /** `share`: sent, 0 to 1; at 1 the server reads. */
  onProgress: (share: number) => void;
}

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    extractText: build.mutation<ExtractResponse, Upload>({
      queryFn: (upload, { signal }) => uploadFile<ExtractResponse>({ ...upload, signal, call: API.extract }),
    }),
    importPage: build.mutation<ExtractResponse, ImportRequest>({ query: sending(API.importPage) }),
  }),
});

export const { useExtractTextMutation } = contentApi;
