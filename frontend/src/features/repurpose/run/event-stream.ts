/** One server-sent event: its name and its data, still JSON. */
export interface StreamEvent {
  event: string;
  data: string;
}

/**
 * A parser of `text/event-stream` for chunks that may end anywhere (HTML standard, "Interpreting an event stream"):
 * feed it text, get the events that became complete.
 */
export function createStreamParser(): (chunk: string) => StreamEvent[] {
  let rest = '';
  let event = '';
  let data: string[] = [];

  function takeLine(line: string): StreamEvent | null {
    if (line === '') {
      const complete = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null;
      event = '';
      data = [];
      return complete;
    }
    const colon = line.indexOf(':');
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /u, '');
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
    return null;
  }

  return (chunk) => {
    const lines = (rest + chunk).replace(/^\uFEFF/u, '').split(/\r\n|\n|\r(?=.)/su);
    rest = lines.pop() ?? '';
    return lines.flatMap((line) => takeLine(line) ?? []);
  };
}

/** Reads a response's events one by one until it ends. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const parse = createStreamParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    yield* parse(decoder.decode(value, { stream: true }));
  }
  yield* parse(`${decoder.decode()}\n\n`);
}
