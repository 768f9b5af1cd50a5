import {
  DEFAULT_VOICE_RULES,
  type OutputState,
  type TransformResponse,
  type VersionSummary,
  type Voice,
} from '@repurpose/contract';
import type { Client } from '../harness/client.js';
import { ARTICLE, type Failure, transform } from '../harness/transforms.js';
import { agencyOwner, person, setPlan, type Person } from '../workspaces/team.js';
import { put, term, voiceOf } from './voice-fixture.js';

let user: Person;
beforeEach(async () => {
  user = await person();
  await setPlan(user.id, 'pro');
});

const textIn = ({ transformedContent }: TransformResponse): string => transformedContent.summary ?? '';
const asked = (voiceId?: string | null) => ({
  formats: ['summary'],
  settings: voiceId === undefined ? {} : { voiceId },
});

it('a transform is written in the chosen voice, and names what the voice changed', async () => {
  const voice = await voiceOf(user, { terms: [term('notes', 'logs')] });
  const plain = (await transform(user.client, asked(null))).body;
  const { body } = await transform(user.client, asked(voice.id));
  expect(textIn(plain)).toContain('notes');
  expect(textIn(body)).not.toContain('notes');
  expect(textIn(body)).toContain('logs');
  const checks = body.checks?.summary?.voice;
  expect(checks).toMatchObject({ voiceId: voice.id, version: voice.version, name: 'House', likeness: null });
  expect(checks?.changes.every(({ rule }) => rule === 'banned-word')).toBe(true);
  expect(body.checks?.summary?.unsupportedClaims).toBe(0);
});

it('the default voice is used where none is named; null uses none', async () => {
  await voiceOf(user, { terms: [term('notes', 'logs')], isDefault: true });
  expect(textIn((await transform(user.client, asked())).body)).toContain('logs');
  expect(textIn((await transform(user.client, asked(null))).body)).not.toContain('logs');
});

it('the same idempotency key with another voice is another request', async () => {
  const voice = await voiceOf(user);
  const key = { 'idempotency-key': 'voiced' };
  expect((await transform(user.client, asked(voice.id), key)).status).toBe(200);
  expect((await transform(user.client, asked(voice.id), key)).status).toBe(200);
  expect((await transform(user.client, asked(null), key)).status).toBe(422);
});

it('a regeneration keeps the voice, and an edit keeps what is left of its changes', async () => {
  const voice = await voiceOf(user, { terms: [term('notes', 'logs')], rules: { ...DEFAULT_VOICE_RULES } });
  const { body } = await transform(user.client, asked(voice.id));
  const path = `/api/transformations/${body.id}/pieces/summary`;
  const again = await user.client.post<OutputState>(`${path}/regenerate`, {});
  expect([200, 422]).toContain(again.status);
  const { body: state } = await user.client.get<OutputState>(path);
  expect(state.text).not.toContain('notes');
  const changed = state.checks?.voice?.changes[0];
  expect(changed).toBeDefined();
  const edit = {
    expectedVersion: state.version,
    texts: { [changed?.segment ?? '']: 'A sentence of my own.' },
  };
  const { status, body: edited } = await put<OutputState>(user.client, path, edit);
  expect(status).toBe(200);
  expect(edited.checks?.voice?.changes.some(({ segment }) => segment === changed?.segment)).toBe(false);
});

it('samples are measured; a change of an older version is refused', async () => {
  const voice = await voiceOf(user);
  const path = `/api/voices/${voice.id}`;
  const short = await user.client.post<Voice>(`${path}/samples`, { title: 'Short', text: ARTICLE });
  expect(short.body.fingerprint).toBeNull();
  const text = `${ARTICLE.replaceAll('\n', ' ')} `.repeat(8);
  const { status, body } = await user.client.post<Voice>(`${path}/samples`, { title: 'Long', text });
  expect(status).toBe(201);
  expect(body.fingerprint).toMatchObject({ language: 'en' });
  expect(body.fingerprint?.suggestedRules).toContainEqual(expect.objectContaining({ rule: 'emoji' }));
  expect(body.samples.map(({ title }) => title)).toEqual(['Short', 'Long']);
  const late = {
    expectedVersion: voice.version,
    name: 'Late',
    rules: voice.rules,
    terms: [],
    isDefault: false,
  };
  expect(await put(user.client, path, late)).toMatchObject({ status: 409, body: { code: 'VOICE_CHANGED' } });
  const [sample] = body.samples;
  const left = await user.client.send('DELETE', `${path}/samples/${sample?.id}`);
  expect(left.status).toBe(200);
});

it('the plan bounds voices and words', async () => {
  const free = await person();
  expect(await free.client.post('/api/voices', { name: 'House' })).toMatchObject({
    status: 403,
    body: { code: 'VOICES_NOT_IN_PLAN' },
  });
  const voice = await voiceOf(user);
  expect(await user.client.post('/api/voices', { name: 'Second' })).toMatchObject({
    status: 409,
    body: { code: 'TOO_MANY_VOICES' },
  });
  const terms = Array.from({ length: 101 }, (_, at) => term(`word${at}`, 'word'));
  const { name, rules, version } = voice;
  const request = { expectedVersion: version, name, rules, terms, isDefault: false };
  expect(await put(user.client, `/api/voices/${voice.id}`, request)).toMatchObject({
    status: 409,
    body: { code: 'TOO_MANY_TERMS' },
  });
  await setPlan(user.id, 'free');
  expect((await transform(user.client, asked(voice.id))).status).toBe(403);
});

it('names are unique in a workspace, whatever their case', async () => {
  const owner = await agencyOwner();
  await voiceOf(owner);
  expect(await owner.client.post('/api/voices', { name: 'HOUSE' })).toMatchObject({
    status: 409,
    body: { code: 'VOICE_NAME_TAKEN' },
  });
});

it('a voice that is gone is not used', async () => {
  const voice = await voiceOf(user);
  expect((await user.client.send('DELETE', `/api/voices/${voice.id}`)).status).toBe(204);
  expect(await transform(user.client, asked(voice.id))).toMatchObject({
    status: 404,
    body: { code: 'VOICE_UNKNOWN' },
  });
});

it('a voice says what the brand is, in at most five lines', async () => {
  const rules = { ...DEFAULT_VOICE_RULES, weAre: ['patient', 'dry'], weAreNot: ['salespeople'] };
  const { id, version, name, rules: saved } = await voiceOf(user, { rules });
  expect(saved).toEqual(rules);
  const tooMany = { ...rules, weAre: ['a', 'b', 'c', 'd', 'e', 'f'] };
  const request = { expectedVersion: version, name, rules: tooMany, terms: [], isDefault: false };
  expect(await put(user.client, `/api/voices/${id}`, request)).toMatchObject({
    status: 400,
    body: { code: 'VOICE_RULES_INVALID' },
  });
});

describe('an existing output', () => {
  const apply = (client: Client, id: string, body: object) =>
    client.post<OutputState & Failure>(`/api/transformations/${id}/pieces/summary/apply-voice`, body);
  const written = async () => (await transform(user.client, asked(null))).body;
  const stateOf = async (id: string) =>
    (await user.client.get<OutputState>(`/api/transformations/${id}/pieces/summary`)).body;

  it('gets a version in the voice, free of charge; the claims stay, a second time changes nothing', async () => {
    const { id, creditsLeft } = await written();
    const before = await stateOf(id);
    const voice = await voiceOf(user, { terms: [term('notes', 'logs')] });
    const { status, body } = await apply(user.client, id, { expectedVersion: 1, voiceId: voice.id });
    expect([status, body.version]).toEqual([200, 2]);
    expect([body.text.includes('notes'), body.text.includes('logs')]).toEqual([false, true]);
    expect(body.checks?.voice).toMatchObject({ voiceId: voice.id, version: voice.version, name: 'House' });
    expect(body.checks?.voice?.changes.map(({ rule }) => rule)).toContain('banned-word');
    const claims = ({ checks }: OutputState) => checks?.claims.map(({ kind, text }) => `${kind} ${text}`);
    expect(claims(body)).toEqual(claims(before));
    const again = await apply(user.client, id, { expectedVersion: 2, voiceId: voice.id });
    expect(again.body).toEqual(body);
    const { body: credits } = await user.client.get<{ balance: number }>('/api/credits');
    expect(credits.balance).toBe(creditsLeft);
    const { body: versions } = await user.client.get<VersionSummary[]>(
      `/api/transformations/${id}/pieces/summary/versions`,
    );
    expect(versions.map(({ kind, author }) => [kind, author?.userId])).toEqual([
      ['edited', user.id],
      ['written', user.id],
    ]);
  });

  it('keeps its locked parts as they are', async () => {
    const { id } = await written();
    const voice = await voiceOf(user, { terms: [term('notes', 'logs')] });
    const path = `/api/transformations/${id}/pieces/summary`;
    const { draft, text } = await stateOf(id);
    const { bullets } = draft as { bullets: string[] };
    const locked = ['title', ...bullets.map((_, at) => `bullets.${at}`)];
    const keeping = await put(user.client, path, { expectedVersion: 1, texts: {}, locked });
    expect(keeping.status).toBe(200);
    const { body } = await apply(user.client, id, { expectedVersion: 1, voiceId: voice.id });
    expect(body.text).toBe(text);
    expect(body.checks?.voice?.changes).toEqual([]);
  });

  it('is refused for an older version, an unknown voice, a plan without voices', async () => {
    const { id } = await written();
    const voice = await voiceOf(user);
    const answers = [
      await apply(user.client, id, { expectedVersion: 3, voiceId: voice.id }),
      await apply(user.client, id, { voiceId: voice.id }),
      await apply(user.client, id, { expectedVersion: 1, voiceId: id }),
      await apply(user.client, id, { expectedVersion: 1 }),
    ];
    await setPlan(user.id, 'free');
    answers.push(await apply(user.client, id, { expectedVersion: 1, voiceId: voice.id }));
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
      '409 VERSION_CONFLICT',
      '400 EXPECTED_VERSION_REQUIRED',
      '404 VOICE_UNKNOWN',
      '404 VOICE_UNKNOWN',
      '403 VOICES_NOT_IN_PLAN',
    ]);
  });
});
