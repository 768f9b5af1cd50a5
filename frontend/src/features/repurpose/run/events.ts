import { createParser, type EventSourceMessage } from 'eventsource-parser';

export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void events.push(event) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    parser.feed(decoder.decode(value, { stream: !done }));
    yield* events.splice(0);
    if (done) return;
  }
}
