import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Never undone: to go back, run the old image (docs/operations/recover.md). */
export abstract class Migration implements MigrationInterface {
  abstract up(runner: QueryRunner): Promise<void>;

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations are not undone. Run the old image.'));
  }
}
