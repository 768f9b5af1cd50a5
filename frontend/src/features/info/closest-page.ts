/** Wrong letters per five letters of an address. */
const TOLERANCE = 0.4;

/** Null: none is similar. */
export function closestPage(pathname: string, pages: readonly string[]): string | null {
  const asked = normalized(pathname);
  if (asked === '') return null;
  const [best] = pages
    .map((page) => ({ page, away: lettersAway(asked, normalized(page)) }))
    .sort((a, b) => a.away - b.away);
  return best !== undefined && best.away <= Math.max(1, asked.length * TOLERANCE) ? best.page : null;
}

/** Prefixes and endings matter little: `/Dashbord/settings.html` means the dashboard. */
function normalized(path: string): string {
  const [first = ''] = path.toLowerCase().split('/').filter(Boolean);
  return first
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 40);
}

/** Levenshtein distance. */
function lettersAway(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const kept = (row[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
