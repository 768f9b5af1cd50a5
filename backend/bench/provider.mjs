/* A process that speaks OpenAI's protocol and answers after PROVIDER_MS. Prints its address. */
import { setTimeout as delay } from 'node:timers/promises';
import { OpenAiServer } from '../test/harness/openai-server.ts';

const server = new OpenAiServer();
const ms = Number(process.env.PROVIDER_MS);
server.behave = async () => {
  server.calls.length = 0;
  await delay(ms);
  return 'ok';
};
await server.start();
console.log(server.baseUrl);
