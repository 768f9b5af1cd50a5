import type { FormatKey, TransformRequest } from '@repurpose/contract';
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
import { toWriterError } from './openai.errors.js';
import { WriterError, type WriterPort, type WrittenOutput } from './writer.port.js';

export interface OpenAiSettings {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  /** One call, from the connection to the last byte of its body. */
  callTimeoutMs: number;
  /** Sockets to the provider, shared by every job of this process. */
  maxSockets: number;
  maxResponseBytes: number;
}

interface ReadRequest {
  source: Source;
  /** Random, so that no source can close the block it is quoted in. */
  fence: string;
}

type Messages = OpenAI.Chat.Completions.ChatCompletionMessageParam[];

/** Writes through any server that speaks OpenAI's chat protocol; each format is asked for by its JSON schema. */
export class OpenAiWriter implements WriterPort {
  readonly engine = 'openai';
  private readonly logger = new Logger(OpenAiWriter.name);
  /** The formats of one job share their request object: one reading, one fence, one cached prompt for all of them. */
  private readonly requests = new WeakMap<TransformRequest, ReadRequest>();
  private readonly agent: Agent;
  private readonly client: OpenAI;

  constructor(private readonly settings: OpenAiSettings) {
    this.agent = new Agent({
      connections: settings.maxSockets,
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

  async write(request: TransformRequest, format: FormatKey, signal: AbortSignal): Promise<WrittenOutput> {
    const { source, fence } = this.read(request);
    if (source.sentences.length === 0)
      throw new WriterError('CONTENT_UNREADABLE', 'no sentence in the source');
    const prompt = buildPrompt(request, source, format, fence);
    const messages: Messages = [
      { role: 'system', content: prompt.system },
      { role: 'user', content: prompt.user },
    ];
    const first = await this.draft(messages, format, source, signal);
    if (first.output.checks.unsupportedClaims === 0) return first.output;
    return this.repair(messages, format, source, first, signal);
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

  /** One more attempt that names what the source does not say; the better of the two is delivered, with its report. */
  private async repair(
    messages: Messages,
    format: FormatKey,
    source: Source,
    first: { answer: string; output: WrittenOutput },
    signal: AbortSignal,
  ): Promise<WrittenOutput> {
    const unsupported = first.output.checks.claims.filter((claim) => claim.source === null);
    const named = unsupported.map((claim) => JSON.stringify(claim.text)).join(', ');
    const complaint = `The source does not say: ${named}. Write the same JSON again without any of them.`;
    try {
      const again = await this.draft(
        [...messages, { role: 'assistant', content: first.answer }, { role: 'user', content: complaint }],
        format,
        source,
        signal,
      );
      const isBetter = again.output.checks.unsupportedClaims < first.output.checks.unsupportedClaims;
      return isBetter ? again.output : first.output;
    } catch (error) {
      signal.throwIfAborted();
      this.logger.warn(`repair of ${format} failed: ${toWriterError(error).message}`);
      return first.output;
    }
  }

  private async draft(
    messages: Messages,
    format: FormatKey,
    source: Source,
    signal: AbortSignal,
  ): Promise<{ answer: string; output: WrittenOutput }> {
    const completion = await this.complete(messages, format, signal);
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

  private async complete(
    messages: Messages,
    format: FormatKey,
    signal: AbortSignal,
  ): Promise<OpenAI.Chat.Completions.ChatCompletion> {
    // The SDK's own timeout ends with the headers; a body that drips is cut by this one.
    const timeout = AbortSignal.timeout(this.settings.callTimeoutMs);
    try {
      return await this.client.chat.completions.create(
        {
          model: this.settings.model,
          messages,
          response_format: {
            type: 'json_schema',
            json_schema: { name: `${format}_draft`, strict: true, schema: draftSchema(format) },
          },
        },
        { signal: AbortSignal.any([signal, timeout]), headers: { 'X-Client-Request-Id': randomUUID() } },
      );
    } catch (error) {
      signal.throwIfAborted();
      if (timeout.aborted || error instanceof OpenAI.APIConnectionTimeoutError) {
        throw new WriterError('TRANSFORM_TIMEOUT', 'provider took too long', { cause: error });
      }
      throw toWriterError(error);
    }
  }
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
