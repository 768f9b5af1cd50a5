import {
  EDIT_CHARS,
  ERRORS,
  type AppliedVoice,
  type ApplyVoiceRequest,
  type FormatKey,
  LIMITS,
  type OutputState,
  type SaveOutputRequest,
  type VersionDetail,
  type VersionSummary,
} from '@repurpose/contract';
import { partsOf, type RevisedDraft, type Revision } from '@repurpose/writing';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../database/scope.js';
import { AppError } from '../../../errors/app-error.js';
import type { RevisionAnswer } from '../text-work/edit-tasks.js';
import { TextWorkPool } from '../text-work/text-work-pool.js';
import { noteVoiceUse } from '../voices/voice-versions.repository.js';
import { VoicesService } from '../voices/voices.service.js';
import {
  OutputRepository,
  type OutputContent,
  type OutputKey,
  type OutputRow,
  type VersionRow,
} from './output.repository.js';

@Injectable()
export class OutputService {
  constructor(
    private readonly db: DataSource,
    private readonly outputs: OutputRepository,
    private readonly textWork: TextWorkPool,
    private readonly voices: VoicesService,
  ) {}

  async get(scope: Scope, key: OutputKey): Promise<OutputState> {
    return presentOutput(key.format, await this.own(scope, key));
  }

  /** @throws AppError NOT_FOUND, VERSION_CONFLICT, SEGMENT_UNKNOWN, DRAFT_OVER_LIMIT, DRAFT_EMPTY, TOO_MANY_VERSIONS */
  async save(scope: Scope, key: OutputKey, request: SaveOutputRequest): Promise<OutputState> {
    assertBearableLength(key.format, request);
    const output = await this.own(scope, key);
    if (output.version !== request.expectedVersion) throw await this.conflict(scope, key);
    assertKnownParts(output, [...(request.locked ?? []), ...(request.released ?? [])]);
    const revised = await this.revise(scope.userId, output, request);
    const marks = marksAfter(output, request, revised);
    if (revised.changed.length === 0 && revised.text === output.text) {
      if (!(await this.outputs.keep(key, output.version, marks))) throw await this.conflict(scope, key);
    } else {
      const { draft, text, checks } = revised;
      await this.add(scope, key, output.version, { kind: 'edited', draft, text, checks, ...marks });
    }
    return this.get(scope, key);
  }

  /** Free; keeps locked parts. @throws AppError NOT_FOUND, VERSION_CONFLICT, VOICE_UNKNOWN, VOICES_NOT_IN_PLAN */
  async applyVoice(
    scope: Scope,
    key: OutputKey,
    { expectedVersion, voiceId }: ApplyVoiceRequest,
  ): Promise<OutputState> {
    const output = await this.own(scope, key);
    if (output.version !== expectedVersion) throw await this.conflict(scope, key);
    const voice = await this.voices.applied(scope, voiceId);
    const { draft, locked, edited, request, checks } = output;
    const { voice: before, claims = [] } = checks ?? {};
    const written = { draft, locked, claims, ...(before && { voice: before }) };
    const input = { written, voice, content: request.content };
    const voiced = await this.textWork.run('applyVoice', input, { key: scope.userId });
    const isSame = checks?.voice?.voiceId === voiceId && checks.voice.version === voice.version;
    if (!isSame || voiced.text !== output.text)
      await this.add(scope, key, expectedVersion, { kind: 'edited', ...voiced, edited, locked }, voice);
    return this.get(scope, key);
  }

  async versions(scope: Scope, key: OutputKey): Promise<VersionSummary[]> {
    await this.own(scope, key);
    return (await this.outputs.versions(key)).map(presentVersion);
  }

  async version(scope: Scope, key: OutputKey, version: number): Promise<VersionDetail> {
    const row = await this.ownVersion(scope, key, version);
    return { ...presentVersion(row), text: row.text };
  }

  /** Adds a version. @throws AppError NOT_FOUND, VERSION_CONFLICT, TOO_MANY_VERSIONS */
  async restore(scope: Scope, key: OutputKey, version: number, expected: number): Promise<OutputState> {
    const content = await this.ownVersion(scope, key, version);
    await this.add(scope, key, expected, { ...content, kind: 'restored' });
    return this.get(scope, key);
  }

  private async revise(
    userId: string,
    { draft, request, checks }: OutputRow,
    { texts, order }: Revision,
  ): Promise<RevisedDraft> {
    const input = {
      draft,
      revision: { texts, order },
      content: request.content,
      claims: checks?.claims ?? [],
      ...(checks?.voice && { voice: checks.voice }),
    };
    return revisedOf(await this.textWork.run('revise', input, { key: userId }));
  }

  private async add(
    scope: Scope,
    key: OutputKey,
    expected: number,
    content: OutputContent & { kind: 'edited' | 'restored' },
    voice?: AppliedVoice,
  ): Promise<void> {
    if (expected >= LIMITS.versions) throw new AppError('TOO_MANY_VERSIONS');
    const isAdded = await this.db.transaction(async (tx) => {
      if (voice) await noteVoiceUse(tx, key.transformationId, voice);
      return this.outputs.add(tx, key, expected, { ...content, authorId: scope.userId });
    });
    if (!isAdded) throw await this.conflict(scope, key);
  }

  /** Names the other author, unless it is the same user in another window. */
  private async conflict({ userId }: Scope, key: OutputKey): Promise<AppError> {
    const author = await this.outputs.findAuthor(key);
    if (author === null || author.userId === userId) return new AppError('VERSION_CONFLICT');
    return new AppError('VERSION_CONFLICT', {
      message: `${author.username} changed this output meanwhile. Load the newer version or keep yours.`,
    });
  }

  private async own(scope: Scope, key: OutputKey): Promise<OutputRow> {
    const output = await this.outputs.find(scope, key);
    if (!output) throw new AppError('NOT_FOUND');
    return output;
  }

  private async ownVersion(
    scope: Scope,
    key: OutputKey,
    version: number,
  ): Promise<OutputContent & VersionRow> {
    await this.own(scope, key);
    const row = await this.outputs.findVersion(key, version);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }
}

function assertBearableLength(format: FormatKey, { texts, order = [] }: SaveOutputRequest): void {
  const added = order.map((placed) => (typeof placed === 'string' ? '' : placed.text));
  const chars = [...Object.values(texts), ...added].reduce((sum, text) => sum + text.length, 0);
  if (chars > EDIT_CHARS[format]) throw new AppError('DRAFT_OVER_LIMIT');
}

function assertKnownParts(output: OutputRow, parts: readonly string[]): void {
  const known = new Set(partsOf(output.draft).map(({ id }) => id));
  if (parts.some((part) => !known.has(part))) throw new AppError('SEGMENT_UNKNOWN');
}

function revisedOf(answer: RevisionAnswer): RevisedDraft {
  if ('revised' in answer) return answer.revised;
  if (answer.refusal !== 'DRAFT_OVER_LIMIT') throw new AppError(answer.refusal);
  throw new AppError('DRAFT_OVER_LIMIT', {
    message: `${ERRORS.DRAFT_OVER_LIMIT.message} ${answer.overLimit}.`,
  });
}

function marksAfter(
  output: OutputRow,
  { locked = output.locked, released = [] }: Pick<SaveOutputRequest, 'locked' | 'released'>,
  { moved, changed }: RevisedDraft,
): Pick<OutputContent, 'edited' | 'locked'> {
  const after = (parts: readonly string[]): string[] => parts.flatMap((part) => moved.get(part) ?? []);
  const stillEdited = output.edited.filter((part) => !released.includes(part));
  return {
    edited: [...new Set([...after(stillEdited), ...changed])],
    locked: [...new Set(after(locked))],
  };
}

function presentOutput(format: FormatKey, output: OutputRow): OutputState {
  const { version, draft, text, checks, edited, locked, includedUsed, isInOtherTones, request } = output;
  const regenerationsLeft = Math.max(0, LIMITS.includedRegenerations - includedUsed);
  const tone = isInOtherTones ? null : request.settings.tone;
  return { format, version, draft, text, checks, edited, locked, tone, regenerationsLeft };
}

function presentVersion({ version, kind, createdAt, author }: VersionRow): VersionSummary {
  return { version, kind, createdAt: createdAt.toISOString(), author };
}
