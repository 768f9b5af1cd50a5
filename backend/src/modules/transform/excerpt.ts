import { readSource } from '@repurpose/writing';

const EXCERPT_CHARS = 140;
/** Long texts show in their beginning that they can be read; only one that does not is read whole. */
const PROBE_CHARS = 4_000;

/** The first words of what can be read of a content, on one line; null when there is no sentence in it. */
export function readExcerpt(content: string): string | null {
  const begin = excerptOf(content.slice(0, PROBE_CHARS).toWellFormed());
  return begin === null && content.length > PROBE_CHARS ? excerptOf(content) : begin;
}

function excerptOf(content: string): string | null {
  const source = readSource(content);
  if (source.sentences.length === 0) return null;
  const isTitleInText = source.text.startsWith(source.title);
  const shown = isTitleInText ? source.text : `${source.title} ${source.text}`;
  const line = shown.replace(/\s+/gu, ' ').trim();
  if (line.length <= EXCERPT_CHARS) return line;
  const cut = line.slice(0, EXCERPT_CHARS);
  const end = Math.max(cut.lastIndexOf(' '), EXCERPT_CHARS / 2);
  return `${cut.slice(0, end).toWellFormed()}…`;
}
