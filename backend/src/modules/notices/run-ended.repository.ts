import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SETTINGS } from '../../config/settings.js';

export interface EndedRun {
  id: string;
  userId: string;
  address: string;
  isDelivered: boolean;
  slug: string | null;
}

@Injectable()
export class RunEndedRepository {
  constructor(private readonly db: DataSource) {}

  /** For each long, unseen run, once. Raw: marks and reads rows of three modules in one statement. */
  async forEachUnseen(work: (tx: EntityManager, run: EndedRun) => Promise<void>): Promise<void> {
    const { longMs, unseenMs, forgetMs } = SETTINGS.notices;
    const { jobMs } = SETTINGS.transform;
    await this.db.transaction(async (tx) => {
      const [runs] = await tx.query<[EndedRun[]]>(MARK_SEEN, [jobMs - longMs, jobMs, unseenMs, forgetMs]);
      for (const run of runs) await work(tx, run);
    });
  }
}

// A retry moves the deadline, so the last run's start is derived from it, not from `created_at`.
const MARK_SEEN = `
  UPDATE transformation t SET seen_at = now()
    FROM app_user u, workspace w
   WHERE u.wants_run_ended AND u.email_proven_at IS NOT NULL AND t.author_id = u.id AND w.id = t.workspace_id
     AND t.created_at > now() - make_interval(secs => 2 * $4::float8 / 1000)
     AND t.kind = 'transform' AND t.status IN ('succeeded', 'failed')
     AND t.settled_at > t.deadline_at - make_interval(secs => $1::float8 / 1000)
     AND t.settled_at BETWEEN now() - make_interval(secs => $4::float8 / 1000)
                          AND now() - make_interval(secs => $3::float8 / 1000)
     AND (t.seen_at IS NULL OR t.seen_at < t.deadline_at - make_interval(secs => $2::float8 / 1000))
  RETURNING t.id, u.id AS "userId", u.email AS address, t.status = 'succeeded' AS "isDelivered",
            CASE WHEN NOT (w.is_default AND w.account_id = u.id) THEN w.slug END AS slug`;
