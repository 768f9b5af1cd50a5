import { keyOf } from '../../text/sentence-keys.js';
import { partsOfText } from '../../text/units-of-text.js';
import type { Draft } from '../draft/draft.types.js';
import { mapDraft } from '../draft/map-draft.js';

/** Shorter sentences ("Yes, really.") may come back on purpose. */
const MIN_KEY_CHARS = 16;
const ENDS = /[.!?…。！？:：]["'”’)»」』]*\s*$/u;
/** No-break spaces at the start of a line are the indent of code. */
const BLANKS = /^[ \t\n]+|[ \t\n]+$/gu;

function withoutSeen(text: string, seen: Set<string>): string {
  return text
    .split('\n')
    .map((line) =>
      partsOfText(line, 'sentence')
        .filter((sentence) => {
          const key = keyOf(sentence);
          // a line without an end is code, an item or a label: it may come back
          if (key.length < MIN_KEY_CHARS || !ENDS.test(sentence)) return true;
          if (seen.has(key)) return false;
          seen.add(key);
          return true;
        })
        .join('')
        .replace(BLANKS, ''),
    )
    .filter((line, index, lines) => line !== '' || (index > 0 && lines[index - 1] !== ''))
    .join('\n')
    .replace(BLANKS, '');
}

/** Removes repeated sentences from running text; titles, preheaders and captions may repeat. */
export function dropDuplicateSentences<D extends Draft>(draft: D): D {
  const seen = new Set<string>();
  return mapDraft(draft, (text, role) => {
    if (role !== 'prose' && role !== 'needed') return text;
    const kept = withoutSeen(text, seen);
    return kept === '' && role === 'needed' ? text : kept;
  });
}
