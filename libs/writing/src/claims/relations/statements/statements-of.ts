import type { Mention } from '../../../annotate/mentions/mention.js';
import { splitSentences } from '../../../source/structure/sentences.js';
import { Statement } from './statement.js';

/** The sentences of a text as statements, each with its mentions. */
export function statementsOf(
  text: string,
  mentions: readonly Mention[],
  language: string,
  isTelling = false,
): Statement[] {
  let next = 0;
  const found: Statement[] = [];
  for (const { start, end } of sentencesIn(text, language)) {
    while ((mentions[next]?.end ?? Infinity) <= start) next += 1;
    const own: Mention[] = [];
    for (let at = next; (mentions[at]?.start ?? Infinity) < end; at += 1) {
      const mention = mentions[at];
      if (mention !== undefined && mention.start >= start && mention.end <= end) own.push(mention);
    }
    found.push(new Statement(text, { start, end }, own, language, isTelling));
  }
  return found;
}

const MIN_CHARS = 12;

function sentencesIn(text: string, language: string): { start: number; end: number }[] {
  let from = 0;
  return text.split('\n').flatMap((line) => {
    const start = from;
    from += line.length + 1;
    if (line.length < MIN_CHARS) return [];
    return splitSentences(line, language).map((cut) => ({ start: start + cut.start, end: start + cut.end }));
  });
}
