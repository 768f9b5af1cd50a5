import type { Role } from '@repurpose/contract';
import { type FindOperator, Raw } from 'typeorm';

export interface Scope {
  userId: string;
  /** Null: the default workspace. */
  workspaceId: string | null;
  roles: readonly Role[];
  keyId?: string;
}

export const scopeParameter = ({ userId, workspaceId, roles, keyId }: Scope): string =>
  JSON.stringify({ userId, workspaceId, roles, keyId });

/** Evaluated once per statement. Raises an error when access is refused. */
export const workspaceIn = (parameter: string): string => `(SELECT workspace_access(${parameter}))`;

export const inScope = (scope: Scope): FindOperator<string> =>
  Raw((column) => `${column} = ${workspaceIn(':scope')}`, { scope: scopeParameter(scope) });
