import { randomInt, randomUUID } from 'node:crypto';
import type { User } from '@repurpose/contract';

export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  text: string;
  body: Body;
}

export const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Keeps cookies. Has its own address, because rate limits count per address. */
export class Client {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly baseUrl: string,
    readonly address = randomAddress(),
  ) {}

  async send<Body = unknown>(method: string, path: string, init: RequestInit = {}): Promise<Answer<Body>> {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', this.address);
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([k, v]) => `${k}=${v}`).join('; '));
    const response = await fetch(new URL(path, this.baseUrl), {
      redirect: 'manual',
      ...init,
      method,
      headers,
    });
    this.keepCookies(response.headers.getSetCookie());
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) as Body };
  }

  get<Body = unknown>(path: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.send<Body>('GET', path, { headers });
  }

  post<Body = unknown>(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    if (body === undefined) return this.send<Body>('POST', path, { headers });
    const json = { 'content-type': 'application/json', ...headers };
    return this.send<Body>('POST', path, { headers: json, body: JSON.stringify(body) });
  }

  private keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const cut = pair.indexOf('=');
      const [name, value] = [pair.slice(0, cut), pair.slice(cut + 1)];
      if (/expires=Thu, 01 Jan 1970|max-age=0/i.test(line) || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

export const PASSWORD = 'correct horse 9';

export async function signedUp(
  baseUrl: string,
  account: { email?: string; password?: string; username?: string } = {},
): Promise<{ client: Client; user: User }> {
  const client = new Client(baseUrl);
  const {
    email = `u${randomUUID().slice(0, 13)}@example.com`,
    password = PASSWORD,
    username = 'Ada Writer',
  } = account;
  const answer = await client.post<User>('/api/register', { email, password, username });
  if (answer.status >= 300) throw new Error(`register answered ${answer.status}: ${answer.text}`);
  return { client, user: answer.body };
}
