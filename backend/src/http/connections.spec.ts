import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { SETTINGS } from '../config/settings.js';
import { limitConnections } from './connections.js';

it('a peer that does not read its answer is disconnected', async () => {
  const server = createServer((_req, res) => res.end(Buffer.alloc(64_000_000)));
  limitConnections(server, { ...SETTINGS.http, silenceMs: 200 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const peer = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  const [line] = (await once(server, 'connection')) as [Socket];
  peer.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(line, 'close');
  peer.destroy();
  server.close();
});

it('an answer that takes its longest time is not cut', () => {
  expect(SETTINGS.http.silenceMs).toBeGreaterThan(SETTINGS.transform.httpWaitMs);
});
