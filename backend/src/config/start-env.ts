import { type Env, EnvError, loadEnv } from './env.js';

export function startEnv(): Env {
  try {
    return loadEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`Cannot start: the environment is not valid.\n`);
    for (const problem of error.problems) process.stderr.write(`  ${problem}\n`);
    process.exit(1);
  }
}
