import type { Source } from '../source/source.types.js';
import { lastWordOf, valueOf, type Mention } from '../annotate/mentions/mention.js';
import { isMeasure, namedUnitAt } from '../annotate/mentions/quantities/units.js';
import type { ClaimRule } from './claim-rules.js';
import { evidenceOf, type Place } from './evidence.js';

export interface Judged {
  mention: Mention;
  /** Where the source states it; null if it does not. */
  place: Place | null;
  rule: ClaimRule;
}

/** Widens wrong claims to the words that are wrong: a quotation with its speaker, a figure with its unit. */
export function atWrongWords(judged: readonly Judged[], text: string, source: Source): Judged[] {
  const widened = judged.map((each, at): Judged => {
    const { mention, rule } = each;
    if (rule === 'another-speaker' && mention.kind === 'quote')
      return {
        ...each,
        mention: withSpeaker(mention, judged.slice(Math.max(0, at - AROUND), at + AROUND), text),
      };
    const isStated = evidenceOf(source).figures.has(valueOf(mention));
    if (rule !== 'absent' || !isStated || !isMeasure(mention.unit ?? '')) return each;
    const end = mention.end + (namedUnitAt(text, mention.end)?.length ?? 0);
    return { ...each, rule: 'another-unit', mention: spanning(mention, mention.start, end, text) };
  });
  let last: Mention | undefined;
  return widened.filter(({ mention, rule }) => {
    if (last !== undefined && mention.end <= last.end) return false;
    if (rule === 'another-speaker') last = mention;
    return true;
  });
}

/** A quotation extended to the name of its nearest speaker. */
function withSpeaker(quote: Mention, judged: readonly Judged[], text: string): Mention {
  const distance = ({ start, end }: Mention): number => Math.max(start - quote.end, quote.start - end);
  const names = judged
    .map(({ mention }) => mention)
    .filter((name) => isSpeakerOf(name, quote) && distance(name) < SPEAKER_CHARS)
    .sort((a, b) => distance(a) - distance(b));
  const [name = quote] = names;
  return spanning(quote, Math.min(quote.start, name.start), Math.max(quote.end, name.end), text);
}
/** The maximum distance between a quotation and its speaker, in claims and characters. */
const AROUND = 6;
const SPEAKER_CHARS = 80;

const isSpeakerOf = ({ kind, value }: Mention, { speaker = '' }: Mention): boolean =>
  kind === 'name' && speaker.toLowerCase().endsWith(lastWordOf(value));

const spanning = (mention: Mention, start: number, end: number, text: string): Mention => ({
  ...mention,
  start,
  end,
  text: text.slice(start, end),
});
