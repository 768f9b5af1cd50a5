import type { Role } from '@repurpose/contract';
import { type FindOperator, Raw } from 'typeorm';

/** The workspace of a call, and the roles that may make it. */
export interface Scope {
  userId: string;
  /** Null: the user's default workspace. */
  workspaceId: string | null;
  roles: readonly Role[];
  /** The API key that acts for the user. */
  keyId?: string;
}

/** The parameter of `workspace_access`. */
export const scopeParameter = ({ userId, workspaceId, roles, keyId }: Scope): string =>
  JSON.stringify({ userId, workspaceId, roles, keyId });

/** The workspace of a scope in SQL, read once per statement; it fails where the scope gives no access. */
export const workspaceIn = (parameter: string): string => `(SELECT workspace_access(${parameter}))`;

/** Condition of a `workspaceId` column. */
export const inScope = (scope: Scope): FindOperator<string> =>
  Raw((column) => `${column} = ${workspaceIn(':scope')}`, { scope: scopeParameter(scope) });
