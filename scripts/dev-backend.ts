/* nx run backend:dev: compiles changed files, then restarts api and worker. */
import { appendFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFile, isCompiled } from './compile.ts';
import { ROOT } from './lib/packages.ts';
import { runUntilStopped } from './lib/stoppable.ts';
import { LOCAL } from './services/local-services.ts';
import { apiEntry, ServerProcess, untilHealthy, workerEntry } from './services/product.ts';

const FOLDERS = ['libs/contract', 'libs/writing', 'backend'];
/** Editors write a file in several steps. */
const DEBOUNCE_MS = 30;
const LOG_FILE = join(LOCAL, 'product.log');

const { API_URL = '' } = process.env;
const READY = `${API_URL}/api/health/ready`;
const env = { ...process.env, PORT: new URL(API_URL).port };
const log = (line: string): void => appendFileSync(LOG_FILE, `${line}\n`);
const api = new ServerProcess('api', apiEntry, env, log);
const worker = new ServerProcess('worker', workerEntry, env, log);

async function restart(): Promise<void> {
  const from = performance.now();
  // The api does not drain: a developer is waiting.
  const workerStopped = worker.stop();
  await api.kill();
  api.start();
  await untilHealthy(READY, api);
  console.log(`api restarted in ${Math.round(performance.now() - from)} ms`);
  await workerStopped;
  worker.start();
}

function onChanges(onChange: (files: ReadonlyMap<string, string>) => Promise<void>): () => void {
  let changed = new Map<string, string>();
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    const files = changed;
    changed = new Map();
    last = last.then(() => onChange(files)).catch((error: unknown) => console.error(`! ${String(error)}`));
  };
  const watchers = FOLDERS.map((folder) =>
    watch(join(ROOT, folder, 'src'), { recursive: true }, (_event, file) => {
      if (!file || !isCompiled(file)) return;
      changed.set(join(folder, file), folder);
      clearTimeout(timer);
      timer = setTimeout(flush, DEBOUNCE_MS);
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

runUntilStopped(async (running) => {
  writeFileSync(LOG_FILE, '');
  api.start();
  worker.start();
  running.defer(() => Promise.all([api.kill(), worker.stop()]).then(() => undefined));
  const close = onChanges(async (files) => {
    for (const [path, folder] of files) await compileFile(folder, path.slice(folder.length + 1));
    await restart();
  });
  running.defer(close);
  await untilHealthy(READY, api);
  console.log(`logs: ${LOG_FILE}`);
});
