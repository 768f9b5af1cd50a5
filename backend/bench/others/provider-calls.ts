import type { FormatKey } from '@repurpose/contract';
import { draftSchema } from '@repurpose/writing';
import { Agent, fetch } from 'undici';

const SOCKETS = 12_000;

export interface WriteRequest {
  content: string;
  formats: readonly FormatKey[];
}

export function fanOut(providerUrl: string): (request: WriteRequest) => Promise<unknown[]> {
  const dispatcher = new Agent({ connections: SOCKETS });
  const schemas = new Map<FormatKey, unknown>();
  const one = async (content: string, format: FormatKey): Promise<unknown> => {
    if (!schemas.has(format)) schemas.set(format, draftSchema(format));
    const body = JSON.stringify({
      model: 'bare',
      messages: [{ role: 'user', content }],
      response_format: { json_schema: { name: `${format}_draft`, schema: schemas.get(format) } },
    });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, dispatcher };
    const response = await fetch(`${providerUrl}/chat/completions`, init);
    if (!response.ok) throw new Error(`the provider answered ${response.status}`);
    return response.json();
  };
  return ({ content, formats }) => Promise.all(formats.map((format) => one(content, format)));
}
