import { contentKeys } from '../languages/words.js';
import type { Source } from '../source/source.types.js';
import type { Place } from './places.js';

const BEFORE = 'eben|bereits|schon|eingangs|anfangs|vorhin|zuvor|vorab';
const SAID = `(?:(?:${BEFORE}) ){0,2}(?:erwähnt|besagt|angesprochen|vorgenannt)e[nrms]?`;
const TOLD = '(?:have )?(?:already )?(?:mentioned|spoke of|told you about)';
/** "der erwähnte Freund", "the aforementioned friend", "the friend I mentioned". */
const RECALLED = new RegExp(
  [
    String.raw`(?<!\p{L})(?:d(?:er|ie|as|en|em|es) ${SAID}|the (?:aforementioned|previously mentioned)) (?<thing>\p{L}[\p{L}-]+)`,
    String.raw`(?<!\p{L})the (?<known>\p{L}[\p{L}-]+) (?:that |whom? )?(?:I|we) ${TOLD}(?! (?:in|to|at)(?!\p{L}))`,
  ].join('|'),
  'iu',
);

/** Whether a paragraph begins with a thing that was introduced farther above than in the paragraph before it. */
export function recallsFarther({ sentence, opensBlock }: Place, source: Source): boolean {
  const { thing, known } = (opensBlock ? RECALLED.exec(sentence.text)?.groups : undefined) ?? {};
  const [stem] = contentKeys(thing ?? known ?? '', source.language);
  if (stem === undefined) return false;
  return !contentKeys(source.blocks[sentence.block - 1]?.text ?? '', source.language).includes(stem);
}
