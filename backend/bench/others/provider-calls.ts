/* The calls to the provider that a transformation is made of, and nothing else. */
import { draftSchema } from '@repurpose/writing';
import { Agent, fetch } from 'undici';

const SOCKETS = 12_000;

/** `({ content, formats })` → the provider's answers, all asked for at once. */
export function fanOut(providerUrl) {
  const dispatcher = new Agent({ connections: SOCKETS });
  const schemas = new Map();
  const one = async (content, format) => {
    if (!schemas.has(format)) schemas.set(format, draftSchema(format));
    const body = JSON.stringify({
      model: 'bare',
      messages: [{ role: 'user', content }],
      response_format: { json_schema: { name: `${format}_draft`, schema: schemas.get(format) } },
    });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${providerUrl}/chat/completions`, {
      method: 'POST',
      headers,
      body,
      dispatcher,
    });
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
    return answer.json();
  };
  return ({ content, formats }) => Promise.all(formats.map((format) => one(content, format)));
}
