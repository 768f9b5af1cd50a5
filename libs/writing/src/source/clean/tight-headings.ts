/** "##The harbour", "##2. The harbour", alone in its paragraph, above a sentence or above another heading: the empty line above makes room for the space. */
const TIGHT =
  /\n(\n#{2,6})(?=(?:\p{Lu}|\d{1,2}[.)] \S)[^\n]{1,100}\n(?:[ \t]*(?:\n|$)|\p{Lu}\p{L}*,? \p{L}|#{2,6}\S|#{1,6} \S))/gu;

/** A heading above another one; the signs that close a heading ("## Acton ##") are no words. */
const HEADING = /^(?:#{1,6}[ \t]+[^\s#]|#{2,6}(?:\p{Lu}\p{Ll}|\d{1,2}[.)] ))[^\n]*(?<!#)$/u;
/** Without a space, one sign begins a hashtag: "#100%". */
const LOWER = /^(?:#{1,6}[ \t]+|#{2,6})(?=[^\s#])/u;
/** A score, as points of so many after an exclamation or question: "3/3!", "Huh? 0.5/3"; or "85 %", "★★★☆☆". */
const SCORE =
  /^(?:(?:[^\s\d]{1,12}[!?] )?(?<points>\d{1,3}(?:[.,]\d{1,2})?)\s?\/\s?(?<most>\d{1,3})(?:\s\p{L}{1,12})?|\d{1,3}\s?%|[★☆⭐]{2,10})[!?.]*$/u;
const MIN_SCORES = 3;
/** A score may be above the most: "3.5/3!" */
const ABOVE = 1;

const scoreOf = (line: string): string => {
  const signs = LOWER.exec(line)?.[0] ?? '';
  const said = line.slice(signs.length).trim();
  return signs !== '' && SCORE.test(said) ? said : '';
};

/** Whether all scores are points of the same number, unlike dates and "24/7", or none is. */
function areAlike(scores: readonly string[]): boolean {
  const found = scores.map((score) => SCORE.exec(score)?.groups ?? {});
  const [most] = found.map((groups) => groups['most']);
  const isWithin = (points = '0'): boolean => Number(points.replace(',', '.')) <= Number(most) + ABOVE;
  return found.every(
    (groups) => groups['most'] === most && (most === undefined || isWithin(groups['points'])),
  );
}

/** Joins headings with the scores that are headings of their own right below them, if there are no other such headings: "### Acton", "## 3/3". */
function withScores(lines: readonly string[]): readonly string[] {
  const scores = new Map(
    lines.map((line, at) => [at, scoreOf(line)] as const).filter(([, score]) => score !== ''),
  );
  const areBelow = [...scores.keys()].every((at) => HEADING.test(lines[at - 1]?.trimEnd() ?? ''));
  if (scores.size < MIN_SCORES || !areBelow || !areAlike([...scores.values()])) return lines;
  return lines.flatMap((line, at) => {
    const score = scores.get(at + 1);
    if (scores.has(at)) return [];
    if (score === undefined) return [line];
    const [name, lower] = [line.trimEnd(), lines[at + 1] ?? ''];
    const joint = /\p{P}$/u.test(name) && !/[)\]”"’]$/u.test(name) ? ' ' : ': ';
    const room = line.length + 1 + lower.trimEnd().length - name.length - score.length;
    return [`${name}${joint.padEnd(room)}${score}`.padEnd(line.length + 1 + lower.length)];
  });
}

/** Makes room for the space of a heading right below another one: a blank of the line above, or one of three signs. */
function withSpaceBelow(lines: readonly string[]): string[] {
  const spaced = [...lines];
  for (const [at, line] of lines.entries()) {
    const signs = /^#{2,6}(?=\p{Lu})/u.exec(line)?.[0];
    const above = spaced[at - 1] ?? '';
    if (signs === undefined || !/^#{1,6} \S/u.test(above)) continue;
    if (/[ \t]$/u.test(above)) {
      spaced[at - 1] = above.slice(0, -1);
      spaced[at] = `${signs} ${line.slice(signs.length)}`;
    } else if (signs.length > 2) spaced[at] = `${signs.slice(1)} ${line.slice(signs.length)}`;
  }
  return spaced;
}

/** Makes headings of lines without a space behind their signs, and joins them with the scores below them. Keeps the length. */
export function readTightHeadings(text: string): string {
  if (!text.includes('#')) return text;
  const joined = withScores(text.split('\n')).join('\n').replace(TIGHT, '$1 ');
  return withSpaceBelow(joined.split('\n')).join('\n');
}
