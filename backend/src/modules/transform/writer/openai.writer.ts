import type { FormatKey } from '@repurpose/contract';
import { draftSchema, type SourceBrief, type WritingRequest } from '@repurpose/writing';
import { Logger } from '@nestjs/common';
import { createHmac, generateKeySync } from 'node:crypto';
import { Batcher } from '../../../batcher.js';
import type { TextWorkCall, TextWorkPool } from '../text-work/text-work-pool.js';
import type { FinishedAnswer, ModelAnswer, Prompts } from '../text-work/writing-tasks.js';
import { weightOf, type Fault } from './draft-faults.js';
import { BriefWriter, pointsFor } from './openai.brief.js';
import { messagesOf, type Messages, type OpenAiClient } from './openai.client.js';
import type { EntailmentCheck } from './openai.entailment.js';
import { toWriterError } from './openai.errors.js';
import { WriterError, type WriteOrigin, type WriterPort, type WrittenOutput } from './writer.port.js';

interface FormatTask {
  request: WritingRequest;
  format: FormatKey;
  signal: AbortSignal;
  origin: WriteOrigin;
}

type AnswerTask = ModelAnswer & { call: TextWorkCall };

interface DraftAnswer {
  answer: string;
  output: WrittenOutput;
  faults: Fault[];
}

const ANONYMOUS: WriteOrigin = { requestId: null, plan: 'free' };

export class OpenAiWriter implements WriterPort {
  readonly engine = 'openai';
  private readonly logger = new Logger(OpenAiWriter.name);
  /** One task makes the prompts of all formats of a job (see `WriterPort.write`). */
  private readonly prompts = new WeakMap<WritingRequest, Promise<Prompts>>();
  /** Answers that come while one is checked share a task: each task costs a turn of the event loop. */
  private readonly finished = new Batcher((request: WritingRequest, tasks: AnswerTask[]) =>
    this.finishAll(request, tasks),
  );
  private readonly briefs: BriefWriter;
  /** Secret, so that a source cannot close its own fence. Stable, so that retries hit the provider's prompt cache. */
  private readonly fenceKey = generateKeySync('hmac', { length: 256 });

  constructor(
    private readonly client: OpenAiClient,
    private readonly maxSourceTokens: number,
    private readonly textWork: TextWorkPool,
    private readonly entailment: EntailmentCheck | null = null,
  ) {
    this.briefs = new BriefWriter(client, textWork);
  }

  async brief(
    request: WritingRequest,
    signal: AbortSignal,
    origin: WriteOrigin = ANONYMOUS,
  ): Promise<SourceBrief | null> {
    const prompts = await this.promptsOf(request, signal, origin);
    return 'parts' in prompts ? this.briefs.make(request, prompts, signal, origin) : null;
  }

  async write(
    request: WritingRequest,
    format: FormatKey,
    signal: AbortSignal,
    origin: WriteOrigin = ANONYMOUS,
  ): Promise<WrittenOutput> {
    const prompts = await this.promptsOf(request, signal, origin);
    const prompt = 'formats' in prompts ? prompts.formats[request.formats.indexOf(format)] : undefined;
    if (prompt === undefined) throw new WriterError('WRITER_FAILED', `${format} was not asked for`);
    const messages = messagesOf(prompt);
    const task = { request, format, signal, origin };
    const first = await this.draft(messages, task);
    const output = first.faults.length === 0 ? first.output : await this.repair(messages, task, first);
    return this.entailment?.annotate(output, request.content, signal, origin) ?? output;
  }

  async close(): Promise<void> {
    await this.client.close();
  }

  private fenceOf({ content }: WritingRequest): string {
    return createHmac('sha256', this.fenceKey).update(content).digest('base64url').slice(0, 16);
  }

  private promptsOf(
    request: WritingRequest,
    signal: AbortSignal,
    { accountId = '' }: WriteOrigin,
  ): Promise<Prompts> {
    const made = this.prompts.get(request) ?? this.makePrompts(request, { key: accountId, signal });
    this.prompts.set(request, made);
    return made;
  }

  private async makePrompts(request: WritingRequest, call: TextWorkCall): Promise<Prompts> {
    const { maxSourceTokens: maxTokens } = this;
    const input = { request, fence: this.fenceOf(request), maxTokens, pointsFor: pointsFor(maxTokens) };
    const made = await this.textWork.run('prompts', input, call);
    if (made === null) throw new WriterError('CONTENT_UNREADABLE', 'no sentence in the source');
    return made;
  }

  private async repair(messages: Messages, task: FormatTask, first: DraftAnswer): Promise<WrittenOutput> {
    const named = first.faults.map(({ complaint }) => complaint).join(' ');
    const complaint = `${named} Write the same JSON again without these faults.`;
    try {
      const again = await this.draft(
        [...messages, { role: 'assistant', content: first.answer }, { role: 'user', content: complaint }],
        task,
      );
      const isBetter = weightOf(again.faults) < weightOf(first.faults);
      return isBetter ? again.output : first.output;
    } catch (error) {
      task.signal.throwIfAborted();
      this.logger.warn(`repair of ${task.format} failed: ${toWriterError(error).message}`);
      return first.output;
    }
  }

  private async draft(messages: Messages, task: FormatTask): Promise<DraftAnswer> {
    const { request, format, signal, origin } = task;
    const schema = draftSchema(format);
    const answer = await this.client.ask({ kind: format, schema, messages, signal, origin });
    const checked = { format, answer, call: { key: origin.accountId ?? '', signal } };
    const finished = (await this.finished.add(request, checked)).get(checked);
    if (finished && !('failure' in finished)) return { answer, ...finished };
    const cause = Object.assign(new Error(), { name: finished?.failure });
    throw new WriterError('WRITER_FAILED', `${format}: answer is not a draft`, { isRetryable: true, cause });
  }

  private async finishAll(
    { content, settings, voice = null }: WritingRequest,
    tasks: readonly AnswerTask[],
  ): Promise<ReadonlyMap<AnswerTask, FinishedAnswer>> {
    const [{ call }] = tasks as [AnswerTask];
    const answers = tasks.map(({ format, answer }) => ({ format, answer }));
    const finished = await this.textWork.run(
      'finish',
      { content, tone: settings.tone, voice, answers },
      call,
    );
    return new Map(tasks.flatMap((task, at) => (finished[at] ? [[task, finished[at]] as const] : [])));
  }
}
