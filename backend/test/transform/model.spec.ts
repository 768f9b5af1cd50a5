import type { OutputChecks, OutputState, TransformationDetail } from '@repurpose/contract';
import { signedUp, type Client } from '../harness/client.js';
import { query } from '../harness/database.js';
import { OpenAiServer, type Behaviour } from '../harness/openai-server.js';
import { startProduct, type OwnProduct } from '../harness/product.js';
import { creditsOf, transform, type Failure } from '../harness/transforms.js';
import { until } from '../harness/until.js';
import { person, setPlan } from '../workspaces/team.js';

const WISH = 'Mention the "workshop" in May.';
const provider = new OpenAiServer();
let product: OwnProduct;

beforeAll(async () => {
  await provider.start();
  const env = {
    ...{ WRITER: 'openai', OPENAI_API_KEY: 'sk-x', OPENAI_BASE_URL: provider.baseUrl },
    OPENAI_ENTAILMENT: 'true',
  };
  product = await startProduct({ env });
});
beforeEach(() => {
  provider.behave = () => 'ok';
  provider.calls.length = 0;
});
afterAll(async () => {
  await product.stop();
  await provider.stop();
});

async function onPlan(plan: string): Promise<Client> {
  const { client, user } = await signedUp(product.url);
  await query(product.databaseUrl, 'UPDATE billing_account SET plan = $2 WHERE user_id = $1', [
    user.id,
    plan,
  ]);
  return client;
}
const codeOf = ({ status, body }: { status: number; body: unknown }): string =>
  `${status} ${(body as Failure).code}`;

describe('a custom instruction', () => {
  it('reaches the model for every format, and later versions of them, as data; the run shows it', async () => {
    const client = await onPlan('pro');
    provider.calls.length = 0;
    const { status, body } = await transform(client, {
      formats: ['linkedin', 'summary'],
      instruction: `  ${WISH} `,
    });
    expect(status).toBe(200);
    const told = () => provider.calls.map(({ user }) => user.includes(JSON.stringify(WISH)));
    expect(told()).toEqual([true, true]);
    expect(
      provider.calls.map(({ user }) => user.includes('There is a version of this piece already')),
    ).toEqual([false, false]);
    const { body: detail } = await client.get<TransformationDetail>(`/api/transformations/${body.id}`);
    expect(detail.request.instruction).toBe(WISH);
    provider.calls.length = 0;
    await client.post(`/api/transformations/${body.id}/pieces/linkedin/regenerate`, {
      instruction: 'Shorter.',
    });
    const [again] = provider.calls;
    expect([again?.user.includes(JSON.stringify(WISH)), again?.user.includes('"Shorter."')]).toEqual([
      true,
      true,
    ]);
  });

  it('makes another request of it: the same key with another wish is refused', async () => {
    const client = await onPlan('pro');
    const key = { 'idempotency-key': 'wished' };
    const answers = [
      await transform(client, { instruction: WISH }, key),
      await transform(client, { instruction: WISH }, key),
      await transform(client, { instruction: 'Shorter.' }, key),
      await transform(client, {}, key),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 422]);
  });

  it('is refused on Free, and when it is too long or no text; nothing is charged', async () => {
    const [free, pro] = [await onPlan('free'), await onPlan('pro')];
    expect(codeOf(await transform(free, { instruction: WISH }))).toBe('403 INSTRUCTIONS_NOT_IN_PLAN');
    for (const instruction of ['x'.repeat(501), 5])
      expect(codeOf(await transform(pro, { instruction }))).toBe('400 INSTRUCTION_INVALID');
    expect([await creditsOf(free), await creditsOf(pro)]).toEqual([5, 5]);
    expect((await transform(free, { instruction: ' ' })).status).toBe(200);
  });

  it('is refused where the writer has no model', async () => {
    const user = await person();
    await setPlan(user.id, 'pro');
    expect(codeOf(await transform(user.client, { instruction: WISH }))).toBe('400 INSTRUCTION_NEEDS_MODEL');
  });
});

describe('the model’s check of an output', () => {
  const SAID = 'The 14 people of 2016 adored every note.';
  const verdicts = [{ id: 1, verdict: 'not stated', evidence: 'In 2016 the team had 14 people' }];
  const answering =
    (check: Behaviour): OpenAiServer['behave'] =>
    (kind) =>
      kind === 'entailment'
        ? check
        : { answer: { title: 'Notes', bullets: [SAID, 'The team wrote it down.'] } };
  const foundIn = (checks: OutputChecks | null | undefined): string[] =>
    (checks?.claims ?? []).flatMap(({ rule, text }) => (rule === 'model-not-stated' ? [text] : []));

  it('is delivered and charged with the output, and its tokens are kept', async () => {
    provider.behave = answering({ answer: { verdicts } });
    const client = await onPlan('free');
    const { body } = await transform(client, { formats: ['summary'] });
    expect([foundIn(body.checks?.summary), body.creditsLeft]).toEqual([[SAID], 4]);
    expect(provider.callsOf('entailment')).toBe(1);
    const kept = 'SELECT input_tokens FROM model_use WHERE transformation_id = $1';
    expect(await query(product.databaseUrl, kept, [body.id])).toEqual([
      { input_tokens: 100 * provider.calls.length },
    ]);
  });

  it('stays with its sentence when another part is edited, and goes with an edit of its own', async () => {
    provider.behave = answering({ answer: { verdicts } });
    const client = await onPlan('free');
    const { body } = await transform(client, { formats: ['summary'] });
    const edit = async (expectedVersion: number, texts: Record<string, string>): Promise<string[]> => {
      const path = `/api/transformations/${body.id}/pieces/summary`;
      const init = { headers: { 'content-type': 'application/json' } };
      const saved = JSON.stringify({ expectedVersion, texts });
      return foundIn((await client.send<OutputState>('PUT', path, { ...init, body: saved })).body.checks);
    };
    expect(await edit(1, { 'bullets.1': 'They asked for dates.' })).toEqual([SAID]);
    expect(await edit(2, { 'bullets.0': 'In 2016 the team had 14 people.' })).toEqual([]);
    expect(provider.callsOf('entailment')).toBe(1);
  });

  it('changes nothing where it fails, and says in the log that it did, without content', async () => {
    provider.behave = answering({ status: 500 });
    const { status, body } = await transform(await onPlan('free'), { formats: ['summary'] });
    expect([status, foundIn(body.checks?.summary), body.creditsLeft]).toEqual([200, [], 4]);
    const logged = await until('the line', () => {
      const lines = product.worker.lines.filter((line) =>
        line.includes('a text was not checked by the model'),
      );
      return Promise.resolve(lines.length > 0 ? lines : null);
    });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('provider answered 500');
    expect(logged[0]).not.toContain('adored');
  });
});
