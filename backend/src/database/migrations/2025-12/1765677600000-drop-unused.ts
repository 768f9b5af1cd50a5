import type { QueryRunner } from 'typeorm';
import { Migration } from '../../migration.js';

/** The release before workspaces called these. One statement at a time: several locks could deadlock. */
export class DropUnused1765677600000 extends Migration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
}

const STATEMENTS = [
  'DROP TRIGGER IF EXISTS job_to_regeneration ON transformation',
  'DROP TRIGGER IF EXISTS regeneration_to_job ON regeneration',
  'DROP FUNCTION IF EXISTS job_to_regeneration, regeneration_to_job, mirror_regeneration',
  'DROP TABLE IF EXISTS regeneration',
  'DROP FUNCTION IF EXISTS accept_transformation, find_transformations, hold_credit, take_invitation',
];
