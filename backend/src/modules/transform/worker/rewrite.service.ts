import type { WrittenOutput } from '../writer/writer.port.js';
import { Injectable } from '@nestjs/common';
import { TextWorkPool } from '../text-work/text-work-pool.js';
import type { OutputKey } from '../versions/output.repository.js';
import type { ClaimedJob, ClaimedRegeneration } from './job.repository.js';
import { RegenerationRepository, type DeliveryOutcome } from './regeneration.repository.js';

/** A claimed job that is a regeneration. */
export type RegenerationWork = ClaimedJob & { regeneration: ClaimedRegeneration };

export const keyOf = ({ parentId, formats }: ClaimedRegeneration): OutputKey => ({
  transformationId: parentId,
  format: formats[0],
});

@Injectable()
export class RewriteService {
  constructor(
    private readonly regenerations: RegenerationRepository,
    private readonly textWork: TextWorkPool,
  ) {}

  /** False when the fresh draft has nothing new for the output. @throws AppError TEXT_TOO_COMPLEX, UNAVAILABLE */
  async deliver(
    id: string,
    { regeneration, request, userId }: RegenerationWork,
    { draft: fresh, checks: { voice, claims: found } }: Pick<WrittenOutput, 'draft' | 'checks'>,
  ): Promise<boolean> {
    const { authorId, part: only } = regeneration;
    const { content } = request;
    const key = keyOf(regeneration);
    let outcome: DeliveryOutcome = 'conflict';
    while (outcome === 'conflict') {
      const output = await this.regenerations.findOutput(key);
      if (!output) return true;
      const { draft: old, edited, locked } = output;
      const rules = { kept: new Set([...edited, ...locked]), only };
      const claims = [...found, ...(output.checks?.claims ?? [])];
      const input = { draft: old, fresh, rules, content, claims, ...(voice && { voice }) };
      const rewritten = await this.textWork.run('rewrite', input, { account: userId });
      if (rewritten === null) return false;
      const { draft, text, checks } = rewritten;
      // Parts keep their positions, so the marks stay valid.
      const next = { authorId, draft, text, checks, edited, locked };
      outcome = await this.regenerations.deliver(id, key, output.version, next);
    }
    return true;
  }
}
