/* Two hundred files at once, bombs among them: whether the API still answers others, and what it holds in memory. */
import { setTimeout as pause } from 'node:timers/promises';
import { pdf, pdfBomb } from '../test/content/pdf-file.ts';
import { zipOf } from '../test/content/zip-file.ts';
import { printTable, readMetrics } from './measure.mjs';
import { signUp } from './people.mjs';
import { startProgram } from './programs.mjs';

const SAMPLE_MS = 1_000;
const BUSY = [429, 503];

const lines = Array.from({ length: 45 }, (_, at) => ({
  text: `Line ${at + 1}: the bakery threw away ${at + 130} loaves a week.`,
  y: 780 - at * 16,
}));
const wordOf = (xml) => [
  { name: '[Content_Types].xml', data: Buffer.from('<Types/>') },
  { name: 'word/document.xml', data: xml },
];

/** Twenty kinds of which two are bombs: a tenth of what is sent. */
function makeFiles() {
  const honest = [
    pdf(Array.from({ length: 20 }, () => lines)),
    pdf([lines]),
    Buffer.from('# A text\n\nWe counted every loaf for six weeks.\n'.repeat(2_000)),
    Buffer.from(`<h1>A page</h1>${'<p>We counted every loaf for six weeks.</p>'.repeat(2_000)}`),
    Buffer.alloc(9_900_000, 'We counted every loaf. '),
    Buffer.alloc(4_000_000, 0),
  ];
  const bombs = [pdfBomb(200), zipOf(wordOf(Buffer.alloc(200_000_000, ' ')))];
  return Array.from({ length: 20 }, (_, at) =>
    at % 10 === 9 ? bombs[(at - 9) / 10] : honest[at % honest.length],
  );
}

/** Sends one file until it is answered: busy is asked again after the wait it names. Resolves with the last status. */
async function upload(url, { address, headers: { cookie } }, file, counts) {
  const headers = { cookie, 'x-forwarded-for': address };
  for (;;) {
    const body = new FormData();
    body.append('file', new Blob([file]), 'file');
    const answer = await fetch(`${url}/api/content/extract`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    if (!BUSY.includes(answer.status)) {
      counts[answer.status] = (counts[answer.status] ?? 0) + 1;
      return;
    }
    counts.busy += 1;
    await pause(1_000 * Number(answer.headers.get('retry-after') ?? 1));
  }
}

/** The memory of each second, and the event loop's p99 of each, or (`isWhole`) of all of them together. */
async function watch(port, isWhole, isOver) {
  const samples = [];
  let peak = 0;
  await readMetrics(port);
  while (!isOver()) {
    await pause(SAMPLE_MS);
    if (isWhole) continue;
    samples.push(await readMetrics(port));
    peak = Math.max(peak, samples.at(-1).megabytes);
  }
  if (isWhole) return { p99: (await readMetrics(port)).lagMs, worst: '', peak: '' };
  const lags = samples.map(({ lagMs }) => lagMs).sort((a, b) => a - b);
  return { p99: lags[Math.floor(lags.length / 2)], worst: lags.at(-1), peak };
}

async function flood({ url, port, users, files, count, isWhole }) {
  const counts = { busy: 0 };
  let left = count;
  const watching = watch(port, isWhole, () => left === 0);
  const from = performance.now();
  const COOKIES = JSON.stringify(users.map(({ headers }) => headers.cookie));
  const others = startProgram('others.mjs', { URL: url, COOKIES, SECONDS: '5' }, /^\{.*\}$/m);
  await Promise.all(
    Array.from({ length: count }, (_, at) =>
      upload(url, users[at % users.length], files[at % files.length], counts).finally(() => (left -= 1)),
    ),
  );
  const seconds = (performance.now() - from) / 1_000;
  const loop = await watching;
  await pause(2 * SAMPLE_MS);
  const { megabytes } = await readMetrics(port);
  const user = JSON.parse((await others).line);
  const { busy, ...statuses } = counts;
  return {
    uploads: count,
    seconds,
    'asked to wait': busy,
    answers: Object.entries(statuses)
      .map(([status, times]) => `${times} × ${status}`)
      .join(', '),
    'loop p99 ms': `${loop.p99.toFixed(0)} of ${isWhole ? 'the whole' : 'the median second'}`,
    'of the worst second': loop.worst,
    'GET /api/user p50 ms': user.p50,
    'p99 ms': user.p99,
    'others failed': user.failed,
    'MB at most': loop.peak,
    'MB after': megabytes,
  };
}

export async function benchUploads({ startProduct, isQuick }) {
  const { url, databaseUrl, metricsPort: port } = await startProduct();
  const count = isQuick ? 20 : 200;
  const users = await signUp(url, databaseUrl, count / 2);
  const files = makeFiles();
  const before = await readMetrics(port);
  const rows = [];
  for (const isWhole of [false, true]) rows.push(await flood({ url, port, users, files, count, isWhole }));
  printTable(`Uploads at once, a tenth of them bombs (API before: ${before.megabytes.toFixed(0)} MB)`, rows);
}
