import type { Source } from '../../source/source.types.js';
import { asks } from '../writers/brief.js';
import { contentKeys, countWords } from '../../languages/words.js';

/** A longer answer says itself what it is about. */
const MAX_WORDS = 12;

/** First sentence below a heading that asks → the question. */
export function answersOf({ sections, sentences }: Source): ReadonlyMap<number, string> {
  const questions = new Map<number, string>();
  for (const { heading, blocks } of sections)
    if (asks(heading) && blocks[0] !== undefined) questions.set(blocks[0], heading);
  const answers = new Map<number, string>();
  sentences.forEach(({ block }, index) => {
    const question = questions.get(block);
    if (question !== undefined && sentences[index - 1]?.block !== block) answers.set(index, question);
  });
  return answers;
}

/** Whether a few words only answer the question over them: "For a long time nobody did." */
export function isBareAnswer(text: string, question: string | undefined, language: string): boolean {
  if (question === undefined || countWords(text) > MAX_WORDS) return false;
  const asked = new Set(contentKeys(question, language));
  return contentKeys(text, language).every((stem) => !asked.has(stem));
}
