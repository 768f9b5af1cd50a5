import type { Unit } from '../annotate/unit.types.js';
import type { List, Passage } from './analysis.types.js';

/** Openings that turn against the sentence before: cutting them off would change what it says. */
export const TURNS =
  /^(?:but|however|yet|still|instead|nevertheless|nonetheless|although|though|unfortunately|even so|that said|it (?:is|was|does|did) not[.!]|aber|jedoch|doch|allerdings|dennoch|trotzdem|pero|sin embargo|no obstante|mais|cependant|pourtant|toutefois|ma|però|tuttavia|mas|porém|no entanto|contudo|maar|echter|toch|しかし|ただし|ところが|でも)(?![\p{L}])/iu;

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

export interface Bounds {
  maxWords?: number;
  maxSentences?: number;
  /** Whether the told text fits a platform's limit. */
  fits?: (text: string) => boolean;
}

/** Says units in the words of the source; what somebody says bears their name. */
export type Tell = (units: readonly Unit[]) => string;

/** Whether a passage may end behind its unit `at`. */
export function endsWell({ units }: Passage, at: number): boolean {
  const unit = units[at];
  const next = units[at + 1];
  if (
    unit === undefined ||
    unit.announces ||
    unit.isQuestion ||
    (unit.isIntent && next?.block === unit.block)
  )
    return false;
  return next === undefined || !TURNS.test(next.text);
}

/** So many sentences are tried where only a platform's limit bounds them. */
const TRIED = 12;

/** How many units of a passage the word and sentence bounds allow. */
function allowed({ units }: Passage, { maxWords = Infinity, maxSentences = Infinity, fits }: Bounds): number {
  const most = Math.min(units.length, maxSentences, fits === undefined ? Infinity : TRIED);
  let words = 0;
  for (let count = 0; count < most; count += 1) {
    words += units[count]?.words ?? 0;
    if (words > maxWords) return count;
  }
  return most;
}

/** The longest beginning of a passage within the bounds that ends well; empty where there is none. */
export function beginningOf(passage: Passage, bounds: Bounds, tell: Tell): readonly Unit[] {
  for (let count = allowed(passage, bounds); count > 0; count -= 1) {
    if (!endsWell(passage, count - 1)) continue;
    const run = passage.units.slice(0, count);
    if (bounds.fits === undefined || bounds.fits(tell(run))) return run;
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
    return joined(
      turns.map(({ speaker, texts }) =>
        speaker === '' ? joined(texts.map(say)) : `${speaker}: “${asQuoted(bare(joined(texts)))}”`,
      ),
    );
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
