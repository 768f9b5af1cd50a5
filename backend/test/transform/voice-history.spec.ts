import { DEFAULT_VOICE_RULES, type Voice } from '@repurpose/contract';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';
import { person, setPlan } from '../workspaces/team.js';
import { put, term, voiceOf } from './voice-fixture.js';

it('a voice tells who made each of its versions, words for all voices included', async () => {
  const user = await person();
  await setPlan(user.id, 'pro');
  const voice = await voiceOf(user, {
    terms: [{ ...term('notes', 'logs'), note: 'The board asked for it' }],
  });
  expect(voice.terms[0]?.note).toBe('The board asked for it');
  await user.client.post('/api/terms', { ...term('staff', 'crew'), note: 'Since 2026' });
  const { body: sampled } = await user.client.post<Voice>(`/api/voices/${voice.id}/samples`, {
    title: 'A letter',
    text: 'Wir haben die Boote und den Kran am Montag in den Hafen gebracht.',
  });
  expect(sampled.samples[0]?.language).toBe('de');
  expect(sampled.sharedTerms[0]?.note).toBe('Since 2026');
  const { username } = (await user.client.get<{ username: string }>('/api/user')).body;
  expect(sampled.versions.map(({ version, changedBy }) => [version, changedBy])).toEqual([
    [4, username],
    [3, username],
    [2, username],
    [1, username],
  ]);
  const { text: words } = await user.client.get('/api/terms/export');
  expect(words).toContain('Since 2026');
  const refused = await put(user.client, `/api/voices/${voice.id}`, {
    ...{ expectedVersion: 4, name: 'House', rules: DEFAULT_VOICE_RULES, isDefault: false },
    terms: [{ ...term('notes', 'logs'), note: 'x'.repeat(201) }],
  });
  expect(refused.status).toBe(400);
  await query(sharedProduct().databaseUrl, 'UPDATE voice_version SET changed_by = NULL WHERE voice_id = $1', [
    voice.id,
  ]);
  const { body: left } = await user.client.get<Voice>(`/api/voices/${voice.id}`);
  expect(left.versions.every(({ changedBy }) => changedBy === null)).toBe(true);
});
