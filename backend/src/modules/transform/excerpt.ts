import { readSource, type Source } from '@repurpose/writing';

const EXCERPT_CHARS = 140;
/** A text mostly shows in its beginning that it can be read; one that does not is read on, so much more each time. */
const PROBE = { chars: 1_000, growth: 8 };

/**
 * What a content is listed by: its title on a line of its own, if it has one, then the first words of its text.
 * Null when there is no sentence in it.
 */
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
  const shown = titleAndText(source)
    .map((part) => part.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n');
  if (shown.length <= EXCERPT_CHARS) return shown;
  const cut = shown.slice(0, EXCERPT_CHARS);
  const end = Math.max(cut.search(/\s\S*$/u), EXCERPT_CHARS / 2);
  return `${cut.slice(0, end).toWellFormed()}…`;
}

/** A title that is the first block, but for its full stop, is not said twice; one within the first paragraph is none. */
function titleAndText({ title, text, blocks }: Source): string[] {
  if (title === '') return [text];
  const opening = blocks[0]?.text ?? '';
  if (!opening.startsWith(title)) return [title, text];
  return opening.length - title.length <= 1 ? [opening, text.slice(opening.length)] : [text];
}
