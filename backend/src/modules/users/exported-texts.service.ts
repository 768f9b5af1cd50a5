import {
  SHARE_PAGE,
  type ExportedTerm,
  type ExportedTransformation,
  type ExportedVoice,
} from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { ShareLinkRepository } from '../sharing/share-link.repository.js';
import {
  TransformationExportRepository,
  type ExportRow,
} from '../transform/library/transformation-export.repository.js';
import { VoiceExportRepository } from '../transform/voices/voice-export.repository.js';

/** Small: a source may have 100,000 characters, and its outputs as many. */
const TRANSFORMATIONS_PER_READ = 10;

@Injectable()
export class ExportedTexts {
  constructor(
    private readonly written: TransformationExportRepository,
    private readonly shareLinks: ShareLinkRepository,
    private readonly samples: VoiceExportRepository,
  ) {}

  voices(userId: string): AsyncGenerator<ExportedVoice> {
    return this.samples.read(userId);
  }

  terms(userId: string): Promise<ExportedTerm[]> {
    return this.samples.terms(userId);
  }

  async *transformations(userId: string): AsyncGenerator<ExportedTransformation> {
    let page: ExportRow[] = [];
    do {
      page = await this.written.list(userId, TRANSFORMATIONS_PER_READ, page.at(-1));
      const links = await this.shareLinks.listOf(page.map(({ id }) => id));
      for (const { cursor: _, ...transformation } of page) {
        const own = links.filter(({ transformationId }) => transformationId === transformation.id);
        const shares = own.map(({ format, version, token, createdAt, expiresAt }) => ({
          format,
          version,
          path: SHARE_PAGE.replace(':token', token),
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt?.toISOString() ?? null,
        }));
        yield { ...transformation, shares };
      }
    } while (page.length === TRANSFORMATIONS_PER_READ);
  }
}
