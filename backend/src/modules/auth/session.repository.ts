import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionEntity } from './session.entity.js';

const OF_USER = `sess ->> 'userId' = :userId`;

@Injectable()
export class SessionRepository {
  constructor(private readonly db: DataSource) {}

  /** Raw: user and times are in the session's JSON. */
  async deleteSignedInBefore(userId: string, instant: Date): Promise<void> {
    await this.db
      .createQueryBuilder()
      .delete()
      .from(SessionEntity)
      .where(OF_USER, { userId })
      .andWhere(`coalesce(sess ->> 'signedInAt', sess ->> 'createdAt')::bigint < :before`, {
        before: instant.getTime(),
      })
      .execute();
  }

  /** Raw: a delete by order. */
  async deleteOldest(userId: string, kept: number): Promise<void> {
    await this.db.query(
      `DELETE FROM session WHERE sid IN
        (SELECT sid FROM session WHERE sess ->> 'userId' = $1
          ORDER BY (sess ->> 'createdAt')::bigint DESC, sid OFFSET $2)`,
      [userId, kept],
    );
  }

  /** Raw: the user is in the session's JSON. */
  async deleteAll(userId: string, tx: EntityManager = this.db.manager): Promise<void> {
    await tx.createQueryBuilder().delete().from(SessionEntity).where(OF_USER, { userId }).execute();
  }
}
