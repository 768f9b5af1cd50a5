import type { FormatKey } from '@repurpose/contract';
import { callIn } from '../../shared/workspace/in-workspace.js';

export interface OutputAt {
  transformationId: string;
  format: FormatKey;
  /** Null: the default workspace. */
  workspaceId: string | null;
}

/** Or one of its versions or share links. */
export const outputCall = (
  route: { method: string; path: string },
  {
    transformationId: id,
    format,
    workspaceId,
    version = 0,
    shareId = '',
  }: OutputAt & { version?: number; shareId?: string },
) => callIn(workspaceId, route, { id, format, version, shareId });
