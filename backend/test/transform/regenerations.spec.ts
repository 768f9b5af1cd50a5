import {
  PLANS,
  type OutputState,
  type RegenerateResponse,
  type TransformResponse,
} from '@repurpose/contract';
import { signedUp, type Answer, type Client } from '../harness/client.js';
import { query } from '../harness/database.js';
import { brokenInvariants } from '../harness/invariants.js';
import { OpenAiServer } from '../harness/openai-server.js';
import { startProduct, type OwnProduct } from '../harness/product.js';
import { creditsOf, transform, type Failure } from '../harness/transforms.js';
import { until } from '../harness/until.js';

const provider = new OpenAiServer();
let product: OwnProduct;
let sentences = 0;
const another = () => ({
  sentence: `This is sentence ${'abcdefghijklmnopqrstuvwxyz'[sentences++ % 26] ?? ''} of the team.`,
});

beforeAll(async () => {
  await provider.start();
  const env = { WRITER: 'openai', OPENAI_API_KEY: 'sk-planted-secret', OPENAI_BASE_URL: provider.baseUrl };
  product = await startProduct({ env });
});
beforeEach(() => {
  provider.behave = another;
});
afterEach(async () => expect(await brokenInvariants(product.databaseUrl)).toEqual([]));
afterAll(async () => {
  await product.stop();
  await provider.stop();
});

interface Opened {
  client: Client;
  path: string;
}
async function opened(): Promise<Opened> {
  const { client } = await signedUp(product.url);
  const { body } = await transform(client, { formats: ['linkedin'] });
  provider.calls.length = 0;
  return { client, path: `/api/transformations/${body.id}/pieces/linkedin` };
}
const regenerate = <Body = RegenerateResponse>(
  { client, path }: Opened,
  body: unknown = {},
): Promise<Answer<Body>> => client.post<Body>(`${path}/regenerate`, body);
const outputOf = async ({ client, path }: Opened) =>
  (await client.get<OutputState & { draft: { hook: string; body: string[] } }>(path)).body;

it('three are included, each further one costs a credit, and what fails costs nothing', async () => {
  const one = await opened();
  provider.behave = () => ({ status: 400 });
  const failed = await regenerate<Failure>(one);
  expect([failed.status, (await outputOf(one)).regenerationsLeft]).toEqual([502, 3]);
  provider.behave = another;
  const left: [number, number][] = [];
  for (let times = 0; times < 4; times += 1) {
    const { body } = await regenerate(one);
    left.push([body.regenerationsLeft, body.creditsLeft]);
  }
  expect(left).toEqual([
    [2, 4],
    [1, 4],
    [0, 4],
    [0, 3],
  ]);
  provider.behave = () => ({ status: 400 });
  expect([(await regenerate(one)).status, await creditsOf(one.client)]).toEqual([502, 3]);
  expect((await outputOf(one)).version).toBe(5);
});

it('without a credit the fourth is refused', async () => {
  const one = await opened();
  for (let times = 0; times < 3; times += 1) await regenerate(one);
  for (let times = 0; times < 4; times += 1) await transform(one.client, { formats: ['summary'] });
  const answer = await regenerate<Failure>(one);
  expect([answer.status, answer.body.code, await creditsOf(one.client)]).toEqual([402, 'NO_CREDITS', 0]);
});

it('asks the model for another version, with the author’s wish as data and the id of the call', async () => {
  const one = await opened();
  const { headers } = await regenerate(one, { instruction: 'Name the "coffee" first.' });
  expect(provider.calls.at(0)?.requestId).toBe(headers.get('x-request-id'));
  expect(provider.calls.at(0)?.user).toContain('"Name the \\"coffee\\" first."');
  const answer = await regenerate<Failure>(one, { instruction: 'x'.repeat(501) });
  expect([answer.status, answer.body.code]).toEqual([400, 'INSTRUCTION_INVALID']);
});

it('says so when the writer has nothing new', async () => {
  const one = await opened();
  provider.behave = () => ({ sentence: 'The same as ever, said once more.' });
  await regenerate(one);
  const again = await regenerate<Failure>(one);
  expect([again.status, again.body.code]).toEqual([422, 'NOTHING_NEW']);
  expect((await outputOf(one)).regenerationsLeft).toBe(2);
});

it('a text that a version has is not written again, whatever the tone, and is not counted', async () => {
  const one = await opened();
  const saying = (sentence: string) => void (provider.behave = () => ({ sentence }));
  saying('The first thing to be said of it.');
  expect((await regenerate(one)).body.tone).toBe('professional');
  saying('The second thing to be said of it.');
  expect((await regenerate(one, { tone: 'casual' })).body.tone).toBeNull();
  saying('The first thing to be said of it.');
  const again = await regenerate<Failure>(one, { tone: 'humorous' });
  expect([again.status, again.body.code]).toEqual([422, 'NOTHING_NEW']);
  expect(await outputOf(one)).toMatchObject({ version: 3, regenerationsLeft: 1 });
});

it('what is edited while it runs stays, and a second one is refused meanwhile', async () => {
  const one = await opened();
  const go = Promise.withResolvers<{ sentence: string }>();
  provider.behave = () => go.promise;
  const running = regenerate(one);
  await until('the call of the model', () => Promise.resolve(provider.calls.length > 0));
  const second = await regenerate<Failure>(one);
  expect([second.status, second.body.code]).toEqual([409, 'REGENERATION_RUNNING']);
  const saved = await one.client.send('PUT', one.path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ expectedVersion: 1, texts: { callToAction: 'Mine, while you write.' } }),
  });
  go.resolve({ sentence: 'Written while somebody edited.' });
  expect([saved.status, (await running).status]).toEqual([200, 200]);
  expect(await outputOf(one)).toMatchObject({
    version: 3,
    edited: ['callToAction'],
    draft: { callToAction: 'Mine, while you write.', hook: 'Written while somebody edited.' },
  });
});

it('counts as in flight, and is in no list', async () => {
  const one = await opened();
  const go = Promise.withResolvers<{ sentence: string }>();
  provider.behave = () => go.promise;
  const running = regenerate(one);
  await until('the call of the model', () => Promise.resolve(provider.calls.length > 0));
  const { maxInFlight } = PLANS.free;
  const transforms = Array.from({ length: maxInFlight }, () =>
    transform<Partial<Failure>>(one.client, { formats: ['summary'] }),
  );
  const refused = await Promise.race(transforms);
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_IN_FLIGHT']);
  const { body: listed } = await one.client.get<unknown[]>('/api/transformations');
  expect(listed).toHaveLength(maxInFlight);
  go.resolve({ sentence: 'Written while others waited.' });
  const statuses = (await Promise.all([running, ...transforms])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(maxInFlight);
});

it('a worker that dies: the work is taken up again, one version, one credit', async () => {
  const one = await opened();
  for (let times = 0; times < 3; times += 1) await regenerate(one);
  const calls = provider.calls.length;
  provider.behave = (_format, earlier) => (earlier === calls ? 'hang' : another());
  const answer = regenerate(one);
  await until('the call of the model', () => Promise.resolve(provider.calls.length > calls));
  await product.worker.kill();
  product.worker.start();
  const { status, body } = await answer;
  expect([status, body.version, body.creditsLeft]).toEqual([200, 5, 3]);
});

describe('a source too long to be read by every format', () => {
  const long = Array.from(
    { length: 900 },
    (_, index) => `The team wrote note ${index} down and read it again.`,
  );
  const content = long.join('\n\n');
  const brief = {
    sections: [{ heading: '', points: ['The team wrote note 7 down.', 'It cost 37% in Paris.'] }],
  };

  it('is briefed once, for all formats, their retries and later versions, and what it took is kept', async () => {
    const { client } = await signedUp(product.url);
    provider.calls.length = 0;
    provider.behave = (format, earlier) => {
      if (format === 'brief')
        return earlier === 0 ? { status: 429, headers: { 'retry-after': '0' } } : { answer: brief };
      return format === 'summary' && earlier < 3 ? { status: 500 } : 'ok';
    };
    const { status, body } = await transform(client, { content, formats: ['twitter', 'summary'] });
    expect([status, body.failures.map(({ format }) => format)]).toEqual([200, ['summary']]);
    const briefed = provider.callsOf('brief');
    const path = `/api/transformations/${body.id}`;
    const retried = await client.post<TransformResponse>(`${path}/retry`, { format: 'summary' });
    expect([retried.status, retried.body.failures]).toEqual([200, []]);
    provider.behave = () => ({ sentence: 'The team read note 9 again.' });
    expect((await client.post(`${path}/pieces/twitter/regenerate`, {})).status).toBe(200);
    expect(provider.callsOf('brief')).toBe(briefed);
    const written = provider.calls.filter(({ format }) => format !== 'brief');
    expect(written.every(({ user: said }) => said.includes('- The team wrote note 7 down.'))).toBe(true);
    expect(written.some(({ user: said }) => said.includes('note 8 ') || said.includes('37%'))).toBe(false);
    const uses = await query(
      product.databaseUrl,
      `SELECT piece, sum(input_tokens)::int AS input, sum(output_tokens)::int AS output
         FROM model_use WHERE transformation_id = '${body.id}' GROUP BY piece ORDER BY piece`,
    );
    const answered = briefed - 1;
    expect(uses).toEqual([
      { piece: 'brief', input: 100 * answered, output: 20 * answered },
      { piece: 'summary', input: 100, output: 20 },
      { piece: 'twitter', input: 200, output: 40 },
    ]);
  });

  it.each([
    ['is cut for length', 'length' as const, 502],
    ['cannot be had', { status: 500 } as const, 503],
  ])(
    'whose brief %s is an error, no format is asked for and nothing is charged',
    async (_name, behaviour, code) => {
      const { client } = await signedUp(product.url);
      provider.calls.length = 0;
      provider.behave = (format) => (format === 'brief' ? behaviour : 'ok');
      const answer = await transform<Failure>(client, { content });
      expect([answer.status, answer.body.message]).toEqual([
        code,
        'Could not repurpose content. Please try again.',
      ]);
      expect([await creditsOf(client), provider.calls.every(({ format }) => format === 'brief')]).toEqual([
        5,
        true,
      ]);
    },
  );
});
