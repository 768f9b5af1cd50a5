import { ENTAILMENT_SCHEMA, withClaims, type ModelFinding } from '@repurpose/writing';
import { Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { CheckedAgainst } from '../text-work/entailment-tasks.js';
import type { TextWorkPool } from '../text-work/text-work-pool.js';
import { reasonOf } from './call-writer.js';
import { messagesOf, type OpenAiClient } from './openai.client.js';
import { WriterError, type WriteOrigin, type WrittenOutput } from './writer.port.js';

export interface EntailmentLimits {
  maxTokens: number;
  callMs: number;
}

/** One call per text. Never throws: a failed call adds no claims. */
export class EntailmentCheck {
  private readonly logger = new Logger(EntailmentCheck.name);

  constructor(
    private readonly client: OpenAiClient,
    private readonly textWork: TextWorkPool,
    private readonly limits: EntailmentLimits,
  ) {}

  async annotate(
    output: WrittenOutput,
    content: string,
    signal: AbortSignal,
    origin: WriteOrigin,
  ): Promise<WrittenOutput> {
    const { draft, text, checks } = output;
    const found = await this.find({ content, text, draft, claims: checks.claims }, signal, origin);
    return { ...output, checks: withClaims(checks, found) };
  }

  async find(checked: CheckedAgainst, signal: AbortSignal, origin: WriteOrigin): Promise<ModelFinding[]> {
    const timeout = AbortSignal.timeout(this.limits.callMs);
    try {
      return await this.ask(checked, AbortSignal.any([signal, timeout]), origin);
    } catch (error) {
      const { requestId } = origin;
      const format = checked.draft?.format;
      const reason = timeout.aborted ? 'no answer in time' : reasonOf(error);
      this.logger.warn({ requestId, format, reason }, 'a text was not checked by the model');
      return [];
    }
  }

  private async ask(
    checked: CheckedAgainst,
    signal: AbortSignal,
    origin: WriteOrigin,
  ): Promise<ModelFinding[]> {
    const call = { key: origin.accountId ?? '', signal };
    const fence = randomBytes(12).toString('base64url');
    const { maxTokens } = this.limits;
    const asked = await this.textWork.run('entailmentPrompt', { checked, fence, maxTokens }, call);
    if (asked === null) return [];
    const { prompt, items } = asked;
    const messages = messagesOf(prompt);
    const request = { kind: 'entailment', schema: ENTAILMENT_SCHEMA, messages, signal, origin };
    const answer = await this.client.ask(request);
    const input = { content: checked.content, items, answer };
    const found = await this.textWork.run('readVerdicts', input, call);
    if ('failure' in found) throw new WriterError('WRITER_FAILED', `no verdicts (${found.failure})`);
    return found;
  }
}
