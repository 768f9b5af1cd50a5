import type { CreatedInvitation, Health, TransformationSummary, Workspace } from '@repurpose/contract';
import { freePort } from '../../../scripts/services/processes.ts';
import { openCheckout, PRICES } from '../billing/paying.js';
import { Client, signedUp } from '../harness/client.js';
import { query } from '../harness/database.js';
import { OpenAiServer } from '../harness/openai-server.js';
import { startProduct, type OwnProduct } from '../harness/product.js';
import { creditsOf, transform, type Failure } from '../harness/transforms.js';
import { until } from '../harness/until.js';
import { Collector } from './collector.js';
import { metricsOf, metricsPort, redisContents } from './traces.js';

const provider = new OpenAiServer();
const collector = new Collector();
let product: OwnProduct;
beforeAll(async () => {
  await provider.start();
  await collector.start();
  product = await startProduct({
    withSandbox: true,
    env: {
      WRITER: 'openai',
      OPENAI_API_KEY: 'sk-planted-provider-key',
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_INPUT_PRICE: '10',
      SESSION_SECRET: 'planted-session-secret-0123456789',
      METRICS_PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      LOG_LEVEL: 'debug',
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    },
  });
});
beforeEach(() => {
  provider.behave = () => 'ok';
  provider.calls.length = 0;
});
afterAll(async () => {
  await product?.stop();
  await provider.stop();
  await collector.stop();
});

const logs = (): string => [...product.api.lines, ...product.worker.lines].join('\n');

describe('what operators see', () => {
  it('one id leads from the call over the job to the provider', async () => {
    const { client } = await signedUp(product.url);
    const answer = await transform(client, { formats: ['summary'] });
    const id = String(answer.headers.get('x-request-id'));
    expect(provider.calls.map((call) => call.requestId)).toEqual([id]);
    const isNamed = (lines: string[]): boolean => lines.some((line) => line.includes(id));
    await until('the id in both logs', () =>
      Promise.resolve(isNamed(product.api.lines) && isNamed(product.worker.lines)),
    );
  });

  it('one trace leads from the call over the job and its formats to the provider, and its id is the request id', async () => {
    const { client } = await signedUp(product.url);
    const answer = await transform(client, { formats: ['summary'] });
    const traceId = String(answer.headers.get('x-request-id')).replaceAll('-', '');
    await until('four spans', () => Promise.resolve(collector.spansOf(traceId).length >= 4));
    const spans = collector.spansOf(traceId);
    const parentOf = (name: string): string | undefined => {
      const { parentSpanId } = spans.find((span) => span.name === name) ?? {};
      const parent = spans.find(({ spanId }) => spanId === parentSpanId);
      return parent && `${parent.service} ${parent.name}`;
    };
    expect(
      ['POST /api/transform', 'write a transformation', 'write a format', 'call the provider'].map(parentOf),
    ).toEqual([
      undefined,
      'repurpose-api POST /api/transform',
      'repurpose-worker write a transformation',
      'repurpose-worker write a format',
    ]);
    const call = spans.find(({ name }) => name === 'call the provider');
    expect(provider.calls[0]?.traceParent).toBe(`00-${traceId}-${call?.spanId}-01`);
  });

  it('requests, jobs, formats, the provider with its tokens and cost, and what lies in the database', async () => {
    const { client } = await signedUp(product.url);
    expect((await transform(client, { formats: ['summary'] })).status).toBe(200);
    const [api, worker] = [await metricsOf(product, 'api'), await metricsOf(product, 'worker')];
    expect(api).toMatch(
      /http_request_seconds_count\{method="POST",route="\/api\/transform",status="200"\} [1-9]/,
    );
    expect(api).toMatch(/^repurpose_queue_depth \d+$/m);
    expect(api).toMatch(/^repurpose_credits_held \d+$/m);
    expect(api).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(worker).toMatch(/job_seconds_count\{plan="free",engine="openai",outcome="delivered"\} [1-9]/);
    expect(worker).toMatch(
      /format_seconds_count\{format="summary",engine="openai",outcome="written"\} [1-9]/,
    );
    expect(worker).toMatch(/provider_call_seconds_count\{outcome="200"\} [1-9]/);
    expect(worker).toMatch(/provider_tokens_total\{direction="input"\} [1-9]/);
    expect(worker).toMatch(/provider_cost_usd_total 0\.00[1-9]/);
  });

  it('why a mail was not sent, without its address', async () => {
    const { user } = await signedUp(product.url);
    const failed = () => product.worker.lines.find((line) => line.includes('a mail was not sent'));
    await until('the failed mail', () => Promise.resolve(failed() !== undefined));
    expect(failed()).toMatch(/"err":\{"type":"Error",.*"code":"ECONNREFUSED"/);
    expect(failed()).not.toContain(user.email);
  });

  it('is for this machine alone: no other address than its loopback serves figures, nor does the public port', async () => {
    for (const part of ['api', 'worker'] as const) {
      // 127.0.0.2 reaches any server that listens on all addresses.
      await expect(fetch(`http://127.0.0.2:${await metricsPort(product, part)}/metrics`)).rejects.toThrow();
    }
    const { status, text } = await new Client(product.url).get('/metrics');
    expect([status, text.includes('repurpose_http')]).toEqual([404, false]);
  });
});

it('callers who leave are waited for no more, and what they asked for is written all the same', async () => {
  let answerNow = (): void => undefined;
  const isAllowed = new Promise<void>((resolve) => (answerNow = resolve));
  provider.behave = () => isAllowed.then(() => 'ok' as const);
  const clients = await Promise.all(
    Array.from({ length: 4 }, async () => (await signedUp(product.url)).client),
  );
  const gone = new AbortController();
  const body = JSON.stringify({ content: 'A text. It says something.', formats: ['summary'] });
  const init = { body, headers: { 'content-type': 'application/json' }, signal: gone.signal };
  const calls = clients.flatMap((client) =>
    Array.from({ length: 5 }, () => client.send('POST', '/api/transform', init)),
  );
  const ends = Promise.allSettled(calls);
  const waiting = (count: number): Promise<boolean> =>
    until(`${count} callers`, async () =>
      (await metricsOf(product, 'api')).includes(`\nrepurpose_waiting_callers ${count}\n`),
    );
  await waiting(calls.length);
  gone.abort();
  await waiting(0);
  expect((await ends).map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
  answerNow();
  for (const client of clients)
    await until('five texts', async () => {
      const { body: kept } = await client.get<TransformationSummary[]>('/api/transformations');
      return kept.filter(({ status }) => status === 'succeeded').length === 5;
    });
});

it('no secret and nothing users write is in logs, error bodies, Redis, traces or metrics', async () => {
  const secrets = {
    email: 'planted-address@example.com',
    username: 'Planted Name',
    password: 'planted password 1',
    wrongPassword: 'planted password 2',
    newPassword: 'planted password 3',
    token: 'planted.identity.token',
    content: 'Planted sentence of an article that nobody else may read.',
    written: 'Planted sentence of an answer that the model wrote.',
    signature: 't=1,v1=planted-signature',
    sessionSecret: 'planted-session-secret',
    providerKey: 'sk-planted-provider-key',
    paymentKey: 'sk_test_sandbox',
    webhookSecret: 'whsec_sandbox',
    workspace: 'Planted Workspace',
    invited: 'planted-guest@example.com',
  };
  const { email, password, username } = secrets;
  const bodies: string[] = [];
  const client = new Client(product.url);
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<void> => {
    const answer = await client.post(path, body, headers);
    if (answer.status >= 400) bodies.push(answer.text);
  };
  await send('/api/register', { email, password, username });
  await send('/api/register', { email, password, username });
  await send('/api/login', { email, password: secrets.wrongPassword });
  await send('/api/login', { email, password });
  const bearer = { authorization: `Bearer ${secrets.token}` };
  await send('/api/firebase-auth', { email, username, firebaseUid: secrets.token }, bearer);
  await send('/api/webhooks/stripe', { content: secrets.content }, { 'stripe-signature': secrets.signature });
  const json = { 'content-type': 'application/json' };
  bodies.push((await client.send('POST', '/api/login', { headers: json, body: `{"a":"${password}` })).text);
  const clientSecret = await openCheckout(client, PRICES.pro);
  provider.behave = (format) => (format === 'twitter' ? { sentence: secrets.written } : { status: 400 });
  await send('/api/transform', { content: secrets.content, formats: ['twitter', 'summary'] });
  provider.behave = () => ({ status: 500 });
  await send('/api/transform', { content: secrets.content, formats: ['summary'] });
  await send('/api/change-password', { currentPassword: password, newPassword: secrets.newPassword });
  const { token: invitation, place } = await invite(client, secrets);
  const cookie = decodeURIComponent([...client.cookies.values()].join(' '));

  expect(bodies.length).toBeGreaterThanOrEqual(5);
  await until('the failure in the log', () => Promise.resolve(logs().includes('a format was not written')));
  const places = {
    logs: logs(),
    bodies: bodies.join('\n'),
    redis: await redisContents(product.redisUrl),
    traces: collector.text,
    metrics: `${await metricsOf(product, 'api')}${await metricsOf(product, 'worker')}`,
  };
  expect(places.redis).toContain('bull:transform:');
  expect([place.id, place.slug].filter((name) => places.metrics.includes(name))).toEqual([]);
  const planted = Object.entries({ ...secrets, cookie: cookie.slice(4, 36), clientSecret, invitation });
  const found = planted.flatMap(([name, secret]) =>
    Object.entries(places).flatMap(([place, text]) => (text.includes(secret) ? [`${name} in ${place}`] : [])),
  );
  expect(found).toEqual([]);
});

async function invite(client: Client, at: { email: string; workspace: string; invited: string }) {
  await query(product.databaseUrl, 'UPDATE app_user SET email_proven_at = now() WHERE email = $1', [
    at.email,
  ]);
  await query(
    product.databaseUrl,
    `UPDATE billing_account SET plan = 'agency' WHERE user_id = (SELECT id FROM app_user WHERE email = $1)`,
    [at.email],
  );
  const { body: workspace } = await client.post<Workspace>('/api/workspaces', { name: at.workspace });
  const path = `/api/workspaces/${workspace.id}/invitations`;
  expect((await client.post(path, { email: at.invited, role: 'viewer' })).status).toBe(201);
  const link = await client.post<CreatedInvitation>(path, { role: 'viewer', days: 1, maxUses: 1 });
  const [, token = ''] = link.body.url?.split('#') ?? [];
  expect((await client.get(`/api/invitations/${token}`)).status).toBe(200);
  return { token, place: workspace };
}

it('without a worker new requests are refused early and uncharged, and health says so, until one is there', async () => {
  const { client } = await signedUp(product.url);
  const health = async (): Promise<{ status: number; components: Health['components'] }> => {
    const { status, body } = await client.get<Health>('/api/health/ready');
    return { status, components: body.components };
  };
  await until('the worker', async () => (await health()).components.queue === 'operational');
  const { body: delivered } = await transform(client, { formats: ['summary'] });
  await product.worker.kill();
  const isMissed = async (): Promise<boolean> => {
    const { status, components } = await health();
    return status === 200 && components.queue === 'degraded' && components.writer === 'degraded';
  };
  await until('the miss of the worker, after the first minute of the api', isMissed, 150_000);
  const answer = await transform<Failure>(client, { formats: ['summary'] });
  const path = `/api/transformations/${delivered.id}/pieces/summary/regenerate`;
  for (const refused of [answer, await client.post<Failure>(path, {})]) {
    expect([refused.status, refused.body.code]).toEqual([503, 'QUEUE_UNAVAILABLE']);
    expect(refused.headers.get('retry-after')).not.toBeNull();
  }
  expect(await creditsOf(client)).toBe(4);
  product.worker.start();
  await until('a transform', async () => (await transform(client, { formats: ['summary'] })).status === 200);
});
