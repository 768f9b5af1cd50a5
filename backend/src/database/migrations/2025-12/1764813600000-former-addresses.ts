import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

export class FormerAddresses1764813600000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE former_address (
        address_hash text CONSTRAINT pk_former_address PRIMARY KEY,
        remaining integer NOT NULL CONSTRAINT ck_former_address_remaining CHECK (remaining >= 0),
        anchor_at timestamptz NOT NULL,
        period_start timestamptz NOT NULL,
        period_ends_at timestamptz NOT NULL
      )`);
  }
}
