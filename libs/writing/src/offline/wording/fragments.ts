import { behindLabel, labelOf } from './labels.js';
import { countWords } from '../../languages/words.js';
import { isNamed, isThing, isVerbless, isWho } from './leaning.js';
import { TERMINAL } from './usable.js';

/** Answers the question over it: "Only if the meter is indoors." */
const ANSWERS =
  /^(?:only (?:if|when|for)|solo (?:si|cuando)|nur (?:wenn|falls)|seulement si|uniquement si|solo se|só se|alleen als) /iu;

/** Goes on from its lead-in: "Our plan was:", "get a product to market"; not where it has a subject of its own. */
const GOES_ON =
  /^(?!(?:i|we|you|they|it|he|she|there|nobody|everybody|the|an?|our|your|my|their|its|all|most|some|many|few|each|every|no|one|two|three|this|these|if|when|where|because)\b)\p{Ll}[\p{L}-]*[ ,]/u;

/** Words that are no sentence by themselves: a name, a thing, a bare answer, a short item without its full stop. */
export function isFragment(text: string, isItem: boolean, language: string): boolean {
  const said = isItem ? text : behindLabel(text, labelOf(text));
  if (isVerbless(said, language) || isWho(text, language)) return true;
  if ((isItem && isNamed(text, language)) || ANSWERS.test(text)) return true;
  return isItem && !TERMINAL.test(text) && (countWords(text) <= 10 || isThing(text));
}

/** Whether an item of a list goes on from the line over it. */
export const goesOnFrom = (written: string, language: string): boolean =>
  language === 'en' && GOES_ON.test(written);
