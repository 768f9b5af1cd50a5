/* A process that speaks OpenAI's protocol and answers after PROVIDER_MS, each format PROVIDER_STEP_MS after the one before it
   in our list. Prints its address. */
import { FORMAT_KEYS } from '@repurpose/contract';
import { setTimeout as delay } from 'node:timers/promises';
import { OpenAiServer } from '../test/harness/openai-server.ts';

const server = new OpenAiServer();
const ms = Number(process.env.PROVIDER_MS);
const stepMs = Number(process.env.PROVIDER_STEP_MS ?? 0);
server.behave = async (format) => {
  server.calls.length = 0;
  await delay(ms + stepMs * Math.max(0, FORMAT_KEYS.indexOf(format)));
  return 'ok';
};
await server.start();
console.log(server.baseUrl);
