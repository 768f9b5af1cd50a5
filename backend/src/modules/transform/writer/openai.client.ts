import type { JsonSchema } from '@repurpose/writing';
import { randomUUID } from 'node:crypto';
import type OpenAI from 'openai';
import { APIConnectionTimeoutError, APIError } from 'openai';
import { Agent } from 'undici';
import { METRICS } from '../../../metrics/metrics.js';
import { traceParent, traced } from '../../../tracing/tracing.js';
import { ResponseFormat } from './openai.response-format.js';
import { ChatCompletions } from './openai.call.js';
import { toWriterError } from './openai.errors.js';
import { ProviderGate } from './provider-gate.js';
import { WriterError, type ModelUse, type WriteOrigin } from './writer.port.js';

export interface OpenAiSettings {
  apiKey: string;
  baseUrl: string;
  model: string;
  /** One call, from the connection to the last byte of its body. */
  callTimeoutMs: number;
  /** Sockets to the provider, shared by every job of this process. */
  maxSockets: number;
  connectMs?: number;
  maxResponseBytes: number;
  /** US dollars for a million tokens. */
  pricesPerMillion?: { input: number; cachedInput: number; output: number };
}

export type Messages = OpenAI.Chat.Completions.ChatCompletionMessageParam[];
type Completion = OpenAI.Chat.Completions.ChatCompletion;

/** One answer that is wanted. */
export interface ModelRequest {
  /** What is asked for, a key of ours: slow is what is slower than others of its kind. */
  kind: string;
  schema: JsonSchema;
  messages: Messages;
  origin: WriteOrigin;
  signal: AbortSignal;
}

/** Calls a server that speaks OpenAI's chat protocol, through the gate, and counts what each answer cost. */
export class OpenAiClient {
  private readonly agent: Agent;
  private readonly completions: ChatCompletions;
  private readonly form: ResponseFormat;

  constructor(
    private readonly settings: OpenAiSettings,
    private readonly gate = new ProviderGate(null, ''),
  ) {
    this.agent = new Agent({
      connections: settings.maxSockets,
      connectTimeout: settings.connectMs ?? 10_000,
      maxResponseSize: settings.maxResponseBytes,
      // Each call is bounded as a whole, by a signal of its own.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    this.form = new ResponseFormat(settings.baseUrl);
    this.completions = new ChatCompletions(settings, this.agent);
  }

  /**
   * The text of one whole answer; what it cost is told to the origin, usable or not.
   * @throws WriterError, for an answer that was cut or refused as well; the signal's reason
   */
  async ask(question: ModelRequest): Promise<string> {
    const { kind, origin, signal } = question;
    const gated = { kind, plan: origin.plan, signal };
    const completion = await this.gate.pass(gated, (either) =>
      this.complete({ ...question, signal: either }),
    );
    const use = this.useOf(completion.usage);
    if (use) origin.spend?.(use);
    return textOf(completion);
  }

  /** Frees the sockets; called once, when the process ends. */
  async close(): Promise<void> {
    await this.agent.close();
  }

  private complete(question: ModelRequest): Promise<Completion> {
    const attributes = { 'gen_ai.request.model': this.settings.model, format: question.kind };
    return traced('call the provider', attributes, (span) => {
      const headers = { ...headersOf(question.origin), ...traceParent(span) };
      return this.call(question, headers);
    });
  }

  private async create(question: ModelRequest, headers: Record<string, string>): Promise<Completion> {
    const { signal } = question;
    const form = this.form.current;
    const asked = this.form.asked(form, question.kind, question.schema, question.messages);
    try {
      return await this.completions.create({ model: this.settings.model, ...asked }, headers, signal);
    } catch (error) {
      if (!this.form.stepDown(form, error)) throw error;
      return this.create(question, headers);
    }
  }

  private async call(question: ModelRequest, headers: Record<string, string>): Promise<Completion> {
    const { signal } = question;
    const stop = METRICS.providerCalls.startTimer();
    try {
      const completion = await this.create(question, headers);
      stop({ outcome: '200' });
      this.count(completion.usage);
      return completion;
    } catch (error) {
      if (signal.aborted) stop({ outcome: 'aborted' });
      signal.throwIfAborted();
      if (error instanceof APIConnectionTimeoutError) {
        stop({ outcome: 'timeout' });
        throw new WriterError('TRANSFORM_TIMEOUT', 'provider took too long', { cause: error });
      }
      stop({ outcome: outcomeOf(error) });
      throw toWriterError(error);
    }
  }

  /** Every answer that came, also of two to the same question. */
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
    // Compatible servers leave out what they do not count.
    const { prompt_tokens: inputTokens = 0, completion_tokens: outputTokens = 0 } =
      usage as Partial<OpenAI.CompletionUsage>;
    const cachedInputTokens = Math.min(inputTokens, usage.prompt_tokens_details?.cached_tokens ?? 0);
    // Dollars for a million tokens are millionths of a dollar for one.
    const costMicroUsd =
      (inputTokens - cachedInputTokens) * input + cachedInputTokens * cachedInput + outputTokens * output;
    return { inputTokens, cachedInputTokens, outputTokens, costMicroUsd };
  }
}

/** The id of the user's call, and one of this call of its own: OpenAI wants those unique. */
function headersOf({ requestId }: WriteOrigin): Record<string, string> {
  const own = { 'X-Client-Request-Id': randomUUID() };
  return requestId === null ? own : { ...own, 'X-Request-Id': requestId };
}

function outcomeOf(error: unknown): string {
  const status = error instanceof APIError ? (error.status as unknown) : undefined;
  return typeof status === 'number' ? String(status) : 'unreached';
}

/** What a message says; models that think aloud answer in parts, of which only those of text are the answer. */
function writtenOf(content: unknown): string {
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
  const text = writtenOf(choice?.message?.content);
  if (text === '')
    throw new WriterError('WRITER_FAILED', 'provider answered without text', { isRetryable: true });
  return text;
}
