import type { Env } from './product.mjs';

export function productEnv(options: {
  port: number;
  databaseUrl: string;
  redisUrl: string;
  sandboxUrl: string;
  extra?: Record<string, string>;
}): Env;
