import type { Term, Voice } from '@repurpose/contract';
import type { Answer, Client } from '../harness/client.js';
import { transform } from '../harness/transforms.js';
import type { Person } from '../workspaces/team.js';

export const term = (text: string, replacement: string): Term => ({
  kind: 'banned',
  text,
  forms: [],
  replacement,
  isCaseSensitive: false,
});

export function put<Body = unknown>(client: Client, path: string, body: object): Promise<Answer<Body>> {
  const headers = { 'content-type': 'application/json' };
  return client.send<Body>('PUT', path, { headers, body: JSON.stringify(body) });
}

export async function voiceOf({ client }: Person, change: Partial<Voice> = {}): Promise<Voice> {
  const { status, body } = await client.post<Voice>('/api/voices', { name: change.name ?? 'House' });
  expect(status).toBe(201);
  return updated(client, { ...body, ...change });
}

async function updated(client: Client, voice: Voice): Promise<Voice> {
  const { name, rules, terms, isDefault, version } = voice;
  const request = { expectedVersion: version, name, rules, terms, isDefault };
  const { status, body } = await put<Voice>(client, `/api/voices/${voice.id}`, request);
  expect(status).toBe(200);
  return body;
}

export async function archivedVoice(user: Person): Promise<string> {
  const { id } = await voiceOf(user);
  await transform(user.client, { formats: ['summary'], settings: { voiceId: id } });
  await user.client.send('DELETE', `/api/voices/${id}`);
  return id;
}
