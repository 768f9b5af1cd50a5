import { languageOf } from '../languages/registry.js';
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

const REACH = 6;
/** The last text above a block: headings and pictures lie between. */
const textAbove = (block: number, { blocks }: Source): string =>
  blocks
    .slice(Math.max(0, block - REACH), block)
    .findLast(({ kind, text }) => kind !== 'heading' && text !== '')?.text ?? '';

/** Whether a paragraph begins with a thing that was introduced farther above than in the text before it; a name says itself who that is. */
export function recallsFarther({ sentence, opensBlock }: Place, source: Source): boolean {
  const { thing, known } = (opensBlock ? RECALLED.exec(sentence.text)?.groups : undefined) ?? {};
  const said = thing ?? known ?? '';
  const [stem] = contentKeys(said, source.language);
  const isName = languageOf(source.language).capitalisesNouns !== true && /^\p{Lu}/u.test(said);
  if (stem === undefined || isName) return false;
  return !contentKeys(textAbove(sentence.block, source), source.language).includes(stem);
}
