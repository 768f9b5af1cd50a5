import type { Source } from '../../source/source.types.js';
import { countWords } from '../../languages/words.js';

/** Words of two sentences that are told together. */
const MAX_WORDS = 42;
/** What turned out otherwise, or is said by others: "The managers expected five", "the argument goes". */
const EXPECTS =
  /\b(?:expected|predicted|assumed|hoped for|had thought|feared|bet on|the (?:argument|theory|story|saying) goes)\b/iu;
/** How it turned out. */
const TURNED_OUT =
  /^(?:(?:in|after|out of|by|within|over) [^,]{1,40},? )?(?:it|they|there|we|he|she) (?:was|were|got|came|had|took|paid)\b|^what (?:we|i|they|he|she) (?:got|found|saw)\b|^(?:some|few|nobody|none|most|instead)\b/iu;
/** Takes back what was just said: "I am not, because …" */
const DENIES =
  /^(?:i am|we are|it is|they are|he is|she is|that is|it was|they were|it did|they did|he did|she did) not\b/iu;
/** What can be done, and what cannot. */
const CAN = /^(?<who>you|we|they|people|it) can (?!not)/iu;

/** Whom the next sentence is for: "Already a customer?" */
const FOR_WHOM =
  /^(?:already|new (?:to|here)|not (?:a|an|yet)|still|no|prefer|missed|using|stuck|in a hurry|short on|too)\b[^?]{0,50}\?$/iu;

/** Whether a sentence says the opposite of what was meant, or half of it, without the next one. */
function isHalf(text: string, next: string): boolean {
  if (text.endsWith('?')) return FOR_WHOM.test(text);
  const who = CAN.exec(text)?.groups?.['who'];
  if (who !== undefined) return new RegExp(`^${who} (?:cannot|can['’]t) `, 'iu').test(next);
  return DENIES.test(next) || (EXPECTS.test(text) && TURNED_OUT.test(next.replace(/^["“]/u, '')));
}

/** "“No machine is needed,” she says. “Look at the bins.”": who speaks is named between. */
const SAYS = /^["“„«「][^"“”„«»]{4,}["“”»」][^"“”„«»]{4,60}\.$/u;
const GOES_ON = /^["“„«][^"“”„«»]{4,}["“”»]\.?$/u;
/** Words of both. */
const MAX_QUOTED = 30;

const isOneQuotation = (text: string, next: string): boolean =>
  SAYS.test(text) && GOES_ON.test(next) && countWords(text) + countWords(next) <= MAX_QUOTED;

/** First sentence of two that are only true, or only whole, together → the second one. */
export function pairsOf({ sentences, language }: Source): ReadonlyMap<number, string> {
  const pairs = new Map<number, string>();
  sentences.forEach(({ text, block }, index) => {
    const next = sentences[index + 1];
    if (!next || next.block !== block || next.isQuestion || pairs.has(index - 1)) return;
    const isShort = countWords(text) + countWords(next.text) <= MAX_WORDS;
    const isPair = language === 'en' && isShort && isHalf(text, next.text);
    if (isPair || isOneQuotation(text, next.text)) pairs.set(index, next.text);
  });
  return pairs;
}
