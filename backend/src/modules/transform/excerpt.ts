import { readSource } from '@repurpose/writing';

const EXCERPT_CHARS = 140;
/** A text mostly shows in its beginning that it can be read; one that does not is read on, so much more each time. */
const PROBE = { chars: 1_000, growth: 8 };

/** The first words of what can be read of a content, on one line; null when there is no sentence in it. */
export function readExcerpt(content: string): string | null {
  let { chars } = PROBE;
  for (; chars < content.length; chars *= PROBE.growth) {
    const excerpt = excerptOf(content.slice(0, chars).toWellFormed());
    if (excerpt !== null) return excerpt;
  }
  return excerptOf(content);
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
