import { startEnv } from './config/start-env.js';
import { migrate } from './database/data-source.js';

const applied = await migrate(startEnv());
process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'the schema is up to date\n');
