import {
  PLANS,
  VOICE_LIMITS,
  type ImportedTerms,
  type SharedTerm,
  type Term,
  type TermList,
} from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { termsToCsv } from '@repurpose/writing';
import type { Scope } from '../../../database/scope.js';
import { AppError } from '../../../errors/app-error.js';
import { TextWorkPool } from '../text-work/text-work-pool.js';
import { TermsRepository } from './terms.repository.js';
import { TermDto } from './voices.dto.js';
import { VoicesRepository } from './voices.repository.js';

@Injectable()
export class TermsService {
  constructor(
    private readonly terms: TermsRepository,
    private readonly voices: VoicesRepository,
    private readonly textWork: TextWorkPool,
  ) {}

  async list(scope: Scope): Promise<TermList> {
    const [terms, plan] = await Promise.all([this.terms.list(scope), this.voices.planOf(scope)]);
    return { terms, maxTerms: PLANS[plan].voiceTerms };
  }

  /** Replaces the word of the same text. @throws AppError VOICES_NOT_IN_PLAN, TOO_MANY_TERMS */
  async add(scope: Scope, term: Term): Promise<SharedTerm> {
    await this.addAll(scope, [term]);
    const added = (await this.terms.list(scope)).find(({ text }) => text === term.text);
    if (added === undefined) throw new AppError('NOT_FOUND');
    return added;
  }

  remove(scope: Scope, id: string): Promise<void> {
    return this.terms.remove(scope, id);
  }

  /** @throws AppError TERMS_FILE_INVALID, VOICES_NOT_IN_PLAN, TOO_MANY_TERMS, TEXT_TOO_COMPLEX */
  async importCsv(scope: Scope, csv: string): Promise<ImportedTerms> {
    const { terms, skipped } = await this.textWork.run('readTerms', { csv }, { key: scope.userId });
    if (terms.length > VOICE_LIMITS.terms) throw new AppError('TERMS_FILE_INVALID');
    const faults = await Promise.all(terms.map((term) => validate(plainToInstance(TermDto, term))));
    const valid = terms.filter((_term, at) => faults[at]?.length === 0);
    await this.addAll(scope, valid);
    return { added: valid.length, skipped: skipped + terms.length - valid.length };
  }

  async exportCsv(scope: Scope): Promise<string> {
    return termsToCsv(await this.terms.list(scope));
  }

  private async addAll(scope: Scope, terms: readonly Term[]): Promise<void> {
    const { voices, voiceTerms } = PLANS[await this.voices.planOf(scope)];
    if (voices === 0) throw new AppError('VOICES_NOT_IN_PLAN');
    await this.terms.add(scope, terms, voiceTerms);
  }
}
