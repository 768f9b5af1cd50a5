import {
  ERRORS,
  type FormatKey,
  type OutputState,
  type RegenerateResponse,
  type VersionDetail,
  type VersionSummary,
} from '@repurpose/contract';
import { signedUp, type Answer, type Client } from '../harness/client.js';
import { sharedProduct } from '../harness/product.js';
import { ARTICLE, creditsOf, LONG_ARTICLE, transform, type Failure } from '../harness/transforms.js';

interface Opened {
  client: Client;
  path: string;
  output: OutputState;
}
type Thread = OutputState & { draft: { posts: string[] } };

async function opened(format: FormatKey = 'twitter', content = ARTICLE): Promise<Opened> {
  const { client } = await signedUp(sharedProduct().url);
  const { body } = await transform(client, { formats: [format], content });
  const path = `/api/transformations/${body.id}/pieces/${format}`;
  return { client, path, output: (await client.get<OutputState>(path)).body };
}
const put = <Body = Thread>({ client, path }: Opened, body: unknown): Promise<Answer<Body>> =>
  client.send<Body>('PUT', path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const regenerate = <Body = RegenerateResponse & Thread>(
  { client, path }: Opened,
  body: unknown = {},
): Promise<Answer<Body>> => client.post<Body>(`${path}/regenerate`, body);
const kindsOf = async ({ client, path }: Opened): Promise<string[]> =>
  (await client.get<VersionSummary[]>(`${path}/versions`)).body.map(
    ({ version, kind }) => `${version} ${kind}`,
  );

describe('editing a piece', () => {
  it('makes versions that can be read and restored; the newest is the text everywhere', async () => {
    const one = await opened();
    expect(one.output).toMatchObject({ version: 1, edited: [], locked: [], regenerationsLeft: 3 });
    expect(await kindsOf(one)).toEqual(['1 written']);
    const { status, body } = await put(one, { expectedVersion: 1, texts: { 'posts.1': 'It took 3 hours.' } });
    expect([status, body.version, body.draft.posts[1], body.edited]).toEqual([
      200,
      2,
      'It took 3 hours.',
      ['posts.1'],
    ]);
    expect(body.text).toContain('It took 3 hours. 2/');
    const id = one.path.split('/')[3] ?? '';
    const history = await one.client.get<{ transformedContent: { twitter: string } }>(
      `/api/transformations/${id}`,
    );
    expect(history.body.transformedContent.twitter).toBe(body.text);
    const first = await one.client.get<VersionDetail>(`${one.path}/versions/1`);
    expect(first.body.text).toBe(one.output.text);
    const restored = await one.client.post<OutputState>(`${one.path}/versions/1/restore`, {
      expectedVersion: 2,
    });
    expect(restored.body).toMatchObject({ version: 3, text: one.output.text, edited: [] });
    expect(await kindsOf(one)).toEqual(['3 restored', '2 edited', '1 written']);
    expect(await creditsOf(one.client)).toBe(4);
  });

  it('in two windows at once: one is saved, the other is told, nothing is lost', async () => {
    const one = await opened();
    const answers = await Promise.all(
      ['One.', 'Two.', 'Three.'].map((text) =>
        put<Failure>(one, { expectedVersion: 1, texts: { 'posts.0': text } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('VERSION_CONFLICT');
    expect(await kindsOf(one)).toEqual(['2 edited', '1 written']);
  });

  it('moves, adds and takes out posts; what was kept or written by hand stays so in its new place', async () => {
    const one = await opened('twitter', LONG_ARTICLE);
    const [first = '', second = '', third = ''] = (one.output as Thread).draft.posts;
    await put(one, { expectedVersion: 1, texts: {}, locked: ['posts.0'] });
    const { body } = await put(one, {
      expectedVersion: 1,
      texts: { 'posts.1': 'By hand.' },
      order: ['posts.1', 'posts.0', { text: 'One more.' }],
    });
    expect([body.draft.posts, body.edited.sort(), body.locked]).toEqual([
      ['By hand.', first, 'One more.'],
      ['posts.0', 'posts.2'],
      ['posts.1'],
    ]);
    expect([second, third].every((text) => text !== '')).toBe(true);
    expect(body.text).not.toContain(second);
    expect(body.text).not.toContain(third);
  });

  it('locks parts without making a version, and an edit without a change makes none', async () => {
    const one = await opened();
    const { body } = await put(one, { expectedVersion: 1, texts: {}, locked: ['posts.0'] });
    expect([body.version, body.locked]).toEqual([1, ['posts.0']]);
    await put(one, { expectedVersion: 1, texts: { 'posts.0': body.draft.posts[0] } });
    expect(await kindsOf(one)).toEqual(['1 written']);
  });

  it.each([
    ['too long', { texts: { 'posts.0': 'word '.repeat(80) } }, 422, 'DRAFT_OVER_LIMIT'],
    [
      'nothing',
      { texts: Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => [`posts.${at}`, ''])) },
      400,
      'SEGMENT_UNKNOWN',
    ],
    ['an unknown part', { texts: { 'posts.99': 'x' } }, 400, 'SEGMENT_UNKNOWN'],
    ['an unknown lock', { texts: {}, locked: ['nobody'] }, 400, 'SEGMENT_UNKNOWN'],
    ['an unknown order', { texts: {}, order: ['posts.0', 'posts.0'] }, 400, 'SEGMENT_UNKNOWN'],
    ['an order that is none', { texts: {}, order: [7] }, 400, 'SEGMENT_UNKNOWN'],
    ['to take out everything', { texts: {}, order: [] }, 422, 'DRAFT_EMPTY'],
    ['no texts', {}, 400, 'TEXTS_INVALID'],
    ['texts that are none', { texts: { 'posts.0': 7 } }, 400, 'TEXTS_INVALID'],
    ['an old version', { texts: {}, expectedVersion: 9 }, 409, 'VERSION_CONFLICT'],
    ['no version', { texts: {}, expectedVersion: 'x' }, 400, 'EXPECTED_VERSION_REQUIRED'],
  ])('refuses %s', async (_name, body, status, code) => {
    const one = await (shared ??= opened());
    const answer = await put<Failure>(one, { expectedVersion: 1, ...body });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    if (code !== 'DRAFT_OVER_LIMIT') return;
    expect(answer.body.message).toMatch(
      /^An over-limit draft cannot be returned\. Post: 40\d weighted characters, limit 280\.$/,
    );
  });
  let shared: Promise<Opened> | undefined;

  it('of 95,000 characters is refused before its claims are checked', async () => {
    const one = await opened();
    const texts = { 'posts.0': '1–2 '.repeat(23_750) };
    const { status, body } = await put<Failure>(one, { expectedVersion: 1, texts });
    // A checked draft's refusal counts its characters.
    expect([status, body.message]).toEqual([422, ERRORS.DRAFT_OVER_LIMIT.message]);
  });

  it('more than 90 times a minute is refused, for this user only', async () => {
    const [one, other] = [await opened(), await opened()];
    const edit = { expectedVersion: 9, texts: {} };
    const answers = await Promise.all(Array.from({ length: 91 }, () => put<Failure>(one, edit)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await put<Failure>(other, edit)).status).toBe(409);
  });

  it('is the owner’s alone', async () => {
    const { path, output } = await opened();
    const { client } = await signedUp(sharedProduct().url);
    const stranger = { client, path, output };
    const answers = await Promise.all([
      client.get(path),
      put(stranger, { expectedVersion: 1, texts: {} }),
      regenerate(stranger),
      client.get(`${path}/versions`),
      client.get(`${path}/versions/1`),
      client.post(`${path}/versions/1/restore`, { expectedVersion: 1 }),
      client.get(path.replace('twitter', 'summary')),
      client.get(path.replace('twitter', 'nothing')),
      client.get('/api/transformations/none/pieces/twitter'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(404));
  });
});

describe('writing a piece anew', () => {
  it('takes other sentences and leaves what was edited or locked', async () => {
    const one = await opened('twitter', LONG_ARTICLE);
    const edited = await put(one, {
      expectedVersion: 1,
      texts: { 'posts.1': 'Mine, word for word.' },
      locked: ['posts.0'],
    });
    const { status, body } = await regenerate(one);
    expect([status, body.version, body.regenerationsLeft, body.creditsLeft]).toEqual([200, 3, 2, 4]);
    expect(body.draft.posts.slice(0, 2)).toEqual(edited.body.draft.posts.slice(0, 2));
    expect(body.text).not.toBe(edited.body.text);
    const kept = await regenerate<Failure>(one, { part: 'posts.1' });
    expect([kept.status, kept.body.code]).toEqual([409, 'SEGMENT_KEPT']);
    const released = await put(one, { expectedVersion: 3, texts: {}, released: ['posts.1'] });
    expect(released.body.edited).toEqual([]);
  });
});

it('another tone is a version of its own, and an unknown one is refused', async () => {
  const one = await opened('linkedin', LONG_ARTICLE);
  const casual = await regenerate(one, { tone: 'humorous' });
  expect([casual.status, casual.body.version]).toEqual([200, 2]);
  expect(casual.body.text).not.toBe(one.output.text);
  const unknown = await regenerate<Failure>(one, { tone: 'grim' });
  expect([unknown.status, unknown.body.code]).toEqual([400, 'TONE_UNKNOWN']);
});
