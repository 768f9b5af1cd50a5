import { readEvents } from './events.js';

const STREAM =
  ': hello\r\nevent: queued\r\ndata: {"id":"früh 🎈"}\r\n\r\nevent: done\ndata: a\ndata:b\nid: 4\n\ndata: plain\n\nevent: cut\ndata: off';
const EVENTS = [
  ['queued', '{"id":"früh 🎈"}'],
  ['done', 'a\nb'],
  [undefined, 'plain'],
];

async function read(chunks: Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const events: unknown[] = [];
  for await (const { event, data } of readEvents(body)) events.push([event, data]);
  return events;
}

it('reads the same events however a stream is cut, also inside a character; one that is not whole is none', async () => {
  const bytes = new TextEncoder().encode(STREAM);
  for (let cut = 0; cut <= bytes.length; cut += 1)
    expect(await read([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(EVENTS);
  expect(await read([...bytes].map((byte) => new Uint8Array([byte])))).toEqual(EVENTS);
});
