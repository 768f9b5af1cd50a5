import { BRAND } from '@repurpose/contract';
import type OpenAI from 'openai';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import type { Dispatcher } from 'undici';
import { WholeAnswer } from './whole-answer.js';

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
  private readonly timeoutMs: number;

  /** `callTimeoutMs`: for one call, from the connection to the last byte of its body. */
  constructor(
    { apiKey, baseUrl, callTimeoutMs }: { apiKey: string; baseUrl: string; callTimeoutMs: number },
    private readonly dispatcher: Dispatcher,
  ) {
    const { origin, pathname } = new URL(baseUrl);
    this.origin = origin;
    this.path = `${pathname.replace(/\/+$/, '')}/chat/completions`;
    this.timeoutMs = callTimeoutMs;
    this.headers = {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      accept: 'application/json',
      'user-agent': BRAND.name,
    };
  }

  /**
   * Whole texts there and back: no redirect, no second attempt. The answer is the server's own, in whatever shape.
   * @throws APIError with the status; APIConnectionTimeoutError; APIConnectionError when no answer began; what ended or
   * spoilt its body
   */
  async create(asked: Asked, headers: Record<string, string>, signal: AbortSignal): Promise<Completion> {
    const { statusCode, text, told } = await this.post(JSON.stringify(asked), headers, signal);
    if (statusCode < 200 || statusCode > 299) throw refusalOf(statusCode, text, told);
    return JSON.parse(text) as Completion;
  }

  private async post(
    body: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<WholeAnswer> {
    signal.throwIfAborted();
    const { origin, path } = this;
    const answer = new WholeAnswer();
    const stop = (): void => answer.stop(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    const timer = setTimeout(() => answer.stop(new APIConnectionTimeoutError()), this.timeoutMs);
    const all = { ...this.headers, ...headers };
    try {
      this.dispatcher.dispatch({ origin, path, method: 'POST', headers: all, body }, answer);
      await answer.whole;
    } catch (error) {
      throw answer.hasBegun ? error : unreached(error);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
    return answer;
  }
}

function unreached(error: unknown): APIConnectionError {
  if (error instanceof APIConnectionError) return error;
  return new APIConnectionError({ cause: error instanceof Error ? error : new Error(String(error)) });
}

/** Why a call was not answered: the status, and what is told beside it, be it whole, in JSON, under `error`, or not. */
function refusalOf(statusCode: number, text: string, headers: WholeAnswer['told']): APIError {
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

const headersOf = (headers: WholeAnswer['told']): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    ),
  );
