import { randomUUID } from 'node:crypto';
import { API, type CreatedInvitation, type CreatedKey, type Voice } from '@repurpose/contract';
import type { Client } from '../harness/client.js';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';
import { ARTICLE, LONG_ARTICLE } from '../harness/transforms.js';
import { type Call, ROWS, TERM } from './access-rows.js';
import { person, type Person, setPlan, written } from './team.js';

const { databaseUrl } = sharedProduct();
const NAMES = /:(workspaceId|id|shareId|invitationId|keyId|voiceId|sampleId|termId|userId|newName)\b/gu;
export type Things = Readonly<Record<string, string>>;

async function made<Body>(client: Client, path: string, body: object): Promise<Body> {
  const answer = await client.post<Body>(path, body);
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

class Place {
  readonly things: Record<string, string>;

  constructor(
    readonly owner: Person,
    readonly workspaceId: string,
  ) {
    this.things = { workspaceId };
  }

  private at(path: string): string {
    return `${path}?workspaceId=${this.workspaceId}`;
  }

  private readonly makers: Readonly<Record<string, () => Promise<string>>> = {
    newName: () => Promise.resolve(randomUUID()),
    id: () => written(this.owner, this.workspaceId, LONG_ARTICLE),
    shareId: async () => {
      const path = this.at(`/api/transformations/${await this.find('id')}/pieces/summary/shares`);
      return (await made<{ id: string }>(this.owner.client, path, { days: 7 })).id;
    },
    invitationId: async () => {
      const body = { email: `u${randomUUID().slice(0, 13)}@example.com`, role: 'viewer' };
      const path = `/api/workspaces/${this.workspaceId}/invitations`;
      return (await made<CreatedInvitation>(this.owner.client, path, body)).id;
    },
    keyId: async () => {
      const body = { name: 'Website', scopes: ['transform'], days: null };
      return (await made<CreatedKey>(this.owner.client, `/api/workspaces/${this.workspaceId}/keys`, body)).id;
    },
    voiceId: async () =>
      (await made<Voice>(this.owner.client, this.at('/api/voices'), { name: randomUUID() })).id,
    sampleId: async () => {
      const path = this.at(`/api/voices/${await this.find('voiceId')}/samples`);
      const voice = await made<Voice>(this.owner.client, path, { title: 'A post', text: ARTICLE });
      return voice.samples[0]?.id ?? '';
    },
    termId: async () => {
      const term = { ...TERM, text: randomUUID().slice(0, 8) };
      return (await made<{ id: string }>(this.owner.client, this.at('/api/terms'), term)).id;
    },
    userId: async () => {
      const { id } = await person();
      await setPlan(id, 'agency');
      const join = `INSERT INTO workspace_member (workspace_id, user_id, role) VALUES ($1, $2, 'viewer')`;
      await query(databaseUrl, join, [this.workspaceId, id]);
      return id;
    },
  };

  async find(name: string): Promise<string> {
    return (this.things[name] ??= (await this.makers[name]?.()) ?? '');
  }
}

const bodyOf = (call: Call): string | undefined => {
  const body = ROWS[call]?.body;
  return body && JSON.stringify(body);
};
const namesIn = (call: Call): string[] =>
  Array.from(`${API[call].path} ${bodyOf(call) ?? ''}`.matchAll(NAMES), ([, name]) => name ?? '');

export const namesThings = (call: Call): boolean =>
  namesIn(call).some((name) => !['workspaceId', 'newName'].includes(name));

export async function thingsFor(call: Call, owner: Person, workspaceId: string): Promise<Things> {
  const place = new Place(owner, workspaceId);
  for (const name of namesIn(call)) await place.find(name);
  return place.things;
}

export async function statusOf(
  client: Client,
  call: Call,
  things: Things,
  headers: Record<string, string> = {},
): Promise<number> {
  const { method, path } = API[call];
  const fill = (text: string): string => text.replace(NAMES, (_, name: string) => things[name] ?? '');
  const address = fill(path).replace(':format', 'summary').replace(':version', '1').replace(':token', 'x');
  const body = bodyOf(call);
  const init = body === undefined ? {} : { body: fill(body) };
  const { status } = await client.send(method, `${address}?workspaceId=${things['workspaceId'] ?? ''}`, {
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...init,
  });
  return status;
}
