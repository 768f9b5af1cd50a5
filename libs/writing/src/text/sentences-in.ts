import { keptFor } from './kept-for.js';
import { partsOfText } from './units-of-text.js';

/** The sentences of a text, cached for a source; joined they give the text again. */
export const sentencesIn = keptFor((text, _source: object): readonly string[] =>
  partsOfText(text, 'sentence'),
);
