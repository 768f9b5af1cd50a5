import type { Fact } from '../../source/source.types.js';

/** A fact with what only the comparison needs. */
export interface Found extends Fact {
  /** Measuring unit in one spelling (`minute`, `km`), where the text names a known one. */
  unit?: string;
  /** Figures with a short magnitude (`1.2k`): what they are rounded to. */
  step?: number;
  /** Figures with a word that multiplies them: by how much. */
  factor?: number;
  /** Counts that name no number: the word for what they count. */
  counted?: string;
  /** Figures said to be near: about, a little less than or a little more than what is told. */
  near?: Near;
  /** Parts of a whole in words: of something (`a third of`), or by which it changed (`by a third`). */
  part?: 'share' | 'change';
  /** Numbers of a telling: a word that may be what is counted stands behind. */
  isCounting?: boolean;
  /** Names: the first word may be an adjective that only opens the sentence. */
  isLoose?: boolean;
}

export const valueOf = ({ kind, value }: Found) => `${kind} ${value}`;
export const isFigure = ({ kind }: Found) => kind === 'number' || kind === 'percent' || kind === 'money';

export type Near = 'about' | 'below' | 'above';

/** Takes found pieces out of a text, so that a later search does not read them again; offsets stay. */
export function maskFound(text: string, found: readonly { start: number; end: number }[]): string {
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
