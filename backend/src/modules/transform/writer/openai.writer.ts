import type { FormatKey, Tone } from '@repurpose/contract';
import {
  buildPrompt,
  draftSchema,
  finishDraft,
  parseDraft,
  readJson,
  readSource,
  type Draft,
  type Source,
  type SourceBrief,
  type WritingRequest,
} from '@repurpose/writing';
import { Logger } from '@nestjs/common';
import { createHmac, generateKeySync } from 'node:crypto';
import { faultsOf, weightOf, type Fault } from './draft-faults.js';
import { BriefWriter } from './openai.brief.js';
import type { Messages, OpenAiClient } from './openai.client.js';
import { toWriterError } from './openai.errors.js';
import { WriterError, type WriteOrigin, type WriterPort, type WrittenOutput } from './writer.port.js';

interface ReadRequest {
  source: Source;
  fence: string;
}

interface FormatTask {
  format: FormatKey;
  source: Source;
  tone: Tone;
  signal: AbortSignal;
  origin: WriteOrigin;
}

interface DraftAnswer {
  answer: string;
  asked: Draft;
  output: WrittenOutput;
}

const ANONYMOUS: WriteOrigin = { requestId: null, plan: 'free' };

/** Any server with OpenAI's chat protocol. */
export class OpenAiWriter implements WriterPort {
  readonly engine = 'openai';
  private readonly logger = new Logger(OpenAiWriter.name);
  /** The formats of a job share their request object, so its source is parsed once. */
  private readonly requests = new WeakMap<WritingRequest, ReadRequest>();
  private readonly briefs: BriefWriter;
  /** Secret, so that a source cannot close its own fence; stable, so that retries hit the provider's prompt cache. */
  private readonly fenceKey = generateKeySync('hmac', { length: 256 });

  /** Longer sources are briefed first. */
  constructor(
    private readonly client: OpenAiClient,
    maxSourceTokens: number,
  ) {
    this.briefs = new BriefWriter(client, maxSourceTokens);
  }

  async brief(
    request: WritingRequest,
    signal: AbortSignal,
    origin: WriteOrigin = ANONYMOUS,
  ): Promise<SourceBrief | null> {
    const { source, fence } = this.read(request);
    return this.briefs.make(source, fence, signal, origin);
  }

  async write(
    request: WritingRequest,
    format: FormatKey,
    signal: AbortSignal,
    origin: WriteOrigin = ANONYMOUS,
  ): Promise<WrittenOutput> {
    const { source, fence } = this.read(request);
    const prompt = buildPrompt(request, source, format, fence);
    const messages: Messages = [
      { role: 'system', content: prompt.system },
      { role: 'user', content: prompt.user },
    ];
    const { tone } = request.settings;
    const task = { format, source, tone, signal, origin };
    const first = await this.draft(messages, task);
    const faults = faultsOf(first.output, first.asked, source, tone);
    if (faults.length === 0) return first.output;
    return this.repair(messages, task, { ...first, faults });
  }

  /** At shutdown. */
  async close(): Promise<void> {
    await this.client.close();
  }

  /** @throws WriterError without a sentence */
  private read(request: WritingRequest): ReadRequest {
    const known = this.requests.get(request);
    if (known) return known;
    const source = readSource(request.content);
    if (source.sentences.length === 0)
      throw new WriterError('CONTENT_UNREADABLE', 'no sentence in the source');
    const hash = createHmac('sha256', this.fenceKey).update(request.content).digest('base64url');
    const read = { source, fence: hash.slice(0, 16) };
    this.requests.set(request, read);
    return read;
  }

  /** One more call that names the faults; the better draft is delivered. */
  private async repair(
    messages: Messages,
    task: FormatTask,
    first: { answer: string; output: WrittenOutput; faults: Fault[] },
  ): Promise<WrittenOutput> {
    const named = first.faults.map(({ complaint }) => complaint).join(' ');
    const complaint = `${named} Write the same JSON again without these faults.`;
    try {
      const again = await this.draft(
        [...messages, { role: 'assistant', content: first.answer }, { role: 'user', content: complaint }],
        task,
      );
      const left = faultsOf(again.output, again.asked, task.source, task.tone);
      const isBetter = weightOf(left) < weightOf(first.faults);
      return isBetter ? again.output : first.output;
    } catch (error) {
      task.signal.throwIfAborted();
      this.logger.warn(`repair of ${task.format} failed: ${toWriterError(error).message}`);
      return first.output;
    }
  }

  private async draft(messages: Messages, task: FormatTask): Promise<DraftAnswer> {
    const { format, source, signal, origin } = task;
    const answer = await this.client.ask({
      kind: format,
      schema: draftSchema(format),
      messages,
      signal,
      origin,
    });
    try {
      const asked = parseDraft(format, readJson(answer));
      return { answer, asked, output: finishDraft(asked, source) };
    } catch (error) {
      throw new WriterError('WRITER_FAILED', `${format}: answer is not a draft`, {
        isRetryable: true,
        cause: error,
      });
    }
  }
}
