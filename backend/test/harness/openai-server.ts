import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Behaviour =
  | 'ok'
  | { status: number; headers?: Record<string, string>; code?: string }
  | 'hang'
  | 'reset'
  | 'cut'
  | 'garbage'
  | 'not-json'
  | 'no-choices'
  | 'refusal'
  | 'huge'
  | 'endless'
  | 'drip'
  | 'length'
  | { sentence: string }
  | { wrap: (json: string) => unknown; takes?: readonly string[] }
  | { choice: object; usage?: object }
  | { answer: unknown; cachedTokens?: number };

export interface ProviderCall {
  format: string;
  authorization: string;
  requestId: string | undefined;
  traceParent: string | undefined;
  model: string;
  system: string;
  user: string;
  last: string;
  form: string;
}

interface ChatBody {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { name: string; schema: Schema } };
}
type Schema =
  | { type: 'string' | 'integer' }
  | { type: 'array'; items: Schema }
  | { type: 'object'; properties: Record<string, Schema> };

export class OpenAiServer {
  readonly calls: ProviderCall[] = [];
  behave: (format: string, earlier: number) => Behaviour | Promise<Behaviour> = () => 'ok';
  private readonly server = createServer((req, res) => void this.answer(req, res));
  private port = 0;

  async start(): Promise<this> {
    // A worker opens more at once than Node's 511, and the kernel retries the rest for a minute.
    this.server.listen({ port: this.port, host: '127.0.0.1', backlog: 4_096 });
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${this.port}/v1`;
  }

  callsOf(format: string): number {
    return this.calls.filter((call) => call.format === format).length;
  }

  dropCalls(): void {
    this.server.closeAllConnections();
  }

  async stop(): Promise<void> {
    this.dropCalls();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ChatBody;
    const format = body.response_format?.json_schema?.name.replace('_draft', '') ?? '';
    const earlier = this.callsOf(format);
    const said = (role: string): string =>
      body.messages.find((message) => message.role === role)?.content ?? '';
    this.calls.push({
      format,
      authorization: req.headers.authorization ?? '',
      requestId: req.headers['x-request-id']?.toString(),
      traceParent: req.headers['traceparent']?.toString(),
      model: body.model,
      system: said('system'),
      user: said('user'),
      last: body.messages.at(-1)?.content ?? '',
      form: body.response_format?.type ?? 'text',
    });
    misbehave(res, await this.behave(format, earlier), body);
  }
}

const ON_THE_LINE = {
  hang: () => undefined,
  reset: (res) => void res.destroy(),
  cut: (res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    res.write('{"id":"x","choices":[{"mess');
    setImmediate(() => res.destroy());
  },
  drip: (res) => pour(res, 1_000, 'x'),
  endless: (res) => pour(res, 1, 'x'.repeat(1_000_000)),
} satisfies Record<string, (res: ServerResponse) => void>;

/** As fast as it is read, until the connection ends. */
function pour(res: ServerResponse, everyMs: number, piece: string): void {
  res.writeHead(200, { 'content-type': 'application/json' });
  res.write('{"id":"');
  const timer = setInterval(() => res.writableNeedDrain || res.write(piece), everyMs);
  res.once('close', () => clearInterval(timer));
}

function misbehave(res: ServerResponse, behaviour: Behaviour, body: ChatBody): void {
  if (typeof behaviour === 'string' && behaviour in ON_THE_LINE)
    return ON_THE_LINE[behaviour as keyof typeof ON_THE_LINE](res);
  const error = errorOf(behaviour, body);
  if (error !== null) {
    res.writeHead(error.status, { 'content-type': 'application/json', ...error.headers });
    return void res.end(JSON.stringify({ error: { message: error.message, code: error.code ?? null } }));
  }
  res.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'req_local' });
  res.end(
    JSON.stringify({
      id: 'chatcmpl-local',
      object: 'chat.completion',
      model: body.model,
      choices: choicesOf(behaviour, schemaOf(body)),
      usage: usageOf(behaviour),
    }),
  );
}

/** Within every limit, so that no repair call follows. */
export const USUAL_SENTENCE = 'The team wrote it down and read it.';

interface ToldError {
  status: number;
  message: string;
  headers?: Record<string, string>;
  code?: string;
}

function errorOf(behaviour: Behaviour, { response_format }: ChatBody): ToldError | null {
  if (typeof behaviour === 'string') return null;
  if ('status' in behaviour) return { ...behaviour, message: 'as told' };
  const form = response_format?.type ?? 'text';
  const isTaken = !('wrap' in behaviour) || behaviour.takes?.includes(form) !== false;
  return isTaken ? null : { status: 400, message: `response_format ${form} is not supported` };
}

function choicesOf(behaviour: Behaviour, schema: Schema): object[] {
  if (behaviour === 'no-choices') return [];
  if (typeof behaviour === 'object' && 'choice' in behaviour) return [{ index: 0, ...behaviour.choice }];
  const json = textOf(behaviour, schema);
  const content = typeof behaviour === 'object' && 'wrap' in behaviour ? behaviour.wrap(json) : json;
  const message =
    behaviour === 'refusal'
      ? { role: 'assistant', content: null, refusal: 'no' }
      : { role: 'assistant', content };
  return [{ index: 0, finish_reason: behaviour === 'length' ? 'length' : 'stop', message }];
}

function usageOf(behaviour: Behaviour): object {
  if (typeof behaviour === 'object' && 'choice' in behaviour && behaviour.usage) return behaviour.usage;
  return {
    prompt_tokens: 100,
    completion_tokens: 20,
    total_tokens: 120,
    prompt_tokens_details: { cached_tokens: cachedTokensOf(behaviour) },
  };
}

function schemaOf({ response_format, messages }: ChatBody): Schema {
  const told = messages.find(({ role }) => role === 'user')?.content.split('JSON schema of the answer\n')[1];
  return response_format?.json_schema?.schema ?? (JSON.parse(told ?? '{"type":"string"}') as Schema);
}

function textOf(behaviour: Behaviour, schema: Schema): string {
  const content: Record<string, string> = {
    garbage: '{"posts": 7}',
    'not-json': 'Sure! Here is your thread:',
    huge: 'x'.repeat(2_000_000),
  };
  const own = typeof behaviour === 'string' ? content[behaviour] : undefined;
  if (own) return own;
  if (typeof behaviour === 'object' && 'answer' in behaviour) return JSON.stringify(behaviour.answer);
  const isTold = typeof behaviour === 'object' && 'sentence' in behaviour;
  return JSON.stringify(fill(schema, isTold ? behaviour.sentence : USUAL_SENTENCE));
}

function cachedTokensOf(behaviour: Behaviour): number {
  return typeof behaviour === 'object' && 'answer' in behaviour ? (behaviour.cachedTokens ?? 0) : 0;
}

function fill(schema: Schema, sentence: string, position = 0): unknown {
  switch (schema.type) {
    case 'string':
      return sentence;
    case 'integer':
      return position * 30;
    case 'array':
      return [0, 1, 2].map((index) => fill(schema.items, sentence, index));
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties).map(([name, field], index) => [
          name,
          fill(field, sentence, position + index),
        ]),
      );
  }
}
