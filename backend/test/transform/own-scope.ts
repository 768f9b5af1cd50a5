import type { Scope } from '../../src/database/scope.js';

/** In the default workspace. */
export const ownScope = (userId: string): Scope => ({ userId, workspaceId: null, roles: ['owner'] });
