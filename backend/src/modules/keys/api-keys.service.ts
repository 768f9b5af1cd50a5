import { randomUUID } from 'node:crypto';
import { API_KEY, type ApiKey, type CreatedKey, type CreateKeyRequest } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import type { Scope } from '../../database/scope.js';
import { AppError } from '../../errors/app-error.js';
import type { Call } from '../../http/route.decorators.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { ApiKeysRepository, type KeyRow } from './api-keys.repository.js';
import { hashOfKey, newKeyText } from './key-text.js';

const DAY_MS = 24 * 3_600_000;
type NewKey = Pick<ApiKeyEntity, 'workspaceId' | 'madeBy' | 'name' | 'scopes' | 'expiresAt'>;

@Injectable()
export class ApiKeysService {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly workspaces: WorkspacesService,
  ) {}

  async list(scope: Scope): Promise<ApiKey[]> {
    return (await this.keys.list(scope)).map(present);
  }

  /** @throws AppError NOT_FOUND, ROLE_FORBIDS, WORKSPACE_READ_ONLY, API_PLAN_REQUIRED, TOO_MANY_KEYS */
  create(call: Call, { name, scopes, days }: CreateKeyRequest): Promise<CreatedKey> {
    return this.workspaces.inWorkspace(call, async (tx, workspace) => {
      const refusal = await this.keys.findRefusal(tx, workspace.id);
      if (refusal) throw new AppError(refusal);
      const expiresAt = days === null ? null : new Date(Date.now() + days * DAY_MS);
      const row = { workspaceId: workspace.id, madeBy: call.scope.userId, name, scopes, expiresAt };
      const created = await this.insert(tx, row);
      const line = { action: 'key.created', subjectKind: 'key' as const, subjectId: created.id };
      await this.workspaces.audit(tx, call, workspace, { ...line, detail: { scopes, days } });
      return created;
    });
  }

  /** The old key works for another day. @throws AppError as `create`, and KEY_ENDED (expired or replaced) */
  rotate(call: Call, id: string): Promise<CreatedKey> {
    return this.workspaces.inWorkspace(call, async (tx, workspace) => {
      const old = await this.keys.lock(tx, workspace.id, id);
      if (!old || old.replacedBy !== null) throw new AppError('KEY_ENDED');
      if ((await this.keys.findRefusal(tx, workspace.id)) === 'API_PLAN_REQUIRED')
        throw new AppError('API_PLAN_REQUIRED');
      const { name, scopes, createdAt, expiresAt: endsAt } = old;
      const expiresAt = endsAt && new Date(Date.now() + (endsAt.getTime() - createdAt.getTime()));
      const row = { workspaceId: workspace.id, madeBy: call.scope.userId, name, scopes, expiresAt };
      const created = await this.insert(tx, row);
      await this.keys.replace(tx, id, created.id);
      const line = { action: 'key.rotated', subjectKind: 'key' as const, subjectId: id };
      await this.workspaces.audit(tx, call, workspace, { ...line, detail: { replacedBy: created.id } });
      return created;
    });
  }

  revoke(call: Call, id: string): Promise<void> {
    return this.workspaces.inWorkspace(call, async (tx, workspace) => {
      const valid = { id, workspaceId: workspace.id, revokedAt: IsNull() };
      const { affected } = await tx.update(ApiKeyEntity, valid, { revokedAt: () => 'now()' });
      if (affected !== 1) throw new AppError('NOT_FOUND');
      const line = { action: 'key.revoked', subjectKind: 'key' as const, subjectId: id };
      await this.workspaces.audit(tx, call, workspace, line);
    });
  }

  private async insert(tx: EntityManager, row: NewKey): Promise<CreatedKey> {
    const key = newKeyText();
    const start = key.slice(0, API_KEY.shownChars);
    const entity = { ...row, id: randomUUID(), start, keyHash: hashOfKey(key), createdAt: new Date() };
    await tx.insert(ApiKeyEntity, entity);
    const makerName = await this.keys.findName(tx, row.madeBy);
    return { ...present({ ...entity, lastUsedAt: null, replacedBy: null, makerName }), key };
  }
}

function present({ createdAt, expiresAt, lastUsedAt, replacedBy, ...row }: KeyRow): ApiKey {
  const { id, name, start, scopes, makerName } = row;
  const isExpired = expiresAt !== null && expiresAt <= new Date();
  const state = isExpired ? 'expired' : replacedBy === null ? 'active' : 'replaced';
  return {
    ...{ id, name, start, scopes, state, makerName },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
