const MIN_PAGES = 3;
const MAX_CHARS = 120;
const MIN_WORDS = 3;
/** Lines that authors repeat: list items, headings, tables, quotations, fences, template tags, turns of a talk, sentences. */
const WRITTEN = /^(?:[-*+•>|#`=~{]|\d+[.)]\s|\p{Lu}[\p{L} ]{0,30}:\s)|[.!?…:,;]$/u;

interface Line {
  start: number;
  end: number;
  /** The text that is on every page; `page` is the number next to it. */
  head: string;
  page: number | null;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const start = at;
    at += line.length + 1;
    const said = line.trim();
    if (said.length > MAX_CHARS || WRITTEN.test(said) || said.split(/\s+/).length < MIN_WORDS) continue;
    const place = { start, end: start + line.length };
    lines.push({ ...place, head: said, page: null });
    const page = /^\d{1,4}(?=\s)|(?<=\s)\d{1,4}$/.exec(said)?.[0];
    if (page !== undefined)
      lines.push({ ...place, head: said.replace(/^\d{1,4}\s+|\s+\d{1,4}$/g, ''), page: Number(page) });
  }
  return lines;
}

/** Whether lines with the same text are running heads: without page numbers, or with increasing ones. */
function areHeads(lines: readonly Line[]): boolean {
  const pages = lines.flatMap(({ page }) => page ?? []);
  return pages.every((page, at) => at === 0 || page > (pages[at - 1] ?? 0));
}

/** Removes running heads from text copied from a PDF. A first line without a page number stays, because it may be the title. Keeps the length. */
export function withoutRunningHeads(text: string): string {
  const groups = Map.groupBy(linesOf(text), ({ head }) => head);
  const heads = [...groups.values()].filter((lines) => {
    const places = new Set(lines.map(({ start }) => start));
    return places.size >= MIN_PAGES && areHeads(lines);
  });
  const first = text.length - text.trimStart().length;
  const cut = heads
    .flatMap((lines) => {
      const isCounted = lines.some(({ page }) => page !== null);
      return lines.filter(({ start }) => isCounted || start > first);
    })
    .toSorted((a, b) => a.start - b.start);
  const out: string[] = [];
  let last = 0;
  for (const { start, end } of cut) {
    if (start < last) continue;
    // also removes the line break before it, so that a sentence continues across pages
    const from = start > last && text.charAt(start - 2) !== '\n' ? Math.max(0, start - 1) : start;
    out.push(text.slice(last, from), ' '.repeat(end - from));
    last = end;
  }
  out.push(text.slice(last));
  return out.join('');
}
