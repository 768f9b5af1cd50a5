import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class RequestId1763942400000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE transformation ADD COLUMN request_id text');
  }
}
