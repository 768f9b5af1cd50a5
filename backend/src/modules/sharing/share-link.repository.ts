import { LIMITS } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { randomBytes, randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { OutputKey } from '../transform/versions/output.repository.js';

export interface ShareLinkRow {
  id: string;
  token: string;
  version: number;
  createdAt: Date;
  expiresAt: Date | null;
}
/** What a good link opens. */
export interface SharedVersion extends OutputKey {
  version: number;
  /** When the link was given this version. */
  sharedAt: Date;
}

/** 192 bits: 32 characters that nobody guesses. */
const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

const OF_OUTPUT = 'transformation_id = $1 AND format = $2';
const IS_GOOD = '(expires_at IS NULL OR expires_at > now())';
const ROW = 'id, token, version, created_at AS "createdAt", expires_at AS "expiresAt"';

/**
 * Public links. The token is kept as it is, so that its owner can copy the link again: whoever reads this table
 * reads the piece beside it. A link that is revoked leaves no row.
 */
@Injectable()
export class ShareLinkRepository {
  constructor(private readonly db: DataSource) {}

  /** Oldest first. */
  list({ transformationId, format }: OutputKey): Promise<ShareLinkRow[]> {
    return this.db.query<ShareLinkRow[]>(
      `SELECT ${ROW} FROM share_link WHERE ${OF_OUTPUT} AND ${IS_GOOD} ORDER BY created_at, id`,
      [transformationId, format],
    );
  }

  /** Null when the piece has as many as it may; of creations at the same time no more get through. */
  async create(
    { transformationId, format }: OutputKey,
    version: number,
    days: number | null,
  ): Promise<ShareLinkRow | null> {
    return this.db.transaction(async (tx) => {
      const output = [transformationId, format];
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1::text || ' ' || $2, 0))`, output);
      await tx.query(`DELETE FROM share_link WHERE ${OF_OUTPUT} AND NOT ${IS_GOOD}`, output);
      const [row] = await tx.query<ShareLinkRow[]>(
        `INSERT INTO share_link (id, token, transformation_id, format, version, expires_at)
         SELECT $3, $4, $1::uuid, $2::text, $5, now() + make_interval(days => $6)
          WHERE (SELECT count(*) FROM share_link WHERE ${OF_OUTPUT}) < ${LIMITS.shares}
         RETURNING ${ROW}`,
        [...output, randomUUID(), randomBytes(TOKEN_BYTES).toString('base64url'), version, days],
      );
      return row ?? null;
    });
  }

  /** Null when there is no such link of this piece, or no more. */
  async show(
    { transformationId, format }: OutputKey,
    id: string,
    version: number,
  ): Promise<ShareLinkRow | null> {
    const [[row]] = await this.db.query<[ShareLinkRow[], number]>(
      `UPDATE share_link SET version = $4, shared_at = now()
        WHERE ${OF_OUTPUT} AND id = $3 AND ${IS_GOOD} RETURNING ${ROW}`,
      [transformationId, format, id, version],
    );
    return row ?? null;
  }

  /** Idempotent: a link that is gone stays gone. */
  async remove({ transformationId, format }: OutputKey, id: string): Promise<void> {
    await this.db.query(`DELETE FROM share_link WHERE ${OF_OUTPUT} AND id = $3`, [
      transformationId,
      format,
      id,
    ]);
  }

  /** Null for a token that is unknown, expired or revoked. */
  async findShared(token: string): Promise<SharedVersion | null> {
    if (!TOKEN.test(token)) return null;
    const [row] = await this.db.query<SharedVersion[]>(
      `SELECT transformation_id AS "transformationId", format, version, shared_at AS "sharedAt"
         FROM share_link WHERE token = $1 AND ${IS_GOOD}`,
      [token],
    );
    return row ?? null;
  }
}
