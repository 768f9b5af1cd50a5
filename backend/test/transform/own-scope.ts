import type { Scope } from '../../src/database/scope.js';

/** A user in their default workspace. */
export const ownScope = (userId: string): Scope => ({ userId, workspaceId: null, roles: ['owner'] });
