import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class TermLanguage1765764400000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE term ADD COLUMN language text`);
  }
}
