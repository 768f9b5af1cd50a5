import { LIMITS } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { randomBytes, randomUUID } from 'node:crypto';
import { Any, DataSource, type FindOptionsWhere, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import type { OutputKey } from '../transform/versions/output.repository.js';
import { ShareLinkEntity } from './share-link.entity.js';

const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;
const DAY_MS = 24 * 3_600_000;

function valid(fields: FindOptionsWhere<ShareLinkEntity>): FindOptionsWhere<ShareLinkEntity>[] {
  return [
    { ...fields, expiresAt: IsNull() },
    { ...fields, expiresAt: MoreThan(new Date()) },
  ];
}
const keyOf = ({ transformationId, format }: OutputKey): OutputKey => ({ transformationId, format });

@Injectable()
export class ShareLinkRepository {
  constructor(private readonly db: DataSource) {}

  list(key: OutputKey): Promise<ShareLinkEntity[]> {
    return this.db.manager.find(ShareLinkEntity, {
      where: valid(keyOf(key)),
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  listOf(transformationIds: string[]): Promise<ShareLinkEntity[]> {
    const where = valid({ transformationId: Any(transformationIds) });
    return this.db.manager.find(ShareLinkEntity, { where, order: { createdAt: 'ASC' } });
  }

  async create(key: OutputKey, version: number, days: number | null): Promise<ShareLinkEntity | null> {
    const output = keyOf(key);
    return this.db.transaction(async (tx) => {
      // Serialises the count below. Raw: TypeORM has no advisory locks.
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1::text || ' ' || $2, 0))`, [
        output.transformationId,
        output.format,
      ]);
      await tx.delete(ShareLinkEntity, { ...output, expiresAt: LessThanOrEqual(new Date()) });
      if ((await tx.countBy(ShareLinkEntity, output)) >= LIMITS.shares) return null;
      const id = randomUUID();
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const createdAt = new Date();
      const expiresAt = days === null ? null : new Date(createdAt.getTime() + days * DAY_MS);
      await tx.insert(ShareLinkEntity, { id, token, ...output, version, createdAt, expiresAt });
      return tx.findOneByOrFail(ShareLinkEntity, { id });
    });
  }

  async moveToVersion(key: OutputKey, id: string, version: number): Promise<ShareLinkEntity | null> {
    const where = valid({ ...keyOf(key), id });
    const link = await this.db.manager.findOneBy(ShareLinkEntity, where);
    if (!link) return null;
    const { affected } = await this.db.manager.update(
      ShareLinkEntity,
      { id },
      { version, sharedAt: () => 'now()' },
    );
    return affected === 1 ? { ...link, version } : null;
  }

  async remove(key: OutputKey, id: string): Promise<void> {
    await this.db.manager.delete(ShareLinkEntity, { ...keyOf(key), id });
  }

  async findShared(token: string): Promise<ShareLinkEntity | null> {
    return TOKEN.test(token) ? this.db.manager.findOneBy(ShareLinkEntity, valid({ token })) : null;
  }
}
