import type { Unit } from '../annotate/unit.types.js';
import type { List, Passage } from './analysis.types.js';
import type { Bounds, Tell } from './telling.types.js';

/** Sentences in one paragraph, spaced as their script is. */
const joined = (texts: readonly string[]): string =>
  texts
    .filter(Boolean)
    .reduce((out, text) => (out === '' ? text : out + (/[。！？」』]$/u.test(out) ? '' : ' ') + text), '');

/** What is quoted in a quotation stands in single marks. */
const asQuoted = (text: string): string =>
  text.replace(
    /“([^“”]*)”|"([^"]*)"/gu,
    (_, curly?: string, straight?: string) => `‘${curly ?? straight ?? ''}’`,
  );

/** The plain text of units. */
export const textOf: Tell = (units) => joined(units.map(({ text }) => text));

/** The longest beginning of a passage within the bounds behind which nothing is owed; empty where there is none. */
export function beginningOf(
  { units }: Passage,
  { maxWords = Infinity, maxSentences = Infinity, fits = () => true }: Bounds,
  tell: Tell,
): readonly Unit[] {
  let words = 0;
  const most = units.findIndex((unit, at) => (words += unit.words) > maxWords || at >= maxSentences);
  for (let count = most < 0 ? units.length : most; count > 0; count -= 1) {
    const run = units.slice(0, count);
    if (run.at(-1)?.owesNext === false && fits(tell(run))) return run;
  }
  return [];
}

/** One quotation from end to end, without its marks. */
const bare = (text: string): string => text.replace(/^[“"]([^“”"]+)[”"]$/u, '$1');

/** Tells units verbatim; what somebody says stands in quotation marks behind their name. */
export function teller(say: (text: string) => string): Tell {
  return (units) => {
    const turns: { speaker: string; texts: string[] }[] = [];
    for (const { speaker, text } of units) {
      const last = turns.at(-1);
      if (last !== undefined && last.speaker === speaker) last.texts.push(text);
      else turns.push({ speaker, texts: [text] });
    }
    const [first] = units;
    const question = first !== undefined && first.isDependent ? first.question : '';
    const said = joined(
      turns.map(({ speaker, texts }) =>
        speaker === '' ? joined(texts.map(say)) : `${speaker}: “${asQuoted(bare(joined(texts)))}”`,
      ),
    );
    return question === '' ? said : `${question}\n${said}`;
  };
}

/** A list as it is read: its lead-in, then a line an item. */
export function listText({ leadIn, items, isNumbered }: List, { withLeadIn = true } = {}): string {
  const lines = items.map(({ label, text }, at) => {
    const mark = isNumbered ? `${at + 1}. ` : '• ';
    return mark + (label === '' ? text : text === '' ? label : `${label}: ${text}`);
  });
  const lead = /[:：]$/u.test(leadIn) || leadIn === '' ? leadIn : `${leadIn}:`;
  return [...(withLeadIn && lead !== '' ? [lead, ''] : []), ...lines].join('\n');
}
