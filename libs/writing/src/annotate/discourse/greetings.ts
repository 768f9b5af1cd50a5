import type { Source } from '../../source/source.types.js';
import { oneOf } from '../../text/one-of.js';
import { onceFor } from '../../text/once-for.js';

const GLAD = oneOf`great good wonderful glad happy honou?red grateful delighted an_honou?r a_pleasure`;
/** "Thank you.", "It's great to be with so many of you" */
const BEGINS = new RegExp(
  String.raw`^(?:(?:so|well|hello|hi)[,!.] )?(?:thank you|thanks\b|good (?:morning|afternoon|evening)|(?:it(?:['’]s| is)|i(?:['’]m| am)) (?:(?:so|such|very|deeply|also) )*(?:${GLAD}) to (?:be|join))`,
  'iu',
);
/** "I'm also grateful to Open Philanthropy", "To Cathy Russell: thank you for inviting me." */
const GREETS =
  /\b(?:thank you|thanks|grateful (?:to|for)|(?:glad|great|good|wonderful|honou?red|an honou?r) to (?:be (?:with|here)|see you|join you)|good (?:morning|afternoon|evening))\b/iu;
/** "And Samantha Power, I am inspired by all that you do." */
const ADDRESSES = /\p{L} \p{Lu}\p{L}+[^.]*\byou(?:r)?\b/u;
/** A text greets in its first paragraphs. */
const PART = 0.25;

/** The paragraphs with which a speaker greets and thanks: the first block behind them; 0 for none. */
export const greetingEnd = onceFor(({ blocks, language }: Source): number => {
  if (language !== 'en') return 0;
  let end = 0;
  for (const [at, { kind, text }] of blocks.entries()) {
    const isHead = kind === 'heading' || !/[.!?…]["”’)]*$/u.test(text.trim());
    if (isHead && end === 0) continue;
    const greets = end === 0 ? BEGINS.test(text) : GREETS.test(text) || ADDRESSES.test(text);
    if (!greets) break;
    end = at + 1;
  }
  return end <= Math.max(1, blocks.length * PART) ? end : 0;
});
