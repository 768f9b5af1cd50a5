import type { Term, Voice, VoicePreview } from '@repurpose/contract';
import { person, setPlan } from '../workspaces/team.js';

const term = (text: string, replacement: string): Term => ({
  ...{ kind: 'banned', forms: [], isCaseSensitive: false },
  ...{ text, replacement },
});

it('a preview shows what a voice makes of a text, and stores and costs nothing', async () => {
  const user = await person();
  await setPlan(user.id, 'pro');
  const { body: voice } = await user.client.post<Voice>('/api/voices', { name: 'House' });
  for (const each of [term('notes', 'logs'), term('crane', 'hoist')])
    await user.client.post('/api/terms', each);
  const path = `/api/voices/${voice.id}/preview`;
  const text = 'The notes are short.\nShe said: “The notes help.” The crane is old.';
  const { status, body } = await user.client.post<VoicePreview>(path, { text });
  expect([status, body.paragraphs]).toEqual([
    200,
    ['The logs are short.', 'She said: “The notes help.” The hoist is old.'],
  ]);
  expect(body.changes.map(({ segment, before, after }) => [segment, before, after])).toEqual([
    ['body.0', 'notes', 'logs'],
    ['body.1', 'crane', 'hoist'],
  ]);
  expect(body.kept).toMatchObject([{ text: 'notes', kept: 'quotation' }]);
  expect([body.likeness, body.traits]).toEqual([null, []]);
  const { body: list } = await user.client.get<unknown[]>('/api/transformations');
  expect(list).toEqual([]);
  const stranger = await person();
  expect((await stranger.client.post(path, { text })).status).toBe(404);
  expect(await user.client.post(path, { text: ' ' })).toMatchObject({
    status: 400,
    body: { code: 'VOICE_TEXT_INVALID' },
  });
});
