import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first words of a source, for lists that do not load the source. */
export class Excerpt1763856100000 implements MigrationInterface {
  name = 'Excerpt1763856100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE transformation ADD COLUMN excerpt text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE transformation DROP COLUMN excerpt');
  }
}
