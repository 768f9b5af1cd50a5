import { findMentions } from '../../annotate/mentions/extract-mentions.js';
import type { Mention } from '../../annotate/mentions/mention.js';
import { wordsOf } from '../../claims/evidence.js';
import { passagesRead } from '../../claims/judge-passage.js';
import { sentencesIn } from '../../text/sentences-in.js';
import type { Source, Span } from '../../source/source.types.js';
import { onceFor } from '../../text/once-for.js';
import { Spans } from '../spans.js';

const known = onceFor((_source: Source) => new Map<string, readonly Mention[]>());

export function sentencesAt(
  text: string,
  places: readonly Span[],
  source: Source,
): { sentence: string; start: number }[] {
  if (places.length === 0) return [];
  const touched = new Spans(places);
  let end = 0;
  return sentencesIn(text, source).flatMap((sentence) => {
    const start = end;
    end += sentence.length;
    return touched.overlapping({ start, end }).length > 0 ? [{ sentence, start }] : [];
  });
}

/** The mentions of a text, found as in claims, with the source's lower-case words. */
function find(text: string, source: Source): Mention[] {
  const words = wordsOf(source);
  return findMentions(text, source.language, { ...words, small: words.known, isTelling: true });
}

const APART = '\n\n';

/** Reads the mentions of several sentences at once, which takes less than half the time of reading each. */
export function readMentions(sentences: readonly string[], source: Source): void {
  const mentions = known(source);
  const read = passagesRead(source);
  const asked = new Set(sentences.map((sentence) => sentence.trimEnd()));
  const fresh = [...asked].filter((sentence) => !mentions.has(sentence) && !read.has(sentence));
  const all = fresh.length === 0 ? [] : find(fresh.join(APART), source);
  let start = 0;
  let next = 0;
  for (const sentence of fresh) {
    const end = start + sentence.length;
    const own: Mention[] = [];
    for (let each = all[next]; each !== undefined && each.start < end; each = all[next]) {
      own.push({ ...each, start: each.start - start, end: each.end - start });
      next += 1;
    }
    // a mention that reaches into the next sentence needs a separate reading
    mentions.set(sentence, own.some((each) => each.end > sentence.length) ? find(sentence, source) : own);
    start = end + APART.length;
  }
}

/** The mentions of a sentence of an output, cached per source. */
export function mentionsIn(written: string, source: Source): readonly Mention[] {
  const mentions = known(source);
  // trailing space depends on the position in a text
  const sentence = written.trimEnd();
  const found = mentions.get(sentence) ?? passagesRead(source).get(sentence) ?? find(sentence, source);
  mentions.set(sentence, found);
  return found;
}
