import { DEFAULT_SETTINGS, type FormatKey, type TransformationStatus } from '@repurpose/contract';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { CreditsRepository } from '../../src/modules/billing/credits/credits.repository.js';
import { CreditsService } from '../../src/modules/billing/credits/credits.service.js';
import { readPageRequest } from '../../src/modules/transform/library/library.filter.js';
import { AdmissionRepository } from '../../src/modules/transform/admission/admission.repository.js';
import { LibraryRepository } from '../../src/modules/transform/library/library.repository.js';
import { LibraryService } from '../../src/modules/transform/library/library.service.js';
import { SearchRepository } from '../../src/modules/transform/library/search.repository.js';
import { SearchIndexer } from '../../src/modules/transform/library/search-indexer.js';
import { TRANSFORM_ENTITIES } from '../../src/modules/transform/entities.js';
import { TextWorkPool } from '../../src/modules/transform/text-work/text-work-pool.js';
import { TransformationRepository } from '../../src/modules/transform/results/transformation.repository.js';
import { OutputRepository } from '../../src/modules/transform/versions/output.repository.js';
import { openUsers } from '../harness/users.js';
import { ownScope } from './own-scope.js';
import { GENEROUS_LIMITS } from './generous-limits.js';

interface Given {
  content?: string;
  formats?: FormatKey[];
  outputs?: string[];
  status?: TransformationStatus;
  createdAt?: Date;
}

export class LibraryFixture {
  db!: DataSource;
  readonly textWork = new TextWorkPool();
  credits!: CreditsService;
  transformations!: TransformationRepository;
  library!: LibraryService;
  indexer!: SearchIndexer;
  private users!: Awaited<ReturnType<typeof openUsers>>['users'];

  async open(): Promise<void> {
    ({ db: this.db, users: this.users } = await openUsers(TRANSFORM_ENTITIES));
    this.credits = new CreditsService(this.db, new CreditsRepository(this.db));
    this.transformations = new TransformationRepository(this.db);
    const repository = new LibraryRepository(this.db);
    this.library = new LibraryService(this.db, this.credits, repository, this.transformations);
    this.indexer = new SearchIndexer(this.db, new SearchRepository(this.db), this.textWork);
  }

  async close(): Promise<void> {
    await this.textWork.onApplicationShutdown();
    await this.db.destroy();
  }

  aUser = (): Promise<string> =>
    this.users.create({ email: `${randomUUID()}@example.com`, username: 'Ada', passwordHash: 'x' });

  async aTransformation(userId: string, given: Given = {}): Promise<string> {
    const { formats = ['twitter'], status = 'succeeded', createdAt } = given;
    const id = await this.accepted(userId, given.content ?? 'A text about bread.', formats);
    for (const [at, text] of (given.outputs ?? formats).entries())
      await this.db.query(
        `UPDATE output SET status = 'succeeded', text = $3, draft = '{}' WHERE transformation_id = $1 AND format = $2`,
        [id, formats[at], text],
      );
    if (status === 'succeeded') await this.settle(id);
    else await this.db.query('UPDATE transformation SET status = $2 WHERE id = $1', [id, status]);
    if (createdAt)
      await this.db.query('UPDATE transformation SET created_at = $2 WHERE id = $1', [id, createdAt]);
    return id;
  }

  settle = (id: string): Promise<boolean> => this.transformations.settle(id, 'TRANSFORM_TIMEOUT');

  async edit(transformationId: string, text: string): Promise<void> {
    const next = {
      kind: 'edited' as const,
      authorId: null,
      draft: {} as never,
      text,
      checks: null,
      edited: [],
      locked: [],
    };
    const key = { transformationId, format: 'twitter' as const };
    await this.db.transaction((tx) => new OutputRepository(this.db).add(tx, key, 1, next));
  }

  async listed(userId: string, query: Record<string, unknown> = {}): Promise<string[]> {
    await this.indexer.sweep();
    return (await this.library.list(ownScope(userId), readPageRequest(query))).rows.map(({ id }) => id);
  }

  private async accepted(userId: string, content: string, formats: FormatKey[]): Promise<string> {
    const id = randomUUID();
    await this.db.query(`UPDATE billing_account SET remaining = 1000 WHERE user_id = $1`, [userId]);
    const { outcome } = await new AdmissionRepository(this.db).admit(
      {
        id,
        scope: ownScope(userId),
        request: { content, formats, settings: { ...DEFAULT_SETTINGS } },
        excerpt: content.slice(0, 140),
        requestHash: 'hash',
        idempotencyKey: id,
        deadlineInMs: 60_000,
        requestId: null,
      },
      GENEROUS_LIMITS,
      new Date(),
    );
    if (outcome !== 'accepted') throw new Error(outcome);
    return id;
  }
}
