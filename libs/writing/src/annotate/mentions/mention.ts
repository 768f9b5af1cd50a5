import type { Claim } from '@repurpose/contract';
import type { Bound } from '../../languages/relations.types.js';
import type { Span } from '../../source/source.types.js';

export interface Mention extends Span {
  kind: Claim['kind'];
  text: string;
  /** Comparable form: `1234.5`, `usd:19.99`, `2024-03-01`, lower-cased name. */
  value: string;
  /** Quotations: the speaker, if the source names one. */
  speaker?: string;
  /** Measuring unit in one spelling (`minute`, `km`), where the text names a known one. */
  unit?: string;
  /** Figures with a short magnitude (`1.2k`): what they are rounded to. */
  step?: number;
  /** Figures with a word that multiplies them: by how much. */
  factor?: number;
  /** Counts that name no number: the word for what they count. */
  counted?: string;
  /** Approximate figures: about, a little less than or a little more than the stated value. */
  approximation?: Approximation;
  /** Figures with a word beside them that bounds them. */
  bound?: Bound;
  /** Parts of a whole in words: of something (`a third of`), or by which it changed (`by a third`). */
  part?: 'share' | 'change';
  /** Numbers in outputs: the word after it may be what it counts. */
  isCounting?: boolean;
  /** Names: the first word may be an adjective that only opens the sentence. */
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

export type Approximation = 'about' | 'below' | 'above';

/** Takes found pieces out of a text, so that a later search does not read them again; offsets stay. */
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
