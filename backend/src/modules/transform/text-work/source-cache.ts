import { readSource, type Source } from '@repurpose/writing';

/** Per thread. An analysed source takes thirty times the memory of its text. */
const MAX_SOURCES = 32;
const MAX_CHARS = 500_000;

export class SourceCache {
  private readonly sources = new Map<string, Source>();
  private chars = 0;

  read(content: string): Source {
    const source = this.sources.get(content) ?? readSource(content);
    this.forget(content);
    this.sources.set(content, source);
    this.chars += content.length;
    for (const oldest of this.sources.keys()) {
      if (this.sources.size <= MAX_SOURCES && this.chars <= MAX_CHARS) break;
      this.forget(oldest);
    }
    return source;
  }

  private forget(content: string): void {
    if (this.sources.delete(content)) this.chars -= content.length;
  }
}
