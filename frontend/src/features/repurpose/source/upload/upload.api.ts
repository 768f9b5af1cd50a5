import { API, type ExtractResponse, type ImportRequest } from '@repurpose/contract';
import { api } from '../../../../shared/api/api.js';
import { uploadFile } from '../../../../shared/api/upload.js';

interface Upload {
  file: File;
  /** The share that is sent, 0 to 1; at 1 the server reads. */
  onProgress: (share: number) => void;
}

export const uploadApi = api.injectEndpoints({
  endpoints: (build) => ({
    extractText: build.mutation<ExtractResponse, Upload>({
      queryFn: (upload, { signal }) => uploadFile<ExtractResponse>({ ...upload, signal, call: API.extract }),
    }),
    importPage: build.mutation<ExtractResponse, ImportRequest>({
      query: (body) => ({ ...API.importPage, body }),
    }),
  }),
});
