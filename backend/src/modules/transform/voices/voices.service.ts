import {
  DEFAULT_VOICE_RULES,
  isPaidPlan,
  PLANS,
  type AddSampleRequest,
  type AppliedVoice,
  type Term,
  type UpdateVoiceRequest,
  type Voice,
  type VoiceList,
  type VoicePreview,
  type VoiceSummary,
} from '@repurpose/contract';
import { mergedTerms } from '@repurpose/writing';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../../config/env.js';
import type { Scope } from '../../../database/scope.js';
import { toStorableText } from '../../../database/storable.js';
import { AppError } from '../../../errors/app-error.js';
import { toRequest, type VoicedRequest, type TransformDto } from '../admission/transform.dto.js';
import { TextWorkPool } from '../text-work/text-work-pool.js';
import type { VoiceEntity } from './voice.entity.js';
import { TermsRepository } from './terms.repository.js';
import { VoicesRepository } from './voices.repository.js';

const summaryOf = ({ id, name, isDefault, terms, fingerprint }: VoiceEntity): VoiceSummary => ({
  id,
  name,
  isDefault,
  terms: terms.length,
  sampleWords: fingerprint?.words ?? 0,
});

/** Rows of older versions lack newer rules. */
const appliedOf = (
  { id, version, name, rules, terms, fingerprint }: VoiceEntity,
  shared: readonly Term[],
): AppliedVoice => ({
  id,
  version,
  name,
  rules: { ...DEFAULT_VOICE_RULES, ...rules },
  terms: mergedTerms(terms, shared),
  fingerprint,
});

function assertLiving({ archivedAt }: VoiceEntity): void {
  if (archivedAt !== null) throw new AppError('VOICE_ARCHIVED');
}

@Injectable()
export class VoicesService {
  constructor(
    private readonly voices: VoicesRepository,
    private readonly terms: TermsRepository,
    private readonly textWork: TextWorkPool,
    @Inject(ENV) private readonly env: Pick<Env, 'WRITER'>,
  ) {}

  async list(scope: Scope): Promise<VoiceList> {
    const [voices, plan] = await Promise.all([this.voices.list(scope), this.voices.planOf(scope)]);
    const { voices: maxVoices, voiceTerms: maxTerms } = PLANS[plan];
    return { voices: voices.map(summaryOf), maxVoices, maxTerms };
  }

  async get(scope: Scope, id: string): Promise<Voice> {
    const voice = await this.find(scope, id);
    const [samples, terms, versions] = await Promise.all([
      this.voices.samples(id),
      this.terms.list(scope),
      this.voices.versions(id),
    ]);
    const sharedTerms = terms.map(({ id: _id, ...term }) => term);
    const { isDefault, archivedAt } = voice;
    return {
      ...appliedOf(voice, []),
      ...{ isDefault, samples, sharedTerms, versions },
      archivedAt: archivedAt?.toISOString() ?? null,
    };
  }

  /** @throws AppError VOICES_NOT_IN_PLAN, TOO_MANY_VOICES, VOICE_NAME_TAKEN */
  async create(scope: Scope, name: string): Promise<Voice> {
    const plan = await this.voices.planOf(scope);
    if (PLANS[plan].voices === 0) throw new AppError('VOICES_NOT_IN_PLAN');
    const id = await this.voices.create(scope, name.trim());
    if (id === null) throw new AppError('TOO_MANY_VOICES');
    return this.get(scope, id);
  }

  /** @throws AppError NOT_FOUND, VOICE_ARCHIVED, VOICES_NOT_IN_PLAN, TOO_MANY_TERMS, VOICE_NAME_TAKEN, VOICE_CHANGED */
  async update(scope: Scope, id: string, request: UpdateVoiceRequest): Promise<Voice> {
    const voice = await this.living(scope, id);
    const plan = await this.voices.planOf(scope);
    const { voices, voiceTerms } = PLANS[plan];
    if (voices === 0) throw new AppError('VOICES_NOT_IN_PLAN');
    if (request.terms.length + (await this.terms.count(scope)) > voiceTerms)
      throw new AppError('TOO_MANY_TERMS');
    const changed = { ...request, name: request.name.trim() };
    if (!(await this.voices.update(voice, changed, scope.userId))) throw new AppError('VOICE_CHANGED');
    return this.get(scope, id);
  }

  async remove(scope: Scope, id: string): Promise<void> {
    await this.voices.remove(await this.find(scope, id));
  }

  /** @throws AppError NOT_FOUND, VOICE_ARCHIVED, TOO_MANY_SAMPLES, TEXT_TOO_COMPLEX */
  async addSample(scope: Scope, id: string, { title, text }: AddSampleRequest): Promise<Voice> {
    await this.living(scope, id);
    const stored = toStorableText(text);
    const measured = await this.textWork.run('measureSample', { text: stored }, { key: scope.userId });
    const sample = { title: toStorableText(title.trim()), text: stored, ...measured };
    if (!(await this.voices.addSample(id, sample))) throw new AppError('TOO_MANY_SAMPLES');
    return this.remeasured(scope, id);
  }

  async removeSample(scope: Scope, id: string, sampleId: string): Promise<Voice> {
    await this.living(scope, id);
    await this.voices.removeSample(id, sampleId);
    return this.remeasured(scope, id);
  }

  async preview(scope: Scope, id: string, text: string): Promise<VoicePreview> {
    const voice = appliedOf(await this.find(scope, id), await this.terms.list(scope));
    return this.textWork.run('previewVoice', { text, voice }, { key: scope.userId });
  }

  /** @throws AppError VOICE_UNKNOWN, VOICE_ARCHIVED, VOICES_NOT_IN_PLAN */
  async applied(scope: Scope, id: string): Promise<AppliedVoice> {
    const voice = await this.voices.find(scope, id);
    if (voice === null) throw new AppError('VOICE_UNKNOWN');
    assertLiving(voice);
    const applied = await this.inPlan(scope, voice);
    if (applied === null) throw new AppError('VOICES_NOT_IN_PLAN');
    return applied;
  }

  private async inPlan(scope: Scope, voice: VoiceEntity): Promise<AppliedVoice | null> {
    const [plan, shared] = await Promise.all([this.voices.planOf(scope), this.terms.list(scope)]);
    return PLANS[plan].voices === 0 ? null : appliedOf(voice, shared);
  }

  async named(scope: Scope, id: string | null | undefined): Promise<AppliedVoice | null | undefined> {
    return id === null || id === undefined ? id : this.applied(scope, id);
  }

  /** The voice is copied into the request, so that later changes of the voice do not affect it. @throws AppError INSTRUCTIONS_NOT_IN_PLAN, INSTRUCTION_NEEDS_MODEL, and as `applied` */
  async withVoice(scope: Scope, dto: TransformDto): Promise<VoicedRequest> {
    const request = toRequest(dto);
    if (request.instruction !== undefined) await this.assertInstructionAllowed(scope);
    const wanted = dto.settings?.voiceId;
    const voice = await (wanted === undefined ? this.default(scope) : this.named(scope, wanted));
    return { ...request, ...(voice && { voice }) };
  }

  private async default(scope: Scope): Promise<AppliedVoice | null> {
    const voice = await this.voices.findDefault(scope);
    return voice && this.inPlan(scope, voice);
  }

  private async assertInstructionAllowed(scope: Scope): Promise<void> {
    if (!isPaidPlan(await this.voices.planOf(scope))) throw new AppError('INSTRUCTIONS_NOT_IN_PLAN');
    if (this.env.WRITER === 'offline') throw new AppError('INSTRUCTION_NEEDS_MODEL');
  }

  private async living(scope: Scope, id: string): Promise<VoiceEntity> {
    const voice = await this.find(scope, id);
    assertLiving(voice);
    return voice;
  }

  private async find(scope: Scope, id: string): Promise<VoiceEntity> {
    const voice = await this.voices.find(scope, id);
    if (voice) return voice;
    // The statement checks the role only of voices that it finds. `planOf` always does, and throws without access.
    await this.voices.planOf(scope);
    throw new AppError('NOT_FOUND');
  }

  private async remeasured(scope: Scope, id: string): Promise<Voice> {
    await this.voices.remeasure(id, scope.userId, (samples) =>
      this.textWork.run('fingerprint', { samples }, { key: scope.userId }),
    );
    return this.get(scope, id);
  }
}
