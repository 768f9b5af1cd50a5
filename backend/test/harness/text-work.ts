import { SETTINGS } from '../../src/config/settings.js';
import { TextWorkPool, type TextWorkLimits } from '../../src/modules/transform/text-work/text-work-pool.js';

export function textWorkPools(): (limits?: Partial<TextWorkLimits>) => TextWorkPool {
  const pools: TextWorkPool[] = [];
  afterAll(() => Promise.all(pools.map((pool) => pool.onApplicationShutdown())));
  return (limits = {}) => {
    const pool = new TextWorkPool({ ...SETTINGS.textWork, ...limits });
    pools.push(pool);
    return pool;
  };
}
