import type { Unit } from '../../annotate/unit.types.js';
import { upperFirst } from '../../text/upper-first.js';

/** "Could you share what students researched?": the question inside. */
const INNER =
  /^(?:\p{L}+, )?(?:can|could|would|will|do|did) you (?:\p{L}+ ){1,4}?(?<head>(?:what|how|why|where|who) (?!do\b|did\b|does\b)[^?]{8,})\?$/iu;
/** "Robyn, tell me a little about the project you created." */
const ABOUT =
  /^(?:[^.?]{0,30}, )?(?:can you |could you )?(?:tell|talk|speak|share)\b[^.?]*?\babout (?<head>[^.?]{4,}?)[.?]$/iu;
/** "Did you use any lessons from the website?", "Do you have a favourite park?" */
const ANY =
  /^(?:do|did|have|are|were|can) (?:you|they|we)\b(?: \p{L}+){1,3} (?:any|some|(?=an? ))(?<head>[^?]{4,})\?$/iu;
/** "… the project you created with your class" */
const TO_YOU = /,? (?:that |which )?(?:you|your)\b.*$/iu;

/** An interviewer's question as the heading above the answer. A question that is clear alone stays one. */
export function headOf(question: string): string {
  const found = [INNER, ABOUT, ANY].map((pattern) => pattern.exec(question)?.groups?.['head'] ?? '');
  const head = (found.find((each) => each !== '') ?? '').replace(TO_YOU, '').trim();
  return head.split(' ').length < 3 ? question : upperFirst(head);
}

const ASSENT_WORDS = 3;
/** "Of course.": the beginning of an answer that says nothing without its question. */
export const isAssent = ({ speaker, opensBlock, words }: Unit): boolean =>
  speaker !== '' && opensBlock && words <= ASSENT_WORDS;
