/*
 * Speaks OpenAI's protocol. Answers after PROVIDER_MS, each format PROVIDER_STEP_MS after the one before it. Prints its
 * address.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { FORMAT_KEYS, type FormatKey } from '@repurpose/contract';
import { OpenAiServer } from '../test/harness/openai-server.ts';

const server = new OpenAiServer();
const ms = Number(process.env.PROVIDER_MS);
const stepMs = Number(process.env.PROVIDER_STEP_MS ?? 0);
server.behave = async (format): Promise<'ok'> => {
  server.calls.length = 0;
  await delay(ms + stepMs * Math.max(0, FORMAT_KEYS.indexOf(format as FormatKey)));
  return 'ok';
};
await server.start();
console.log(server.baseUrl);
