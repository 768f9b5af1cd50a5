import { keyOf } from '../../text/sentence-keys.js';
import { sentencesIn } from '../../text/sentences-in.js';
import { keptFor } from '../../text/kept-for.js';
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

/** Null: it may come back, as code, an item or a label, which have no end, and what is short. */
function repeatKeyOf(sentence: string): string | null {
  if (sentence.length < MIN_KEY_CHARS || !ENDS.test(sentence.trimEnd().slice(-END_CHARS))) return null;
  const key = keyOf(sentence);
  return key.length < MIN_KEY_CHARS ? null : key;
}

const keyedSentences = keptFor((line, source: object) =>
  sentencesIn(line, source).map((sentence) => ({ sentence, key: repeatKeyOf(sentence) })),
);

function withoutSeen(text: string, seen: Set<string>, source: object): string {
  const unseen = (line: string): string => {
    let kept = '';
    for (const { sentence, key } of keyedSentences(line, source)) {
      if (key === null || !seen.has(key)) kept += sentence;
      if (key !== null) seen.add(key);
    }
    return kept;
  };
  const lines = text
    .split('\n')
    .map((line) => trimmed(unseen(line)))
    .filter((line, index, all) => line !== '' || (index > 0 && all[index - 1] !== ''));
  return trimmed(lines.join('\n'));
}

/** Removes repeated sentences from running text; titles, preheaders and captions may repeat. */
export function dropDuplicateSentences<D extends Draft>(draft: D, source: object): D {
  const seen = new Set<string>();
  return mapDraft(draft, (text, role) => {
    if (role !== 'prose' && role !== 'needed') return text;
    const kept = withoutSeen(text, seen, source);
    return kept === '' && role === 'needed' ? text : kept;
  });
}
