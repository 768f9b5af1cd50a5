import type { OutputState } from '@repurpose/contract';
import type { Answer } from '../harness/client.js';
import { type Failure, transform } from '../harness/transforms.js';
import { person, setPlan } from '../workspaces/team.js';
import { term, voiceOf } from './voice-fixture.js';

it('a regeneration may name a voice of its own, or none', async () => {
  const user = await person();
  await setPlan(user.id, 'agency');
  const one = await voiceOf(user, { terms: [term('notes', 'logs')] });
  const second = await voiceOf(user, { name: 'Other', terms: [term('notes', 'letters')] });
  const { body } = await transform(user.client, {
    formats: ['linkedin'],
    settings: { voiceId: one.id },
  });
  const path = `/api/transformations/${body.id}/pieces/linkedin`;
  const again = (voiceId: unknown): Promise<Answer<OutputState & Failure>> =>
    user.client.post(`${path}/regenerate`, { voiceId });
  const voiced = await again(second.id);
  expect([voiced.status, voiced.body.checks?.voice?.voiceId]).toEqual([200, second.id]);
  expect(voiced.body.text).not.toMatch(/\b(?:notes|logs)\b/u);
  const plain = await again(null);
  expect([plain.status, plain.body.checks?.voice, plain.body.text.includes('letters')]).toEqual([
    200,
    undefined,
    false,
  ]);
  for (const voiceId of ['no-uuid', '00000000-0000-4000-8000-000000000000']) {
    const { status, body: refused } = await again(voiceId);
    expect([status, refused.code]).toEqual([404, 'VOICE_UNKNOWN']);
  }
});
