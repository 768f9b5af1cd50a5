import { findMentions } from '../../annotate/mentions/extract-mentions.js';
import type { Mention } from '../../annotate/mentions/mention.js';
import { wordsOf } from '../../claims/evidence.js';
import type { Source } from '../../source/source.types.js';
import { onceFor } from '../../text/once-for.js';

const known = onceFor((_source: Source) => new Map<string, readonly Mention[]>());

/** The mentions of a text of an output. Kept per source: the outputs of a request share most texts. */
export function mentionsIn(text: string, source: Source): readonly Mention[] {
  const texts = known(source);
  const found =
    texts.get(text) ?? findMentions(text, source.language, { ...wordsOf(source), isTelling: true });
  texts.set(text, found);
  return found;
}
