/* Loads and figures of the benchmarks. Times are milliseconds. */

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** Figures of what `calls` took: p50, p99, calls a second, and how many failed. */
export function figures(durations, failed, elapsedMs) {
  const sorted = [...durations].sort((a, b) => a - b);
  return {
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    perSecond: (durations.length * 1_000) / elapsedMs,
    failed,
  };
}

/** One call, timed; a rejection counts as failed. */
async function timed(call, log, index, caller) {
  const from = performance.now();
  try {
    await call(index, caller);
    log.durations.push(performance.now() - from);
  } catch (error) {
    log.failed += 1;
    log.firstError ??= error;
  }
}

const done = (log, from) => {
  if (log.firstError) console.error(`· first of ${log.failed} failures: ${log.firstError.message}`);
  return figures(log.durations, log.failed, performance.now() - from);
};

/** So many callers at once, each calling again as soon as it is answered, until `requests` were made: `call(index, caller)`. */
export async function closedLoop({ callers, requests, call }) {
  const log = { durations: [], failed: 0 };
  const from = performance.now();
  let next = 0;
  const repeat = async (_, caller) => {
    while (next < requests) await timed(call, log, next++, caller);
  };
  await Promise.all(Array.from({ length: Math.min(callers, requests) }, repeat));
  return done(log, from);
}

/** So many calls a second, whether or not the ones before are answered. */
export async function openLoop({ perSecond, seconds, call }) {
  const log = { durations: [], failed: 0 };
  const from = performance.now();
  const calls = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = from + (index * 1_000) / perSecond;
    const waitMs = due - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    calls.push(timed(call, log, index));
  }
  await Promise.all(calls);
  return done(log, from);
}

const shown = (value) =>
  typeof value !== 'number' || Number.isInteger(value) ? value : value.toFixed(value < 10 ? 1 : 0);

/** Every table that was printed: its title, and its rows as they were handed in. */
export const tables = [];

/** Prints rows (objects of the same keys) as a Markdown table, each when it is handed in. */
export function openTable(title) {
  let keys;
  const rows = [];
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

export function printTable(title, rows) {
  rows.forEach(openTable(title));
}

/** The event loop's p99 since the last reading, and the memory, of the process whose metrics are on `port`. */
export async function readMetrics(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const read = (name) => Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    lagMs: 1_000 * read('nodejs_eventloop_lag_p99_seconds'),
    megabytes: read('process_resident_memory_bytes') / 1e6,
  };
}
