import type { ErrorBody, ExtractResponse } from '@repurpose/contract';
import type { Answer, Client } from '../harness/client.js';

const EXTRACT = '/api/content/extract';

export function upload<Body = ExtractResponse>(
  client: Client,
  bytes: Buffer,
  name = 'text.txt',
  field = 'file',
): Promise<Answer<Body>> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return client.send<Body>('POST', EXTRACT, { body: form });
}

export const sendRaw = (
  client: Client,
  body: string | FormData,
  type: string | null,
): Promise<Answer<ErrorBody>> =>
  client.send<ErrorBody>('POST', EXTRACT, {
    body,
    headers: type === null ? {} : { 'content-type': type },
  });

export const formOf = (disposition: string, text: string) =>
  `--edge\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: text/plain\r\n\r\n${text}\r\n--edge--\r\n`;
