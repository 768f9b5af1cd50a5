import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RegenerationRequestId1764374400000 implements MigrationInterface {
  name = 'RegenerationRequestId1764374400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE regeneration ADD COLUMN request_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE IF EXISTS regeneration DROP COLUMN request_id');
  }
}
