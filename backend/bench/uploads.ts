/* Other calls' response times and memory during two hundred uploads, a tenth of them bombs. */
import { setTimeout as pause } from 'node:timers/promises';
import { pdf, pdfBomb } from '../test/content/pdf-file.ts';
import { zipOf } from '../test/content/zip-file.ts';
import { type Figures, percentile, printTable, readMetrics, type Row } from './measure.ts';
import { type Person, signUp } from './people.ts';
import { type BenchOptions, startProgram } from './programs.ts';

const SAMPLE_MS = 1_000;
const BUSY = [429, 503];

const lines = Array.from({ length: 45 }, (_, at) => ({
  text: `Line ${at + 1}: the bakery threw away ${at + 130} loaves a week.`,
  y: 780 - at * 16,
}));
const wordFile = (xml: Buffer) => [
  { name: '[Content_Types].xml', data: Buffer.from('<Types/>') },
  { name: 'word/document.xml', data: xml },
];

function makeFiles(): Buffer[] {
  const honest = [
    pdf(Array.from({ length: 20 }, () => lines)),
    pdf([lines]),
    Buffer.from('# A text\n\nWe counted every loaf for six weeks.\n'.repeat(2_000)),
    Buffer.from(`<h1>A page</h1>${'<p>We counted every loaf for six weeks.</p>'.repeat(2_000)}`),
    Buffer.alloc(9_900_000, 'We counted every loaf. '),
    Buffer.alloc(4_000_000, 0),
  ];
  const bombs = [pdfBomb(200), zipOf(wordFile(Buffer.alloc(200_000_000, ' ')))];
  return Array.from({ length: 20 }, (_, at) => {
    const file = at % 10 === 9 ? bombs[(at - 9) / 10] : honest[at % honest.length];
    if (!file) throw new Error('no file');
    return file;
  });
}

type Counts = Record<string, number> & { busy: number };

/** Retries after Retry-After. */
async function upload(url: string, person: Person, file: Buffer, counts: Counts): Promise<void> {
  const { address, headers: own } = person;
  const { cookie } = own;
  const headers = { cookie, 'x-forwarded-for': address };
  for (;;) {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(file)]), 'file');
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

interface Watched {
  p99: number;
  worst: number | string;
  peak: number | string;
}

/** Per second, or (`isWhole`) the p99 of the whole time. */
async function watch(port: number, isWhole: boolean, isOver: () => boolean): Promise<Watched> {
  const samples: { lagMs: number; megabytes: number }[] = [];
  let peak = 0;
  await readMetrics(port);
  while (!isOver()) {
    await pause(SAMPLE_MS);
    if (isWhole) continue;
    const sample = await readMetrics(port);
    samples.push(sample);
    peak = Math.max(peak, sample.megabytes);
  }
  if (isWhole) return { p99: (await readMetrics(port)).lagMs, worst: '', peak: '' };
  const lags = samples.map(({ lagMs }) => lagMs).sort((a, b) => a - b);
  return { p99: percentile(lags, 0.5), worst: lags.at(-1) ?? '', peak };
}

interface Flood {
  url: string;
  port: number;
  users: Person[];
  files: Buffer[];
  count: number;
  isWhole: boolean;
}

async function flood({ url, port, users, files, count, isWhole }: Flood): Promise<Row> {
  const counts: Counts = { busy: 0 };
  let left = count;
  const watching = watch(port, isWhole, () => left === 0);
  const from = performance.now();
  const COOKIES = JSON.stringify(users.map(({ headers }) => headers.cookie));
  const env = { API_URL: url, COOKIES, SECONDS: '5' };
  const others = startProgram('background-calls.ts', env, /^\{.*\}$/m);
  await Promise.all(
    Array.from({ length: count }, (_, at) => {
      const [user, file] = [users[at % users.length], files[at % files.length]];
      if (!user || !file) throw new Error('nobody to send, or nothing');
      return upload(url, user, file, counts).finally(() => (left -= 1));
    }),
  );
  const seconds = (performance.now() - from) / 1_000;
  const loop = await watching;
  await pause(2 * SAMPLE_MS);
  const { megabytes } = await readMetrics(port);
  const user = JSON.parse((await others).line) as Figures;
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

export async function bench({ startProduct, isQuick }: BenchOptions): Promise<void> {
  const { url, databaseUrl, metricsPort: port } = await startProduct();
  const count = isQuick ? 20 : 200;
  const users = await signUp(url, databaseUrl, count / 2);
  const files = makeFiles();
  const before = await readMetrics(port);
  const rows: Row[] = [];
  for (const isWhole of [false, true]) rows.push(await flood({ url, port, users, files, count, isWhole }));
  printTable(`Uploads at once, a tenth of them bombs (API before: ${before.megabytes.toFixed(0)} MB)`, rows);
}
