import type { Draft, DraftLink } from './draft.types.js';

const CONTEXT_CHARS = 16;
/** This much of the text before or after a link must be unchanged. */
const LEAST_CONTEXT = 8;
const MOST_LINKS = 100;
const TELLING_WORDS = 3;

/** A text with plain marks and spaces, of the same length. */
const folded = (text: string): string =>
  text
    .replace(/[‘’‚]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[–—]/gu, '-')
    .replace(/\s/gu, ' ');

/** Words that mean the same thing wherever they stand: a name, or a phrase. */
const isTelling = (text: string): boolean =>
  /^\p{Lu}.*\p{L}{2}/u.test(text) || text.split(' ').length >= TELLING_WORDS;

/** How plain text tells where words lead: "Download it here (https://…)." */
export const addressAfter = (url: string): string => ` (${url})`;

function agrees({ before, after, text, url }: DraftLink, line: string, at: number): boolean {
  if (before === '' && after === '') return true;
  const [head, tail] = [before.slice(-LEAST_CONTEXT), after.slice(0, LEAST_CONTEXT)];
  return (
    line.startsWith(addressAfter(url), at + text.length) ||
    (head !== '' && line.slice(0, at).endsWith(head)) ||
    (tail !== '' && line.startsWith(tail, at + text.length))
  );
}

const isWord = (character: string | undefined): boolean => /[\p{L}\p{N}]/u.test(character ?? '');

/** The first whole occurrence of a link's words in a folded line that is accepted; −1 for none. */
function placeIn(line: string, { text }: DraftLink, isAccepted: (at: number) => boolean): number {
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) {
    const isWhole = !isWord(line[at - 1]) && !isWord(line[at + text.length]);
    if (isWhole && isAccepted(at)) return at;
  }
  return -1;
}

function linkAt(line: string, at: number, { text, url }: DraftLink): DraftLink {
  const end = at + text.length;
  return {
    before: line.slice(Math.max(0, at - CONTEXT_CHARS), at),
    text: line.slice(at, end),
    after: line.slice(end, end + CONTEXT_CHARS),
    url,
  };
}

/** The links that fit these lines, with the text around them there: first by their context, else by words that need none. */
function fitted(lines: readonly string[], links: readonly DraftLink[]): DraftLink[] {
  const plain = lines.map(folded);
  const taken = lines.map(() => new Set<number>());
  return links
    .flatMap((link): DraftLink[] => {
      const own = {
        ...link,
        before: folded(link.before),
        text: folded(link.text),
        after: folded(link.after),
      };
      const tests = [(line: string, at: number) => agrees(own, line, at), () => isTelling(own.text)];
      for (const test of tests) {
        for (const [index, line] of plain.entries()) {
          const at = placeIn(line, own, (place) => taken[index]?.has(place) === false && test(line, place));
          if (at < 0) continue;
          taken[index]?.add(at);
          return [linkAt(lines[index] ?? '', at, own)];
        }
      }
      return [];
    })
    .slice(0, MOST_LINKS);
}

/** The lines of a paragraph, without the marks of items, which an export sets itself. */
const linesOf = (paragraph: string): string[] =>
  paragraph.split('\n').map((line) => line.replace(/^[•–] /u, ''));

/** An article or letter with those of the links whose words it has; other formats cannot show links on words. */
export function withLinks<D extends Draft>(draft: D, links: readonly DraftLink[] = linksOf(draft)): D {
  if (draft.format !== 'medium' && draft.format !== 'email') return draft;
  const { links: _, ...bare } = draft;
  const lines = draft.sections.flatMap(({ paragraphs }) => paragraphs.flatMap(linesOf));
  const fit = fitted(lines, links);
  return { ...bare, ...(fit.length > 0 && { links: fit }) } as typeof draft;
}

export const linksOf = (draft: Draft | null | undefined): readonly DraftLink[] =>
  (draft?.format === 'medium' || draft?.format === 'email' ? draft.links : undefined) ?? [];
