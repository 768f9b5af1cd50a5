import {
  API,
  type OutputState,
  type RegenerateRequest,
  type RegenerateResponse,
  type RestoreRequest,
  type SaveOutputRequest,
  type VersionDetail,
  type VersionSummary,
} from '@repurpose/contract';
import { api, type useApiDispatch } from '../../../shared/api/api.js';
import { calling } from '../../../shared/api/calling.js';
import { isApiFailure, messageOf } from '../../../shared/api/failure.js';
import type { OutputAt } from '../repurpose.api.js';

type VersionAt = OutputAt & { version: number };

/** Reads are never cached: another window may have changed the output. */
const outputsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOutput: build.query<OutputState, OutputAt>({
      query: calling(API.output),
      keepUnusedDataFor: 0,
    }),
    saveOutput: build.mutation<OutputState, OutputAt & { body: SaveOutputRequest }>({
      query: calling(API.saveOutput),
    }),
    regenerateOutput: build.mutation<RegenerateResponse, OutputAt & { body: RegenerateRequest }>({
      query: calling(API.regenerateOutput),
    }),
    getVersions: build.query<VersionSummary[], OutputAt>({
      query: calling(API.outputVersions),
      keepUnusedDataFor: 0,
    }),
    getVersion: build.query<VersionDetail, VersionAt>({
      query: calling(API.outputVersion),
    }),
    restoreVersion: build.mutation<OutputState, VersionAt & { body: RestoreRequest }>({
      query: calling(API.restoreVersion),
    }),
  }),
});
export const { useGetVersionsQuery, useLazyGetVersionQuery } = outputsApi;

/** `status` 409: the output was changed elsewhere. */
export type Answered<T> = { ok: true; value: T } | { ok: false; status: number; message: string };

async function answered<T>(call: { unwrap(): Promise<T> }): Promise<Answered<T>> {
  try {
    return { ok: true, value: await call.unwrap() };
  } catch (cause) {
    if (!isApiFailure(cause)) throw cause;
    return { ok: false, status: cause.status, message: messageOf(cause) };
  }
}

/** For code that outlives its component. */
export function outputCalls(dispatch: ReturnType<typeof useApiDispatch>, output: OutputAt) {
  const { endpoints } = outputsApi;
  const once = { subscribe: false, forceRefetch: true };
  return {
    open: () => answered(dispatch(endpoints.getOutput.initiate(output, once))),
    save: (body: SaveOutputRequest) =>
      answered(dispatch(endpoints.saveOutput.initiate({ ...output, body }, { track: false }))),
    regenerate: (body: RegenerateRequest) =>
      answered(dispatch(endpoints.regenerateOutput.initiate({ ...output, body }, { track: false }))),
    restore: (version: number, body: RestoreRequest) =>
      answered(dispatch(endpoints.restoreVersion.initiate({ ...output, version, body }, { track: false }))),
  };
}
export type OutputCalls = ReturnType<typeof outputCalls>;
