import { isCutOut } from '../../annotate/quotations/quote-marks.js';
import { ENDED } from '../../text/marks.js';
import { keyOf } from '../../text/sentence-keys.js';
import { sentencesIn } from '../../text/sentences-in.js';
import { keptFor } from '../../text/kept-for.js';
import type { Source } from '../../source/source.types.js';
import { onceFor } from '../../text/once-for.js';
import type { Draft } from '../draft/draft.types.js';
import { mapDraft } from '../draft/map-draft.js';

/** Shorter sentences ("Yes, really.") may be repeated on purpose. */
const MIN_KEY_CHARS = 16;
const END_CHARS = 12;
/** No-break spaces at the start of a line are the indent of code. */
const INDENT = /^\u00a0+/u;
const trimmed = (text: string): string => (INDENT.exec(text)?.[0] ?? '') + text.trim();

/** The key by which a sentence counts as repeated; null for short ones and for code, items and labels, which have no end mark. */
function repeatKeyOf(sentence: string): string | null {
  if (sentence.length < MIN_KEY_CHARS || !ENDED.test(sentence.trimEnd().slice(-END_CHARS))) return null;
  const key = keyOf(sentence);
  return key.length < MIN_KEY_CHARS ? null : key;
}

const keyedSentences = keptFor((line, source: object) =>
  sentencesIn(line, source).map((sentence) => ({ sentence, key: repeatKeyOf(sentence) })),
);

type Origin = Partial<Pick<Source, 'sentences' | 'blocks'>>;

/** How often the source has each sentence; quote blocks are not counted, because they may repeat the text. */
const timesSaid = onceFor(({ sentences = [], blocks = [] }: Origin): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const { text, block } of sentences) {
    const key = blocks[block]?.kind === 'quote' ? null : repeatKeyOf(text);
    if (key !== null) times.set(key, (times.get(key) ?? 0) + 1);
  }
  return times;
});

function withoutSeen(text: string, seen: Map<string, number>, source: Origin): string {
  const isNew = (key: string): boolean => {
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before === 0 || before < (timesSaid(source).get(key) ?? 1);
  };
  const unseen = (line: string): string => {
    const own = keyedSentences(line, source).map(({ sentence, key }) => ({
      sentence,
      isTold: key === null || isNew(key),
    }));
    const goesOn = own.some(({ isTold }) => isTold);
    return own
      .filter(({ sentence, isTold }) => isTold || (goesOn && isCutOut(sentence)))
      .map(({ sentence }) => sentence)
      .join('');
  };
  const lines = text
    .split('\n')
    .map((line) => trimmed(unseen(line)))
    .filter((line, index, all) => line !== '' || (index > 0 && all[index - 1] !== ''));
  return trimmed(lines.join('\n'));
}

/** Removes sentences from running text that occur more often than in the source; titles, preheaders and captions may repeat. */
export function dropDuplicateSentences<D extends Draft>(draft: D, source: Origin): D {
  const seen = new Map<string, number>();
  return mapDraft(draft, (text, role) => {
    if (role !== 'prose' && role !== 'needed') return text;
    const kept = withoutSeen(text, seen, source);
    return kept === '' && role === 'needed' ? text : kept;
  });
}
