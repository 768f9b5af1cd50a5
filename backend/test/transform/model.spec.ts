import type { TransformationDetail } from '@repurpose/contract';
import { signedUp, type Client } from '../harness/client.js';
import { query } from '../harness/database.js';
import { OpenAiServer } from '../harness/openai-server.js';
import { startProduct, type OwnProduct } from '../harness/product.js';
import { creditsOf, transform, type Failure } from '../harness/transforms.js';
import { person, setPlan } from '../workspaces/team.js';

/* A wish for a whole run: Pro and Agency, with a model. */
const WISH = 'Mention the "workshop" in May.';
const provider = new OpenAiServer();
let product: OwnProduct;

beforeAll(async () => {
  await provider.start();
  const env = { WRITER: 'openai', OPENAI_API_KEY: 'sk-x', OPENAI_BASE_URL: provider.baseUrl };
  product = await startProduct({ env });
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
  expect(provider.calls.map(({ user }) => user.includes('There is a version of this piece already'))).toEqual(
    [false, false],
  );
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
