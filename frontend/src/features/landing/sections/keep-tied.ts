/** A slack thread from a sheet to the edge of a piece: level at both ends. */
function threadBetween(start: DOMPoint, end: DOMPoint): string {
  const slack = Math.max(12, (end.x - start.x) / 2);
  return `M${start.x} ${start.y}C${start.x + slack} ${start.y} ${end.x - slack} ${end.y} ${end.x} ${end.y}`;
}

/** Both ends of the thread within `desk`: from the sheet's edge beside the sentence, so that it crosses no text. */
function endsOn(desk: HTMLElement): [DOMPoint, DOMPoint] | null {
  const sentence = desk.querySelector<HTMLElement>('[data-sentence][data-on="true"]');
  const sheet = sentence?.closest('section');
  const post = desk.querySelector(`[data-post="${sentence?.dataset['sentence']}"]`);
  if (!sentence || !sheet || !post) return null;
  const origin = desk.getBoundingClientRect();
  const [words, target] = [sentence.getBoundingClientRect(), post.getBoundingClientRect()];
  return [
    new DOMPoint(
      sheet.getBoundingClientRect().right - origin.left,
      words.top + words.height / 2 - origin.top,
    ),
    new DOMPoint(target.left - origin.left, target.top + target.height / 2 - origin.top),
  ];
}

function draw(desk: HTMLElement): void {
  const ends = endsOn(desk);
  if (!ends) return;
  desk.querySelector('[data-thread] path')?.setAttribute('d', threadBetween(...ends));
  desk.querySelectorAll('[data-thread] circle').forEach((knot, index) => {
    knot.setAttribute('cx', String(ends[index]?.x));
    knot.setAttribute('cy', String(ends[index]?.y));
  });
}

/**
 * Draws the thread from the marked sentence of `desk` to its post, now and whenever the layout changes. Returns what
 * ends it. Plain DOM, because the thread is there before React is.
 */
export function keepTied(desk: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => draw(desk));
  observer.observe(desk);
  return () => observer.disconnect();
}
