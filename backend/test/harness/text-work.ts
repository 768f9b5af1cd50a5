import { SETTINGS } from '../../src/config/settings.js';
import { TextWorkPool, type TextWorkLimits } from '../../src/modules/transform/text-work/text-work-pool.js';

/** Of one thread, because each takes a second to load. */
export function textWorkPools(): (limits?: Partial<TextWorkLimits>) => TextWorkPool {
  const pools: TextWorkPool[] = [];
  afterAll(() => Promise.all(pools.map((pool) => pool.onApplicationShutdown())));
  return (limits = {}) => {
    const pool = new TextWorkPool({ ...SETTINGS.textWork, threads: 1, ...limits });
    pools.push(pool);
    return pool;
  };
}
