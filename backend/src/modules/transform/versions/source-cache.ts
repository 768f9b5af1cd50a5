import { readSource, type Source } from '@repurpose/writing';
import { Injectable } from '@nestjs/common';

const MAX_SOURCES = 32;

/** Parsed sources of the outputs being edited: an editor saves every few seconds. */
@Injectable()
export class SourceCache {
  private readonly sources = new Map<string, Source>();

  read(transformationId: string, content: string): Source {
    const source = this.sources.get(transformationId) ?? readSource(content);
    this.sources.delete(transformationId);
    this.sources.set(transformationId, source);
    for (const oldest of this.sources.keys()) {
      if (this.sources.size <= MAX_SOURCES) break;
      this.sources.delete(oldest);
    }
    return source;
  }
}
