import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RequestId1763942400000 implements MigrationInterface {
  name = 'RequestId1763942400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE transformation ADD COLUMN request_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE transformation DROP COLUMN request_id');
  }
}
