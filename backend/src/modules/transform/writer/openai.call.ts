import { BRAND } from '@repurpose/contract';
import type OpenAI from 'openai';
import { APIConnectionError, APIError } from 'openai';
import type { Dispatcher } from 'undici';

type Completion = OpenAI.Chat.Completions.ChatCompletion;
type Asked = OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming;

/**
 * Chat completions of one account, by OpenAI's types and errors. Not by its SDK's call: that took more of the processor than
 * the network did (a web request and response, three signals, and a redacted line for a log that is off).
 */
export class ChatCompletions {
  private readonly origin: string;
  private readonly path: string;
  private readonly headers: Readonly<Record<string, string>>;

  constructor(
    { apiKey, baseUrl }: { apiKey: string; baseUrl: string },
    private readonly dispatcher: Dispatcher,
  ) {
    const { origin, pathname } = new URL(baseUrl);
    this.origin = origin;
    this.path = `${pathname.replace(/\/+$/, '')}/chat/completions`;
    this.headers = {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      accept: 'application/json',
      'user-agent': BRAND.name,
    };
  }

  /**
   * Whole texts there and back: no redirect, no second attempt. The answer is the server's own, in whatever shape.
   * @throws APIError with the status; APIConnectionError when no answer began; what ended or spoilt its body
   */
  async create(asked: Asked, headers: Record<string, string>, signal: AbortSignal): Promise<Completion> {
    const answer = await this.post(JSON.stringify(asked), headers, signal);
    if (answer.statusCode < 200 || answer.statusCode > 299) throw await refusalOf(answer);
    return JSON.parse(await answer.body.text()) as Completion;
  }

  private async post(
    body: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const { origin, path } = this;
    const all = { ...this.headers, ...headers };
    try {
      return await this.dispatcher.request({ origin, path, method: 'POST', headers: all, body, signal });
    } catch (error) {
      throw new APIConnectionError({ cause: error instanceof Error ? error : new Error(String(error)) });
    }
  }
}

/** Why a call was not answered: the status, and what is told beside it, be it whole, in JSON, under `error`, or not. */
async function refusalOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<APIError> {
  // the status is the cause that is told and logged; of a body that was cut there is nothing to add
  const text = await body.text().catch(() => '');
  const told = parsed(text);
  const error = isObject(told) ? (told['error'] ?? told) : told;
  return APIError.generate(statusCode, { error }, text, headersOf(headers));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const headersOf = (headers: Dispatcher.ResponseData['headers']): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    ),
  );
