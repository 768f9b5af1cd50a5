import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localModelLines } from './local-model.js';

let server: Server;
let answer = '';
beforeAll(async () => {
  server = createServer((_request, response) => response.end(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
const lines = () => localModelLines('npm start', [{ name: 'Ollama', baseUrl: baseUrl() }], 30_000);

it('names a running server and the line that would use it', async () => {
  answer = JSON.stringify({ object: 'list', data: [{ id: 'llama3.1:8b' }] });
  expect(await lines()).toEqual([
    '  Ollama is running on this machine. To write with its model instead of the built-in writer:',
    `  WRITER=openai OPENAI_BASE_URL=${baseUrl()} OPENAI_MODEL=llama3.1:8b npm start`,
  ]);
});

it.each([
  ['another server', '<html></html>'],
  ['a server without a model', '{"data":[]}'],
  ['a name that would be a command', '{"data":[{"id":"x; rm -rf ~"}]}'],
])('says nothing of %s', async (_case, text) => {
  answer = text;
  expect(await lines()).toEqual([]);
});

it('says nothing when none is running', async () => {
  expect(await localModelLines('npm start', [{ name: 'Ollama', baseUrl: 'http://127.0.0.1:1/v1' }])).toEqual(
    [],
  );
});
