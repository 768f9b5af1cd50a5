import type { Source } from '../../source/source.types.js';

/** What somebody feared or hoped for, and what follows is a part of: "I was sure that something would catch fire." */
const THINKS =
  /\b(?:i|we|he|she|they) (?:(?:was|were) (?:\p{L}+ )?(?:sure|afraid|certain|convinced|scared|worried|terrified)|feared|worried|imagined|expected|dreaded|pictured|thought|assumed|believed|predicted)\b/iu;
/** What would be, and not under what condition: "A client would leave." */
const WOULD =
  /^(?!.*\b(?:if|unless|without|otherwise|when)\b)(?!.*\bwould (?:like|love|say|argue|recommend|suggest|be (?:happy|glad))\b)(?:\S+ ){1,4}would\b/iu;

/** Whether a sentence goes on telling what somebody imagined: by itself it would say so for a fact. */
export function isImagined({ sentences, language }: Source, index: number): boolean {
  const block = sentences[index]?.block;
  if (language !== 'en') return false;
  let at = index;
  while (sentences[at]?.block === block && WOULD.test(sentences[at]?.text ?? '')) at -= 1;
  const before = sentences[at];
  return at < index && before?.block === block && THINKS.test(before?.text ?? '');
}
