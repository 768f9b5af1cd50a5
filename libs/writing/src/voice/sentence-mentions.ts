import { findMentions } from '../annotate/mentions/extract-mentions.js';
import type { Mention } from '../annotate/mentions/mention.js';
import { wordsOf } from '../claims/evidence.js';
import type { Source } from '../source/source.types.js';
import { onceFor } from '../text/once-for.js';

const known = onceFor((_source: Source) => new Map<string, readonly Mention[]>());

/** The mentions of a sentence of an output. Kept per source: the outputs of a request share most sentences. */
export function mentionsIn(sentence: string, source: Source): readonly Mention[] {
  const sentences = known(source);
  const found =
    sentences.get(sentence) ??
    findMentions(sentence, source.language, { ...wordsOf(source), isTelling: true });
  sentences.set(sentence, found);
  return found;
}
