import { keyOf } from '../../text/sentence-keys.js';
import { partsOfText } from '../../text/units-of-text.js';
import type { Draft } from '../draft/draft.types.js';
import { mapDraft } from '../draft/map-draft.js';

/** Shorter sentences ("Yes, really.") may come back on purpose. */
const MIN_KEY_CHARS = 16;
const ENDS = /[.!?…。！？:：]["'”’)»」』]*\s*$/u;
/** Marks and spaces behind a sentence are no more. */
const END_CHARS = 12;
/** No-break spaces at the start of a line are the indent of code. */
const INDENT = /^\u00a0+/u;
const trimmed = (text: string): string => (INDENT.exec(text)?.[0] ?? '') + text.trim();

function withoutSeen(text: string, seen: Set<string>): string {
  const isNew = (sentence: string): boolean => {
    // a line without an end is code, an item or a label: it may come back
    if (sentence.length < MIN_KEY_CHARS || !ENDS.test(sentence.trimEnd().slice(-END_CHARS))) return true;
    const key = keyOf(sentence);
    if (key.length < MIN_KEY_CHARS) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  const lines = text
    .split('\n')
    .map((line) => trimmed(partsOfText(line, 'sentence').filter(isNew).join('')))
    .filter((line, index, all) => line !== '' || (index > 0 && all[index - 1] !== ''));
  return trimmed(lines.join('\n'));
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
