import type { Extracted } from '../answer.types.js';

const TIMES = /^(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}[ \t]+-->[ \t]+(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}/;
const TIMES_ANYWHERE = new RegExp(TIMES.source, 'm');
const PARAGRAPH_CHARS = 500;

export const isSubtitles = (head: string): boolean =>
  /^\uFEFF?(?:WEBVTT(?:[ \t\r\n]|$)|\s*\d+[ \t]*\r?\n)/.test(head) && TIMES_ANYWHERE.test(unixLines(head));

export function readSubtitles(text: string): Extracted {
  const blocks = unixLines(text)
    .replace(/^\uFEFF/, '')
    .split(/\n[ \t]*\n/);
  const paragraphs = new Paragraphs();
  let last = '';
  for (const block of blocks) {
    const lines = block.split('\n');
    const times = lines.findIndex((line) => TIMES.test(line.trim()));
    if (times < 0) continue;
    for (const line of lines.slice(times + 1)) {
      const { speaker, words } = spoken(line);
      // Rolling captions repeat the previous line.
      if (words === '' || words === last) continue;
      last = words;
      paragraphs.add(speaker, words);
    }
  }
  return { title: '', markdown: paragraphs.text(), warnings: [], hiddenPassages: 0 };
}

const unixLines = (text: string) => text.replace(/\r\n?/g, '\n');

function spoken(line: string): { speaker: string; words: string } {
  const voice = /<v(?:\.[^\s>]*)?[ \t]+([^>]{1,80})>/.exec(line)?.[1]?.trim() ?? '';
  const words = line
    .replace(/<[^<>]{0,200}>|\{\\[^{}]{0,200}\}/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const named = /^([\p{Lu}][\p{L}\p{N} .'’-]{0,40}): (\S.*)$/u.exec(words);
  return named ? { speaker: named[1] ?? '', words: named[2] ?? '' } : { speaker: voice, words };
}
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' };

class Paragraphs {
  private readonly done: string[] = [];
  private current = '';
  private speaker = '';

  add(speaker: string, words: string): void {
    const isOther = speaker !== '' && speaker !== this.speaker;
    if (isOther || (this.current.length > PARAGRAPH_CHARS && /[.!?…]["'”’)]?$/.test(this.current)))
      this.end();
    if (isOther) {
      this.speaker = speaker;
      this.current = `${speaker}:`;
    }
    this.current = this.current === '' ? words : `${this.current} ${words}`;
  }

  text(): string {
    this.end();
    return this.done.join('\n\n');
  }

  private end(): void {
    if (this.current !== '') this.done.push(this.current);
    this.current = '';
  }
}
