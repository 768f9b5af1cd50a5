import { readSource, type Source } from '@repurpose/writing';

const EXCERPT_CHARS = 140;
/** A text mostly shows in its beginning what it is listed by; where that is too little it is read on, so much more each time. */
const PROBE = { chars: 500, growth: 8 };

/**
 * What a content is listed by: its title on a line of its own, if it has one, then the first words of its text.
 * Null when there is no sentence in it.
 */
export function readExcerpt(content: string): string | null {
  let { chars } = PROBE;
  for (; chars < content.length; chars *= PROBE.growth) {
    const shown = shownOf(beginningOf(content, chars));
    if (shown !== null && shown.length > EXCERPT_CHARS) return cut(shown);
  }
  const shown = shownOf(content);
  return shown === null ? null : cut(shown);
}

/** Whole lines, if there is one: half a picture's markup would be read as words. */
function beginningOf(content: string, chars: number): string {
  const beginning = content.slice(0, chars).toWellFormed();
  const end = beginning.lastIndexOf('\n');
  return end > 0 ? beginning.slice(0, end) : beginning;
}

function shownOf(content: string): string | null {
  const source = readSource(content);
  if (source.sentences.length === 0) return null;
  return titleAndText(source)
    .map((part) => part.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

function cut(shown: string): string {
  if (shown.length <= EXCERPT_CHARS) return shown;
  const kept = shown.slice(0, EXCERPT_CHARS);
  const end = Math.max(kept.search(/\s\S*$/u), EXCERPT_CHARS / 2);
  // Where it is cut at the end of a sentence, the dots stand for the full stop.
  return `${kept
    .slice(0, end)
    .toWellFormed()
    .replace(/[\s.,;:]+$/u, '')}…`;
}

/** A title that is the first block, but for its full stop, is not said twice; one within the first paragraph is none. */
function titleAndText({ title, text, blocks }: Source): string[] {
  if (title === '') return [text];
  const opening = blocks[0]?.text ?? '';
  if (!opening.startsWith(title)) return [title, text];
  return opening.length - title.length <= 1 ? [opening, text.slice(opening.length)] : [text];
}
