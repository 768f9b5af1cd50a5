import type { Block, Source } from '../source/source.types.js';
import { upperFirst } from '../upper-first.js';
import { countWords } from './language/words.js';

/** The same at the end of a sentence that it stands behind. */
export const SIGNATURE =
  /(?<=[.!?…]["”»]?)\s+(?:[—–]{1,2}|-(?=[^,]{3,40}, ))\s*(?:(?:an? |the )?\p{L}|@\w)(?:[^.!?]|\.(?=\S)){1,90}$/u;
/** Who stands below a quotation: "— Dorothy, guest and volunteer". */
const SIGNED =
  /[.!?…]["”»]?\s+[—–-]{1,2}\s*(?<name>@\w[\w.-]*|(?:an? |the )?\p{Lu}?\p{L}[^.,;:!?()\n]{1,40})/u;

/** Words of a quotation that is told whole or not at all. */
const MAX_WORDS = 40;

/** First sentence of a short quotation set apart → all of it, the others' → null. */
export function wholeQuotes({
  blocks,
  sentences,
  text: written,
}: Source): ReadonlyMap<number, string | null> {
  const whole = new Map<number, string | null>();
  const byBlock = Map.groupBy(sentences.keys(), (index) => sentences[index]?.block ?? -1);
  for (const [at, indexes] of byBlock) {
    if (blocks[at]?.kind !== 'quote' || indexes.length < 2) continue;
    // what its author left out of it, "(...)", is no sentence
    const text = written
      .slice(sentences[indexes[0] ?? 0]?.start, sentences[indexes.at(-1) ?? 0]?.end)
      .replace(/\s+/gu, ' ')
      .replace(SIGNATURE, '');
    if (countWords(text) <= MAX_WORDS)
      indexes.forEach((index, turn) => whole.set(index, turn === 0 ? text : null));
  }
  return whole;
}

/** A text as it stands in quotation marks: what is quoted in it stands in single ones. */
export const asQuoted = (text: string): string =>
  text.replace(
    /“([^“”]*)”|"([^"]*)"/gu,
    (_, curly?: string, straight?: string) => `‘${curly ?? straight ?? ''}’`,
  );

/** A heading that is a quotation, without its marks and its full stop. */
export const unquoted = (text: string): string => text.replace(/^["“]([^"“”]*?)\.?["”]$/u, '$1');

/** What somebody in a talk says of themselves is theirs to say, and so is all of a quotation; null for what anybody may say. */
export function inQuotes(text: string, block: Block): string | null {
  const signed =
    block.kind === 'quote' ? upperFirst((SIGNED.exec(block.text)?.groups?.['name'] ?? '').trim()) : '';
  const speaker = signed || (block.speaker ?? '');
  const isPersonal = signed !== '' || /(?<![\p{L}'’])(?:I|my|me|we|our|us)(?!\p{L})/iu.test(text);
  if (speaker === '' || !isPersonal) return null;
  const inner = asQuoted(text);
  return /[“”"]/u.test(inner) || inner.startsWith('‘') ? null : `${speaker}: “${inner}”`;
}
