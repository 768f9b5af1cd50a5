import { startEnv } from './config/start-env.js';
import { migrate } from './database/data-source.js';

const env = startEnv();
try {
  const applied = await migrate(env);
  process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'the schema is up to date\n');
} catch (error) {
  const message = error instanceof Error ? error.message || error.name : String(error);
  process.stderr.write(`The migrations failed, nothing of the failed one was applied: ${message}\n`);
  process.exitCode = 1;
}
