import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { CreatedKey, KeyScope, Problem, V1Call } from '@repurpose/contract';
import { KEY_SCOPE_KEYS, V1 } from '@repurpose/contract';
import { ROOT } from '../../../scripts/lib/packages.ts';
import { type Answer, Client } from '../harness/client.js';
import type { Person } from '../workspaces/team.js';

interface Reply {
  content?: Record<string, { schema: object }>;
  headers?: Record<string, object>;
}
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Reply> }>>;
}

export const DOCUMENT = JSON.parse(
  readFileSync(join(ROOT, 'libs/contract/openapi.json'), 'utf8'),
) as Document;

const ajv = new Ajv2020({ strict: false, allErrors: true });
(formats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema({ ...DOCUMENT, $id: 'openapi' });

const pointer = (...names: string[]): string =>
  names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

function assertDocumented(path: string, method: string, { status, headers, body }: Answer): void {
  const reply = DOCUMENT.paths[path]?.[method.toLowerCase()]?.responses[status];
  const type = (headers.get('content-type') ?? '').split(';')[0] ?? '';
  const label = `${method} ${path} ${status} ${type}`;
  if (!reply?.content?.[type]) throw new Error(`${label} is not in the document: ${JSON.stringify(body)}`);
  const schema = pointer('paths', path, method.toLowerCase(), 'responses', String(status), 'content', type);
  const check =
    ajv.getSchema(`openapi#/${schema}/schema`) ?? ajv.compile({ $ref: `openapi#/${schema}/schema` });
  if (!check(body)) throw new Error(`${label} differs from the document: ${ajv.errorsText(check.errors)}`);
  assertHeaders(headers, Object.keys(reply.headers ?? {}), label);
}

const MATTER = ['ratelimit', 'retry-after', 'location'];
function assertHeaders(headers: Headers, documented: readonly string[], label: string): void {
  if (!headers.get('x-request-id')) throw new Error(`${label} has no X-Request-Id`);
  const names = documented.map((name) => name.toLowerCase());
  const unknown = MATTER.find((name) => headers.has(name) && !names.includes(name));
  if (unknown) throw new Error(`${label} has a header that is not in the document: ${unknown}`);
}

export interface Options {
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Compares every answer with the document. */
export class Program {
  private readonly client: Client;

  constructor(
    url: string,
    readonly key: string | null,
  ) {
    this.client = new Client(url);
  }

  async call<Body = unknown>(name: V1Call, { query, body, headers }: Options = {}): Promise<Answer<Body>> {
    const { method, path } = V1[name];
    const address = query ? `${path}?${new URLSearchParams(query).toString()}` : path;
    const init: RequestInit = {
      headers: {
        ...(this.key !== null && { authorization: `Bearer ${this.key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const answer = await this.client.send<Body>(method, address, init);
    assertDocumented(path, method, answer);
    return answer;
  }

  fail(name: V1Call, options: Options = {}): Promise<Answer<Problem>> {
    return this.call<Problem>(name, options);
  }
}

export async function newKey(
  { client }: Person,
  workspaceId: string,
  scopes: readonly KeyScope[] = KEY_SCOPE_KEYS,
): Promise<CreatedKey> {
  const path = `/api/workspaces/${workspaceId}/keys`;
  const { status, body, text } = await client.post<CreatedKey>(path, { name: 'Tests', scopes, days: 30 });
  if (status !== 201) throw new Error(`a key was refused: ${text}`);
  return body;
}

export async function program(
  owner: Person,
  workspaceId: string,
  scopes?: readonly KeyScope[],
): Promise<Program> {
  return new Program(owner.client.baseUrl, (await newKey(owner, workspaceId, scopes)).key);
}
