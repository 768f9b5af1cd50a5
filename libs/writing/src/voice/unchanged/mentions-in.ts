import { findMentions } from '../../annotate/mentions/extract-mentions.js';
import type { Mention } from '../../annotate/mentions/mention.js';
import { wordsOf } from '../../claims/evidence.js';
import type { Source } from '../../source/source.types.js';
import { onceFor } from '../../text/once-for.js';
import { partsOfText } from '../../text/units-of-text.js';

const known = onceFor((_source: Source) => ({
  sentences: new Map<string, readonly string[]>(),
  mentions: new Map<string, readonly Mention[]>(),
}));

/** The sentences of a text of an output; joined they give the text again. Kept per source, as most outputs share their texts. */
export function sentencesIn(text: string, source: Source): readonly string[] {
  const { sentences } = known(source);
  const found = sentences.get(text) ?? partsOfText(text, 'sentence');
  sentences.set(text, found);
  return found;
}

/** The mentions of a sentence of an output. Kept per source, as most outputs share their sentences. */
export function mentionsIn(sentence: string, source: Source): readonly Mention[] {
  const { mentions } = known(source);
  const found =
    mentions.get(sentence) ??
    findMentions(sentence, source.language, { ...wordsOf(source), isTelling: true });
  mentions.set(sentence, found);
  return found;
}
