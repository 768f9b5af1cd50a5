import { partsOfText } from '../../text/units-of-text.js';
import type { Edit } from '../../languages/style.types.js';

/** Splits a paragraph into several of similar length, each with at most this many sentences; lists are not split. */
export function paragraphEdits(text: string, mostSentences: number): Edit[] {
  const sentences = text.includes('\n') ? [] : partsOfText(text, 'sentence');
  const parts = Math.ceil(sentences.length / mostSentences);
  if (parts < 2) return [];
  let end = 0;
  return sentences.flatMap((sentence, at): Edit[] => {
    end += sentence.length;
    const isLast =
      Math.floor(((at + 1) * parts) / sentences.length) > Math.floor((at * parts) / sentences.length);
    const space = sentence.length - sentence.trimEnd().length;
    if (!isLast || at === sentences.length - 1 || space === 0) return [];
    return [{ start: end - space, end, after: '\n\n', rule: 'paragraphs' }];
  });
}
