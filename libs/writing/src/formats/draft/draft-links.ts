import type { Draft, DraftLink } from './draft.types.js';

const CONTEXT_CHARS = 16;
/** Where the text on one side of a link has changed, this much on the other must not. */
const LEAST_CONTEXT = 12;
const MOST_LINKS = 100;
/** A phrase of this many words means the same thing in any place. */
const PHRASE_WORDS = 3;

interface Place {
  line: number;
  at: number;
}

/** A text with plain marks and spaces, of the same length. */
const folded = (text: string): string =>
  text
    .replace(/[‘’‚]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[–—]/gu, '-')
    .replace(/\s/gu, ' ');

/** How plain text says where words lead: "Download it here (https://…)." */
export const addressAfter = (url: string): string => ` (${url})`;

/** Whether the text on both sides of a link is the same; a link that is a whole line is one again. */
function agrees({ before, after, text, url }: DraftLink, line: string, at: number): boolean {
  if (before === '' && after === '') return line === text;
  const end = at + text.length;
  if (line.startsWith(addressAfter(url), end)) return true;
  const [head, tail] = [before.slice(-CONTEXT_CHARS), after.slice(0, CONTEXT_CHARS)];
  // the last words of a line without a full stop are not those inside another sentence
  const isEnd = tail !== '' || !/^ ?[\p{L}\p{N}]/u.test(line.slice(end));
  return isEnd && line.slice(0, at).endsWith(head) && line.startsWith(tail, end);
}

/** Whether the text on one side of a link is the same. */
function agreesOnOneSide({ before, after, text }: DraftLink, line: string, at: number): boolean {
  const [head, tail] = [before.slice(-LEAST_CONTEXT), after.slice(0, LEAST_CONTEXT)];
  return (
    (head.length === LEAST_CONTEXT && line.slice(0, at).endsWith(head)) ||
    (tail.length === LEAST_CONTEXT && line.startsWith(tail, at + text.length))
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

const asFolded = ({ before, text, after, url }: DraftLink): DraftLink => ({
  before: folded(before),
  text: folded(text),
  after: folded(after),
  url,
});

/** Places links in lines one by one; no two in one place. */
class Fitting {
  readonly found: (Place & { link: DraftLink })[] = [];
  private readonly taken = new Set<string>();
  private readonly plain: readonly string[];

  constructor(private readonly lines: readonly string[]) {
    this.plain = lines.map(folded);
  }

  /** The links that are in no place yet, after trying to place each where the test accepts it. */
  place(links: readonly DraftLink[], test: (link: DraftLink, line: string, at: number) => boolean) {
    return links.filter((link) => {
      if (this.found.length >= MOST_LINKS) return false;
      const own = asFolded(link);
      return !this.plain.some((text, line) => {
        const at = placeIn(text, own, (at) => !this.taken.has(`${line} ${at}`) && test(own, text, at));
        if (at < 0) return false;
        this.taken.add(`${line} ${at}`);
        this.found.push({ line, at, link: linkAt(this.lines[line] ?? '', at, own) });
        return true;
      });
    });
  }
}

/** Whether a link is the end of its text and of the line: the source of a quotation, before which a mark was added. */
const endsBoth = ({ after, text }: DraftLink, line: string, at: number): boolean =>
  after === '' && at + text.length === line.length;

const isPhrase = ({ text }: DraftLink): boolean => text.split(' ').length >= PHRASE_WORDS;

/** The links that fit these lines, in their order, with the text around them there: those beside the same words, then, if `withPhrases`, whole phrases. */
function fitted(lines: readonly string[], links: readonly DraftLink[], withPhrases: boolean): DraftLink[] {
  const fitting = new Fitting(lines);
  const left = fitting.place(fitting.place(links, agrees), agreesOnOneSide);
  if (withPhrases) {
    const counts = Map.groupBy(links, ({ text }) => text);
    fitting.place(
      left.filter((link) => counts.get(link.text)?.length === 1),
      (link, line, at) => isPhrase(link) || endsBoth(link, line, at),
    );
  }
  return fitting.found.toSorted((a, b) => a.line - b.line || a.at - b.at).map(({ link }) => link);
}

/** The mark of an item, which an export sets itself. */
const MARK = /^[•–] /u;

/** An article or letter with those of the links whose words it has; other formats cannot show links on words. */
function linked<D extends Draft>(draft: D, links: readonly DraftLink[], withPhrases: boolean): D {
  if (draft.format !== 'medium' && draft.format !== 'email') return draft;
  const { links: _, ...bare } = draft;
  const lines = draft.sections.flatMap(({ paragraphs }) => paragraphs.flatMap((text) => text.split('\n')));
  const fit = fitted(
    lines.map((line) => line.replace(MARK, '')),
    links,
    withPhrases,
  );
  return { ...bare, ...(fit.length > 0 && { links: fit }) } as typeof draft;
}

export const withLinks = <D extends Draft>(draft: D, links: readonly DraftLink[]): D =>
  linked(draft, links, true);

/** A changed draft with its links, and those of another one, where the words beside them are the same. */
export function keptLinks<D extends Draft>(draft: D, other: Draft | null = null): D {
  const links = [...linksOf(draft), ...linksOf(other)];
  const distinct = new Map(
    links.map((link) => [`${link.before}\n${link.text}\n${link.after}\n${link.url}`, link]),
  );
  return linked(draft, [...distinct.values()], false);
}

export const linksOf = (draft: Draft | null | undefined): readonly DraftLink[] =>
  (draft?.format === 'medium' || draft?.format === 'email' ? draft.links : undefined) ?? [];

/** Where a link is in a line, from an offset on; −1 if it is not there with just the text around it. */
export function placeOfLink({ before, text, after }: DraftLink, line: string, from: number): number {
  const whole = before + text + after;
  const start = MARK.exec(line)?.[0].length ?? 0;
  const opens = before.length < CONTEXT_CHARS;
  const ends = after.length < CONTEXT_CHARS;
  for (let at = line.indexOf(whole); at >= 0; at = line.indexOf(whole, at + 1)) {
    const isPlaced = (!opens || at === start) && (!ends || at + whole.length === line.length);
    if (isPlaced && at + before.length >= from) return at + before.length;
  }
  return -1;
}

/** The links of each line of an output, in their order. */
export function linksByLine(lines: readonly string[], links: readonly DraftLink[]): DraftLink[][] {
  let left = links;
  return lines.map((line) => {
    const own: DraftLink[] = [];
    let from = 0;
    for (const link of left) {
      const at = placeOfLink(link, line, from);
      if (at < 0) continue;
      own.push(link);
      from = at + link.text.length;
      left = left.slice(left.indexOf(link) + 1);
    }
    return own;
  });
}
