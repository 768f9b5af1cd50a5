import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 1_000;

/** Never undone: to go back, run the old image (docs/operations/recover.md). */
export abstract class Migration implements MigrationInterface {
  abstract up(runner: QueryRunner): Promise<void>;

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations are not undone. Run the old image.'));
  }
}

/** A thousand rows per transaction, so that an interrupted run can be repeated. `fill`: last id, rows → `last`. */
export async function fillInBatches(runner: QueryRunner, fill: string): Promise<void> {
  let after: string | null = '00000000-0000-0000-0000-000000000000';
  while (after !== null) {
    const [row] = (await runner.query(fill, [after, BATCH])) as [{ last: string | null }];
    after = row.last;
  }
}
