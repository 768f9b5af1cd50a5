import type { JsonSchema, Prompt } from '@repurpose/writing';
import { randomUUID } from 'node:crypto';
import OpenAI, { APIError } from 'openai';
import { Agent, fetch } from 'undici';
import { METRICS } from '../../../metrics/metrics.js';
import { traceParent, traced } from '../../../tracing/tracing.js';
import { toWriterError } from './openai.errors.js';
import { ResponseFormat } from './openai.response-format.js';
import { ProviderGate } from './provider-gate.js';
import { WriterError, type ModelUse, type WriteOrigin } from './writer.port.js';

export interface OpenAiSettings {
  apiKey: string;
  baseUrl: string;
  model: string;
  callTimeoutMs: number;
  maxSockets: number;
  connectMs?: number;
  maxResponseBytes: number;
  /** US dollars. */
  pricesPerMillion?: { input: number; cachedInput: number; output: number };
}

export type Messages = OpenAI.Chat.Completions.ChatCompletionMessageParam[];
type Completion = OpenAI.Chat.Completions.ChatCompletion;

export const messagesOf = ({ system, user }: Prompt): Messages => [
  { role: 'system', content: system },
  { role: 'user', content: user },
];

export interface ModelRequest {
  kind: string;
  schema: JsonSchema;
  messages: Messages;
  origin: WriteOrigin;
  signal: AbortSignal;
}

export class OpenAiClient {
  private readonly agent: Agent;
  private readonly openai: OpenAI;
  private readonly responseFormat: ResponseFormat;

  constructor(
    private readonly settings: OpenAiSettings,
    private readonly gate = new ProviderGate(null, ''),
  ) {
    this.agent = new Agent({
      connections: settings.maxSockets,
      connectTimeout: settings.connectMs ?? 10_000,
      maxResponseSize: settings.maxResponseBytes,
      // `call` bounds each call as a whole.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    this.responseFormat = new ResponseFormat(settings.baseUrl);
    this.openai = new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseUrl,
      organization: null,
      project: null,
      maxRetries: 0,
      logLevel: 'off',
      // Node's built-in fetch does not accept this package's agent.
      fetch: fetch as unknown as typeof globalThis.fetch,
      fetchOptions: { dispatcher: this.agent },
    });
  }

  /** Reports usage even when the text is unusable. @throws WriterError; the signal's reason */
  async ask(request: ModelRequest): Promise<string> {
    const { origin, signal } = request;
    const completion = await this.gate.run(origin.plan, signal, () => this.complete(request));
    const use = this.useOf(completion.usage);
    if (use) origin.spend?.(use);
    return textOf(completion);
  }

  async close(): Promise<void> {
    await this.agent.close();
  }

  private complete(request: ModelRequest): Promise<Completion> {
    const attributes = { 'gen_ai.request.model': this.settings.model, format: request.kind };
    return traced('call the provider', attributes, (span) => {
      const headers = { ...headersOf(request.origin), ...traceParent(span) };
      return this.call(request, headers);
    });
  }

  private async create(request: ModelRequest, headers: Record<string, string>): Promise<Completion> {
    const { kind, schema, messages, signal } = request;
    const format = this.responseFormat.current;
    const params = this.responseFormat.params(format, kind, schema, messages);
    try {
      return await this.openai.chat.completions.create(
        { model: this.settings.model, ...params },
        { headers, signal },
      );
    } catch (error) {
      if (!this.responseFormat.stepDown(format, error)) throw error;
      return this.create(request, headers);
    }
  }

  private async call(request: ModelRequest, headers: Record<string, string>): Promise<Completion> {
    const { signal } = request;
    const timeout = AbortSignal.timeout(this.settings.callTimeoutMs);
    const stop = METRICS.providerCalls.startTimer();
    try {
      const bounded = { ...request, signal: AbortSignal.any([signal, timeout]) };
      const completion = await this.create(bounded, headers);
      stop({ outcome: '200' });
      this.count(completion.usage);
      return completion;
    } catch (error) {
      if (signal.aborted) stop({ outcome: 'aborted' });
      signal.throwIfAborted();
      if (timeout.aborted) {
        stop({ outcome: 'timeout' });
        throw new WriterError('TRANSFORM_TIMEOUT', 'provider took too long', { cause: error });
      }
      stop({ outcome: outcomeOf(error) });
      throw toWriterError(error);
    }
  }

  private count(usage: OpenAI.CompletionUsage | undefined): void {
    const use = this.useOf(usage);
    if (!use) return;
    METRICS.providerTokens.inc({ direction: 'input' }, use.inputTokens - use.cachedInputTokens);
    METRICS.providerTokens.inc({ direction: 'cached_input' }, use.cachedInputTokens);
    METRICS.providerTokens.inc({ direction: 'output' }, use.outputTokens);
    METRICS.providerCost.inc(use.costMicroUsd / 1_000_000);
  }

  private useOf(usage: OpenAI.CompletionUsage | undefined): ModelUse | null {
    if (!usage) return null;
    const { input = 0, cachedInput = 0, output = 0 } = this.settings.pricesPerMillion ?? {};
    // Compatible servers may omit counts.
    const { prompt_tokens: inputTokens = 0, completion_tokens: outputTokens = 0 } =
      usage as Partial<OpenAI.CompletionUsage>;
    const cachedInputTokens = Math.min(inputTokens, usage.prompt_tokens_details?.cached_tokens ?? 0);
    // Dollars per million tokens are micro-dollars per token.
    const costMicroUsd =
      (inputTokens - cachedInputTokens) * input + cachedInputTokens * cachedInput + outputTokens * output;
    return { inputTokens, cachedInputTokens, outputTokens, costMicroUsd };
  }
}

/** OpenAI recommends a unique id per call. */
function headersOf({ requestId }: WriteOrigin): Record<string, string> {
  const own = { 'X-Client-Request-Id': randomUUID() };
  return requestId === null ? own : { ...own, 'X-Request-Id': requestId };
}

function outcomeOf(error: unknown): string {
  const status = error instanceof APIError ? (error.status as unknown) : undefined;
  return typeof status === 'number' ? String(status) : 'unreached';
}

/** Reasoning models answer in parts. Only text parts count. */
function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  const parts = Array.isArray(content) ? (content as { type?: unknown; text?: unknown }[]) : [];
  return parts.map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : '')).join('');
}

function textOf(completion: Completion): string {
  const choice = Array.isArray(completion.choices) ? completion.choices[0] : undefined;
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter') {
    throw new WriterError('WRITER_FAILED', 'provider refused the content');
  }
  if (choice?.finish_reason === 'length') throw new WriterError('WRITER_FAILED', 'provider cut the answer');
  const text = contentText(choice?.message?.content);
  if (text === '')
    throw new WriterError('WRITER_FAILED', 'provider answered without text', { isRetryable: true });
  return text;
}
