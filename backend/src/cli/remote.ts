import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Problem, V1, type V1Call } from '@repurpose/contract';
import { UsageError } from './options.js';
import { InputError, RemoteError, type Terminal } from './terminal.js';

export const REMOTE_OPTIONS = { remote: { type: 'string' }, 'key-file': { type: 'string' } } as const;

const MAX_TRIES = 10;
const OTHERS_MAY_READ = 0o077;

interface Request {
  query?: Record<string, string>;
  body?: object;
}
interface Reply<Body> {
  status: number;
  body: Body;
  retryAfterSeconds: number;
}

export class Remote {
  private readonly idempotencyKey = randomUUID();

  constructor(
    private readonly url: URL,
    private readonly key: string,
    private readonly terminal: Terminal,
  ) {}

  /** @throws UsageError without address or key; InputError if others may read the key file */
  static async open(
    values: { remote?: string | undefined; 'key-file'?: string | undefined },
    terminal: Terminal,
  ): Promise<Remote> {
    const { remote = '' } = values;
    if (!URL.canParse(remote) || !/^https?:/.test(remote))
      throw new UsageError('--remote must be an address');
    return new Remote(new URL(remote), await readKey(values['key-file'], terminal), terminal);
  }

  /** @throws RemoteError: the server refused or is unreachable */
  async call<Body>(name: V1Call, request: Request = {}): Promise<Reply<Body>> {
    for (let tries = 1; ; tries += 1) {
      const response = await this.send(name, request);
      const retryAfterSeconds = Number(response.headers.get('retry-after') ?? 0);
      if (response.ok)
        return { status: response.status, body: (await response.json()) as Body, retryAfterSeconds };
      const isPassing = (response.status === 429 || response.status === 503) && retryAfterSeconds > 0;
      if (!isPassing || tries === MAX_TRIES) throw new RemoteError(await reasonOf(response));
      await this.pause(retryAfterSeconds, 'the server is busy');
    }
  }

  async pause(seconds: number, why: string): Promise<void> {
    this.terminal.progress?.(`${why}: next try in ${seconds} s`);
    await sleep(seconds * 1_000);
  }

  private async send(name: V1Call, { query, body }: Request): Promise<Response> {
    const { method, path } = V1[name];
    const address = new URL(path, this.url);
    for (const [field, value] of Object.entries(query ?? {})) address.searchParams.set(field, value);
    try {
      return await fetch(address, {
        method,
        redirect: 'error',
        headers: {
          authorization: `Bearer ${this.key}`,
          ...(body && { 'content-type': 'application/json', 'idempotency-key': this.idempotencyKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch (cause) {
      throw new RemoteError(`${this.url.origin} cannot be reached`, { cause });
    }
  }
}

async function reasonOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { code, detail } = JSON.parse(text) as Partial<Problem>;
    if (code && detail) return `${detail} (${code})`;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return `the server answered ${response.status}`;
}

/** Never an argument: other users can see those. */
async function readKey(file: string | undefined, { env }: Terminal): Promise<string> {
  const key = file === undefined ? env['REPURPOSE_API_KEY'] : await readKeyFile(file);
  if (!key?.trim()) throw new UsageError('set REPURPOSE_API_KEY, or name a file with --key-file');
  return key.trim();
}

async function readKeyFile(file: string): Promise<string> {
  const { mode } = await stat(file).catch((cause: unknown) => {
    throw new InputError(`${file}: cannot be read`, { cause });
  });
  if ((mode & OTHERS_MAY_READ) !== 0)
    throw new InputError(`${file}: others may read it. Make it yours alone: chmod 600 ${file}`);
  return readFile(file, 'utf8');
}
