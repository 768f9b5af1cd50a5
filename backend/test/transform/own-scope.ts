import type { Scope } from '../../src/database/scope.js';

export const ownScope = (userId: string): Scope => ({ userId, workspaceId: null, roles: ['owner'] });
