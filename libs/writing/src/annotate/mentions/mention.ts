import type { Claim } from '@repurpose/contract';
import type { Bound } from '../../languages/relations.types.js';
import type { Span } from '../../source/source.types.js';

export interface Mention extends Span {
  kind: Claim['kind'];
  text: string;
  /** Comparable form: `1234.5`, `usd:19.99`, `2024-03-01`, lower-cased name. */
  value: string;
  /** Quotations: the speaker, if known. */
  speaker?: string;
  /** Unit in one spelling (`minute`, `km`), if the text names a known one. */
  unit?: string;
  /** Figures with a magnitude (`1.2k`): the step they are rounded to. */
  step?: number;
  /** Figures with a magnitude: the factor it multiplies them by. */
  factor?: number;
  counted?: string;
  /** Approximate figures: about, at most or at least the stated value. */
  approximation?: Approximation;
  bound?: Bound;
  /** Fractions: of a whole (`a third of`), or of a change (`by a third`). */
  part?: 'share' | 'change';
  /** Numbers: whether the next word may be what they count. */
  isCounting?: boolean;
  /** Names: whether the first word may be an adjective that opens the sentence. */
  isLoose?: boolean;
}

export const mentionAt = (
  kind: Mention['kind'],
  { 0: text, index }: RegExpExecArray,
  value: string,
): Mention => ({
  kind,
  text,
  value,
  start: index,
  end: index + text.length,
});

export const valueOf = ({ kind, value }: Mention) => `${kind} ${value}`;
export const isFigure = ({ kind }: Mention) => kind === 'number' || kind === 'percent' || kind === 'money';
/** `usd` of `usd:19.99`. */
export const currencyIn = ({ value }: Mention): string => value.slice(0, value.indexOf(':'));
/** The number of a figure, without a currency. */
export const numberIn = ({ value }: Mention): string => value.slice(value.indexOf(':') + 1);
export const amountOf = (figure: Mention): number => Number(numberIn(figure));
export const lastWordOf = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);

export type Approximation = 'about' | 'below' | 'above';

/** Replaces found spans with placeholders, so that later searches skip them; offsets stay the same. */
export function maskMentions(text: string, found: readonly { start: number; end: number }[]): string {
  if (found.length === 0) return text;
  const out: string[] = [];
  let last = 0;
  for (const { start, end } of [...found].sort((a, b) => a.start - b.start)) {
    if (start < last) continue;
    out.push(text.slice(last, start), '\uE001'.repeat(end - start));
    last = end;
  }
  out.push(text.slice(last));
  return out.join('');
}
