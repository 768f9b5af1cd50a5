import type { AccountExport, OutputState, Voice, VoiceList } from '@repurpose/contract';
import { type Failure, transform } from '../harness/transforms.js';
import { person, setPlan, type Person } from '../workspaces/team.js';
import { put, term, voiceOf } from './voice-fixture.js';

let user: Person;
beforeEach(async () => {
  user = await person();
  await setPlan(user.id, 'pro');
});

const samples = (path: string) =>
  user.client.post<Voice>(`${path}/samples`, { title: 'One', text: 'A text.' });
const listed = async () => (await user.client.get<VoiceList>('/api/voices')).body.voices;
const answerOf = ({ status, body }: { status: number; body: object }) =>
  `${status} ${'code' in body ? String(body.code) : ''}`;
const removed = async ({ id }: Voice) =>
  expect((await user.client.send('DELETE', `/api/voices/${id}`)).status).toBe(204);

async function writtenAndDeleted(): Promise<{ voice: Voice; written: string; path: string }> {
  const voice = await voiceOf(user, { terms: [term('notes', 'logs')], isDefault: true });
  const path = `/api/voices/${voice.id}`;
  await samples(path);
  const { body } = await transform(user.client, { formats: ['summary'] });
  await removed(voice);
  return { voice, written: body.id, path };
}

it('a voice that wrote a text is archived: it still explains it, without its samples', async () => {
  const { voice, written, path } = await writtenAndDeleted();
  expect(await listed()).toEqual([]);
  const { body: output } = await user.client.get<OutputState>(
    `/api/transformations/${written}/pieces/summary`,
  );
  expect(output.checks?.voice).toMatchObject({ voiceId: voice.id, version: voice.version + 1 });
  const { status, body } = await user.client.get<Voice>(path);
  expect([status, body.archivedAt, body.isDefault, body.samples]).toEqual([
    200,
    expect.any(String),
    false,
    [],
  ]);
  expect([body.name, body.terms]).toEqual(['House', voice.terms]);
  expect(body.versions.map(({ version }) => version)).toContain(output.checks?.voice?.version);
  const { body: exported } = await user.client.get<AccountExport>('/api/user/export');
  expect(exported.voices).toMatchObject([{ id: voice.id, archivedAt: body.archivedAt, samples: [] }]);
  await removed(voice);
  expect((await user.client.get<Voice>(path)).body.archivedAt).toBe(body.archivedAt);
});

it('an archived voice writes nothing and is not changed', async () => {
  const { voice, written, path } = await writtenAndDeleted();
  const piece = `/api/transformations/${written}/pieces/summary`;
  const { name, rules, version, terms } = voice;
  const change = { expectedVersion: version + 1, name, rules, terms, isDefault: true };
  const answers = [
    await transform(user.client, { formats: ['summary'], settings: { voiceId: voice.id } }),
    await user.client.post<Failure>(`${piece}/regenerate`, { voiceId: voice.id }),
    await user.client.post<Failure>(`${piece}/apply-voice`, { expectedVersion: 1, voiceId: voice.id }),
    await put<Failure>(user.client, path, change),
    await user.client.post<Failure>(`${path}/samples`, { title: 'Two', text: 'A text.' }),
  ];
  expect(answers.map(answerOf)).toEqual(answers.map(() => '409 VOICE_ARCHIVED'));
  const { body } = await transform(user.client, { formats: ['summary'] });
  expect(body.checks?.summary?.voice).toBeUndefined();
  const { body: before } = await user.client.get<Voice>(path);
  await user.client.post('/api/terms', term('staff', 'crew'));
  expect((await user.client.get<Voice>(path)).body.version).toBe(before.version);
});

it('its name and its place in the plan are free; its words count no more', async () => {
  const full = await voiceOf(user, {
    terms: Array.from({ length: 100 }, (_, at) => term(`word${at}`, 'word')),
  });
  await transform(user.client, { formats: ['summary'], settings: { voiceId: full.id } });
  await removed(full);
  expect((await user.client.post('/api/terms', term('staff', 'crew'))).status).toBe(201);
  const again = await voiceOf(user);
  expect((await listed()).map(({ id, name }) => [id, name])).toEqual([[again.id, 'House']]);
  expect(answerOf(await user.client.post<Failure>('/api/voices', { name: 'Second' }))).toBe(
    '409 TOO_MANY_VOICES',
  );
});

it('a voice that a regeneration or an existing output got is archived, an unused one is deleted', async () => {
  await setPlan(user.id, 'agency');
  const { body } = await transform(user.client, { formats: ['linkedin'], settings: { voiceId: null } });
  const piece = `/api/transformations/${body.id}/pieces/linkedin`;
  const of = (name: string) => voiceOf(user, { name, terms: [term('notes', name)] });
  const [regenerated, applied, unused] = [await of('letters'), await of('logs'), await of('papers')];
  expect((await user.client.post(`${piece}/regenerate`, { voiceId: regenerated.id })).status).toBe(200);
  const { body: now } = await user.client.get<OutputState>(piece);
  const apply = { expectedVersion: now.version, voiceId: applied.id };
  expect((await user.client.post(`${piece}/apply-voice`, apply)).status).toBe(200);
  for (const voice of [regenerated, applied, unused]) await removed(voice);
  const states = [regenerated, applied, unused].map(async ({ id }) => {
    const { status, body: voice } = await user.client.get<Voice>(`/api/voices/${id}`);
    return status === 200 ? typeof voice.archivedAt : status;
  });
  expect(await Promise.all(states)).toEqual(['string', 'string', 404]);
});
