import type { FormatKey, Tone, TransformRequest } from '@repurpose/contract';
import {
  buildPrompt,
  draftSchema,
  finishDraft,
  parseDraft,
  readSource,
  type Source,
} from '@repurpose/writing';
import { Logger } from '@nestjs/common';
import { randomBytes, randomUUID } from 'node:crypto';
import OpenAI, { type ClientOptions } from 'openai';
import { Agent, fetch as undiciFetch } from 'undici';
import { METRICS } from '../../../metrics/metrics.js';
import { traceParent, traced } from '../../../tracing/tracing.js';
import { faultsOf, weightOf, type Fault } from './draft-faults.js';
import { toWriterError } from './openai.errors.js';
import { ProviderGate } from './provider-gate.js';
import { WriterError, type WriteOrigin, type WriterPort, type WrittenOutput } from './writer.port.js';

export interface OpenAiSettings {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  /** One call, from the connection to the last byte of its body. */
  callTimeoutMs: number;
  /** Sockets to the provider, shared by every job of this process. */
  maxSockets: number;
  connectMs?: number;
  maxResponseBytes: number;
  /** US dollars for a million tokens, for the metrics. */
  pricesPerMillion?: { input: number; output: number };
}

interface ReadRequest {
  source: Source;
  /** Random, so that no source can close the block it is quoted in. */
  fence: string;
}

/** One format that is being written: what its calls have in common. */
interface Piece {
  format: FormatKey;
  source: Source;
  signal: AbortSignal;
  origin: WriteOrigin;
}

const NOBODY: WriteOrigin = { requestId: null, plan: 'free' };

type Messages = OpenAI.Chat.Completions.ChatCompletionMessageParam[];

/** Writes through any server that speaks OpenAI's chat protocol; each format is asked for by its JSON schema. */
export class OpenAiWriter implements WriterPort {
  readonly engine = 'openai';
  private readonly logger = new Logger(OpenAiWriter.name);
  /** The formats of one job share their request object: one reading, one fence, one cached prompt for all of them. */
  private readonly requests = new WeakMap<TransformRequest, ReadRequest>();
  private readonly agent: Agent;
  private readonly client: OpenAI;

  constructor(
    private readonly settings: OpenAiSettings,
    private readonly gate = new ProviderGate(null, ''),
  ) {
    this.agent = new Agent({
      connections: settings.maxSockets,
      connectTimeout: settings.connectMs ?? 10_000,
      maxResponseSize: settings.maxResponseBytes,
      headersTimeout: settings.callTimeoutMs,
      bodyTimeout: settings.callTimeoutMs,
    });
    this.client = new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseUrl,
      maxRetries: 0,
      timeout: settings.callTimeoutMs,
      logLevel: 'off',
      fetch: undiciFetch as unknown as typeof globalThis.fetch,
      fetchOptions: { dispatcher: this.agent } as unknown as NonNullable<ClientOptions['fetchOptions']>,
    });
  }

  async write(
    request: TransformRequest,
    format: FormatKey,
    signal: AbortSignal,
    origin: WriteOrigin = NOBODY,
  ): Promise<WrittenOutput> {
    const { source, fence } = this.read(request);
    if (source.sentences.length === 0)
      throw new WriterError('CONTENT_UNREADABLE', 'no sentence in the source');
    const prompt = buildPrompt(request, source, format, fence);
    const messages: Messages = [
      { role: 'system', content: prompt.system },
      { role: 'user', content: prompt.user },
    ];
    const piece = { format, source, signal, origin };
    const first = await this.draft(messages, piece);
    const faults = faultsOf(first.output, source, request.settings.tone);
    if (faults.length === 0) return first.output;
    return this.repair(messages, { ...piece, tone: request.settings.tone }, { ...first, faults });
  }

  /** Frees the sockets; called once, when the process ends. */
  async close(): Promise<void> {
    await this.agent.close();
  }

  private read(request: TransformRequest): ReadRequest {
    const known = this.requests.get(request);
    if (known) return known;
    const read = { source: readSource(request.content), fence: randomBytes(9).toString('base64url') };
    this.requests.set(request, read);
    return read;
  }

  /** One more attempt that names what was found; the better of the two is delivered, with its report. */
  private async repair(
    messages: Messages,
    piece: Piece & { tone: Tone },
    first: { answer: string; output: WrittenOutput; faults: Fault[] },
  ): Promise<WrittenOutput> {
    const named = first.faults.map(({ complaint }) => complaint).join(' ');
    const complaint = `${named} Write the same JSON again without these faults.`;
    try {
      const again = await this.draft(
        [...messages, { role: 'assistant', content: first.answer }, { role: 'user', content: complaint }],
        piece,
      );
      const isBetter = weightOf(faultsOf(again.output, piece.source, piece.tone)) < weightOf(first.faults);
      return { ...(isBetter ? again.output : first.output), ...usageOf(first.output, again.output) };
    } catch (error) {
      piece.signal.throwIfAborted();
      this.logger.warn(`repair of ${piece.format} failed: ${toWriterError(error).message}`);
      return first.output;
    }
  }

  private async draft(messages: Messages, piece: Piece): Promise<{ answer: string; output: WrittenOutput }> {
    const { format, source } = piece;
    const gated = { format, plan: piece.origin.plan, signal: piece.signal };
    const completion = await this.gate.pass(gated, (signal) => this.complete(messages, piece, signal));
    const answer = textOf(completion);
    try {
      const finished = finishDraft(parseDraft(format, JSON.parse(answer)), source);
      const usage = completion.usage;
      if (!usage) return { answer, output: finished };
      const counted = { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens };
      return { answer, output: { ...finished, usage: counted } };
    } catch (error) {
      throw new WriterError('WRITER_FAILED', `${format}: answer is not a draft`, {
        isRetryable: true,
        cause: error,
      });
    }
  }

  private complete(
    messages: Messages,
    piece: Piece,
    signal: AbortSignal,
  ): Promise<OpenAI.Chat.Completions.ChatCompletion> {
    const attributes = { 'gen_ai.request.model': this.settings.model, format: piece.format };
    return traced('call the provider', attributes, (span) => {
      const headers = { ...this.headersOf(piece.origin), ...traceParent(span) };
      return this.call(messages, piece.format, headers, signal);
    });
  }

  private async call(
    messages: Messages,
    format: FormatKey,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<OpenAI.Chat.Completions.ChatCompletion> {
    // The SDK's own timeout ends with the headers; a body that drips is cut by this one.
    const timeout = AbortSignal.timeout(this.settings.callTimeoutMs);
    const stop = METRICS.providerCalls.startTimer();
    try {
      const completion = await this.client.chat.completions.create(
        {
          model: this.settings.model,
          messages,
          response_format: {
            type: 'json_schema',
            json_schema: { name: `${format}_draft`, strict: true, schema: draftSchema(format) },
          },
        },
        { signal: AbortSignal.any([signal, timeout]), headers },
      );
      stop({ outcome: '200' });
      this.count(completion.usage);
      return completion;
    } catch (error) {
      if (signal.aborted) stop({ outcome: 'aborted' });
      signal.throwIfAborted();
      if (timeout.aborted || error instanceof OpenAI.APIConnectionTimeoutError) {
        stop({ outcome: 'timeout' });
        throw new WriterError('TRANSFORM_TIMEOUT', 'provider took too long', { cause: error });
      }
      stop({ outcome: outcomeOf(error) });
      throw toWriterError(error);
    }
  }

  /** The id of the user's call, and one of this call of its own: OpenAI wants those unique. */
  private headersOf({ requestId }: WriteOrigin): Record<string, string> {
    const own = { 'X-Client-Request-Id': randomUUID() };
    return requestId === null ? own : { ...own, 'X-Request-Id': requestId };
  }

  private count(usage: OpenAI.CompletionUsage | undefined): void {
    if (!usage) return;
    const { input = 0, output = 0 } = this.settings.pricesPerMillion ?? {};
    METRICS.providerTokens.inc({ direction: 'input' }, usage.prompt_tokens);
    METRICS.providerTokens.inc({ direction: 'output' }, usage.completion_tokens);
    METRICS.providerCost.inc((usage.prompt_tokens * input + usage.completion_tokens * output) / 1_000_000);
  }
}

/** Both calls were paid for, whichever is delivered. */
function usageOf(first: WrittenOutput, again: WrittenOutput): Pick<WrittenOutput, 'usage'> {
  if (!first.usage || !again.usage) return {};
  return {
    usage: {
      inputTokens: first.usage.inputTokens + again.usage.inputTokens,
      outputTokens: first.usage.outputTokens + again.usage.outputTokens,
    },
  };
}

function outcomeOf(error: unknown): string {
  const status = error instanceof OpenAI.APIError ? (error.status as unknown) : undefined;
  return typeof status === 'number' ? String(status) : 'unreached';
}

function textOf(completion: OpenAI.Chat.Completions.ChatCompletion): string {
  const choice = Array.isArray(completion.choices) ? completion.choices[0] : undefined;
  if (choice?.message.refusal || choice?.finish_reason === 'content_filter') {
    throw new WriterError('WRITER_FAILED', 'provider refused the content');
  }
  if (choice?.finish_reason === 'length') throw new WriterError('WRITER_FAILED', 'provider cut the answer');
  const text = choice?.message.content;
  if (!text) throw new WriterError('WRITER_FAILED', 'provider answered without text', { isRetryable: true });
  return text;
}
