import type { DataSource } from 'typeorm';
import { SETTINGS } from '../../src/config/settings.js';
import { OutputRepository } from '../../src/modules/transform/versions/output.repository.js';
import { RegenerationRepository } from '../../src/modules/transform/worker/regeneration.repository.js';
import { RewriteService } from '../../src/modules/transform/worker/rewrite.service.js';
import { TextWorkPool, type TextWorkLimits } from '../../src/modules/transform/text-work/text-work-pool.js';

/** Makes pools of real threads for the tests of one file. */
export function textWorkPools(): (limits?: Partial<TextWorkLimits>) => TextWorkPool {
  const pools: TextWorkPool[] = [];
  afterAll(() => Promise.all(pools.map((pool) => pool.onApplicationShutdown())));
  return (limits = {}) => {
    const pool = new TextWorkPool({ ...SETTINGS.textWork, ...limits });
    pools.push(pool);
    return pool;
  };
}

export const rewriteService = (db: DataSource, textWork: TextWorkPool): RewriteService =>
  new RewriteService(new RegenerationRepository(db, new OutputRepository(db)), textWork);
