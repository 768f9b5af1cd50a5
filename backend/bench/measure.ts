/* Times are milliseconds. */

export interface Figures {
  p50: number;
  p99: number;
  perSecond: number;
  failed: number;
}
/** `caller`: counts from 0 in a closed loop, else 0. */
export type Call = (index: number, caller: number) => Promise<unknown>;
export type Cell = string | number;
export type Row = Readonly<Record<string, Cell>>;

interface Log {
  durations: number[];
  failed: number;
  firstError?: unknown;
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

export function figures(durations: readonly number[], failed: number, elapsedMs: number): Figures {
  const sorted = [...durations].sort((a, b) => a - b);
  return {
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    perSecond: (durations.length * 1_000) / elapsedMs,
    failed,
  };
}

async function timed(call: Call, log: Log, index: number, caller: number): Promise<void> {
  const from = performance.now();
  try {
    await call(index, caller);
    log.durations.push(performance.now() - from);
  } catch (error) {
    log.failed += 1;
    log.firstError ??= error;
  }
}

function figuresOf(log: Log, from: number): Figures {
  if (log.firstError !== undefined)
    console.error(`· first of ${log.failed} failures: ${String(log.firstError)}`);
  return figures(log.durations, log.failed, performance.now() - from);
}

/** Each caller calls again when its call is answered. */
export async function closedLoop(load: { callers: number; requests: number; call: Call }): Promise<Figures> {
  const { callers, requests, call } = load;
  const log: Log = { durations: [], failed: 0 };
  const from = performance.now();
  let next = 0;
  const repeat = async (_: unknown, caller: number): Promise<void> => {
    while (next < requests) await timed(call, log, next++, caller);
  };
  await Promise.all(Array.from({ length: Math.min(callers, requests) }, repeat));
  return figuresOf(log, from);
}

/** Does not wait for answers. */
export async function openLoop(load: { perSecond: number; seconds: number; call: Call }): Promise<Figures> {
  const { perSecond, seconds, call } = load;
  const log: Log = { durations: [], failed: 0 };
  const from = performance.now();
  const calls: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = from + (index * 1_000) / perSecond;
    const waitMs = due - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    calls.push(timed(call, log, index, 0));
  }
  await Promise.all(calls);
  return figuresOf(log, from);
}

const shown = (value: Cell | undefined): Cell =>
  typeof value !== 'number' || Number.isInteger(value) ? (value ?? '') : value.toFixed(value < 10 ? 1 : 0);

export const tables: { title: string; rows: Row[] }[] = [];

/** The result prints one row. All rows have the same keys. */
export function openTable(title: string): (row: Row) => void {
  let keys: string[] | undefined;
  const rows: Row[] = [];
  tables.push({ title, rows });
  return (row) => {
    rows.push(row);
    if (!keys) {
      keys = Object.keys(row);
      console.log(`\n## ${title}\n\n| ${keys.join(' | ')} |\n|${keys.map(() => '---').join('|')}|`);
    }
    console.log(`| ${keys.map((key) => shown(row[key])).join(' | ')} |`);
  };
}

export function printTable(title: string, rows: readonly Row[]): void {
  const print = openTable(title);
  for (const row of rows) print(row);
}

/** `lagMs`: event loop p99 since the last reading. */
export async function readMetrics(port: number): Promise<{ lagMs: number; megabytes: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const read = (name: string): number =>
    Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    lagMs: 1_000 * read('nodejs_eventloop_lag_p99_seconds'),
    megabytes: read('process_resident_memory_bytes') / 1e6,
  };
}
