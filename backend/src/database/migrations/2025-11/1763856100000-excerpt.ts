import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class Excerpt1763856100000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE transformation ADD COLUMN excerpt text NOT NULL DEFAULT ''`);
  }
}
