import {
  API,
  type FormatKey,
  type OutputState,
  type RegenerateRequest,
  type RegenerateResponse,
  type SaveOutputRequest,
  type VersionDetail,
  type VersionSummary,
} from '@repurpose/contract';
import { sendCall } from '../../../shared/api/call.js';
import { messageOf } from '../../../shared/api/failure.js';

/** An answer, or why there is none; `status` 409 says that somebody else changed the piece. */
export type Answered<T> = { ok: true; value: T } | { ok: false; status: number; message: string };

async function ask<T>(call: { method: string; path: string }, body?: unknown): Promise<Answered<T>> {
  const result = await sendCall(body === undefined ? call : { ...call, body });
  if (!result.ok) return { ok: false, status: result.failure.status, message: messageOf(result.failure) };
  return { ok: true, value: (await result.response.json()) as T };
}

/** The calls of one delivered piece. */
export function pieceCalls(transformationId: string, format: FormatKey) {
  const at = (call: { method: string; path: string }, version?: number) => ({
    method: call.method,
    path: call.path
      .replace(':id', encodeURIComponent(transformationId))
      .replace(':format', format)
      .replace(':version', String(version ?? '')),
  });
  return {
    open: () => ask<OutputState>(at(API.output)),
    save: (body: SaveOutputRequest) => ask<OutputState>(at(API.saveOutput), body),
    regenerate: (body: RegenerateRequest) => ask<RegenerateResponse>(at(API.regenerateOutput), body),
    versions: () => ask<VersionSummary[]>(at(API.outputVersions)),
    version: (version: number) => ask<VersionDetail>(at(API.outputVersion, version)),
    restore: (version: number, expectedVersion: number) =>
      ask<OutputState>(at(API.restoreVersion, version), { expectedVersion }),
  };
}
export type PieceCalls = ReturnType<typeof pieceCalls>;
