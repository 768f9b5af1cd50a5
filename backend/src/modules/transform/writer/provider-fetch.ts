import { type Dispatcher, request } from 'undici';

/** An answer whose body is read when it is asked for, without the web streams of `fetch`: they cost as much as the call. */
class ProviderResponse extends Response {
  constructor(private readonly answer: Dispatcher.ResponseData) {
    super(null, { status: answer.statusCode, headers: headersOf(answer) });
  }

  override text(): Promise<string> {
    return this.answer.body.text();
  }

  override json(): Promise<unknown> {
    return this.answer.body.json();
  }
}

/** What the SDK calls in place of `fetch`: whole texts there and back, no redirects, by `dispatcher`. @throws what undici throws */
export function providerFetch(dispatcher: Dispatcher): typeof fetch {
  return async (url, { method, headers, body, signal } = {}) =>
    new ProviderResponse(
      await request(String(url), {
        method: (method ?? 'GET') as Dispatcher.HttpMethod,
        headers: Object.fromEntries(new Headers(headers)),
        body: body as string | null,
        signal: signal ?? null,
        dispatcher,
      }),
    );
}

const headersOf = ({ headers }: Dispatcher.ResponseData): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
