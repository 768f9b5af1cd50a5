import { readSource, type Source } from '@repurpose/writing';

const EXCERPT_CHARS = 140;
const PROBE = { chars: 500, growth: 8 };
/** A part of front matter would be read as text, so the first reading is longer than any front matter. */
const FRONT_MATTER = { fence: /^\s{0,20}(?:---|\+\+\+)[ \t]*\r?\n/u, chars: 24_000 };

export function makeExcerpt(content: string): string | null {
  let chars = FRONT_MATTER.fence.test(content) ? FRONT_MATTER.chars : PROBE.chars;
  for (; chars < content.length; chars *= PROBE.growth) {
    const shown = shownOf(beginningOf(content, chars));
    if (shown !== null && shown.length > EXCERPT_CHARS) return cut(shown);
  }
  const shown = shownOf(content);
  return shown === null ? null : cut(shown);
}

/** Cuts at a line: half of an image's markup would be read as words. */
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
  return `${kept
    .slice(0, end)
    .toWellFormed()
    .replace(/[\s.,;:]+$/u, '')}…`;
}

/** The first line is the title, or the first paragraph if the text has none. */
function titleAndText({ title, text, blocks }: Source): string[] {
  const opening = blocks[0]?.text ?? '';
  if (!opening.startsWith(title)) return [title, text];
  const isFirstLine = title === '' || opening.length - title.length <= 1;
  return isFirstLine ? [opening, text.slice(opening.length)] : [text];
}
