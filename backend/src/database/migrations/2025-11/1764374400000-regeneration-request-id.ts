import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class RegenerationRequestId1764374400000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE regeneration ADD COLUMN request_id text');
  }
}
