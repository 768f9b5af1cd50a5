import type { Draft } from '../formats/draft/draft.types.js';
import type { Source, Span } from '../source/source.types.js';
import { groupedBy } from '../text/collections.js';
import { memoize } from '../text/memo.js';
import { keyOf } from '../text/sentence-keys.js';
import { partsOfText } from '../text/units-of-text.js';
import { sentencesOfDraft } from './output-sentences.js';
import { verbatimIn } from './verbatim.js';

export interface SentenceOrigin {
  /** A sentence, or a part of one that has a place of its own: "Heading:" before a sentence. */
  text: string;
  /** UTF-16 offsets in the content as sent; null if no sentence of the source has its words. */
  source: (Span & { kept: 'whole' | 'shortened' | 'changed' }) | null;
}

/** Minimum fraction of a sentence's words that its source sentence must have. */
const MIN_SHARE = 0.8;
/** More frequent words do not distinguish sentences. */
const MAX_SENTENCES = 40;
/** Sentences with more are not taken apart. */
const MAX_CLAUSES = 40;

/** The mark or number of an item, which outputs add, drop and replace. */
const MARK = /^\s*(?:[•–-]|\d{1,3}[.)])\s+/u;
/** The address that outputs set after the words of a link. */
const ADDRESS = /\s\(([^\s()]+)\)/gu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The sentences of a draft in order, each with the source sentence it comes from. `content` is the content as sent. */
export function sentenceOrigins(draft: Draft, source: Source, content: string): SentenceOrigin[] {
  const links = new Set(source.links.map(({ url }) => url));
  const plain = (text: string): string =>
    text.replace(MARK, '').replace(ADDRESS, (all, url: string) => (links.has(url) ? '' : all));
  const inText = verbatimIn(source.text);
  // a wrapped line goes on
  const inContent = verbatimIn(content.replace(/,\r?\n/gu, (wrap) => ','.padEnd(wrap.length)));
  const inAbout = verbatimIn(`${source.title}\n\n${source.description}`);
  const nearest = nearestIn(source);
  const toContent = ({ start, end }: Span): Span => ({
    start: source.toContent(start),
    end: source.toContent(end),
  });

  const wholeOf = memoize((text: string): Span | null => {
    const place = inText(plain(text));
    return place ? toContent(place) : (inContent(plain(text)) ?? aboutOf(plain(text)));
  });
  /** Front matter with entities, and the signature that names who speaks. */
  function aboutOf(text: string): Span | null {
    const said = source.blocks.find(({ speaker = '' }) => speaker !== '' && keyOf(speaker) === keyOf(text));
    if (said) return toContent(said);
    return inAbout(text) && { start: 0, end: source.toContent(source.blocks[0]?.start ?? 0) };
  }
  function originOf(text: string): SentenceOrigin {
    const whole = wholeOf(text);
    if (whole) return { text, source: { ...whole, kept: 'whole' } };
    const { block, share } = nearest(plain(text));
    if (!block || share < MIN_SHARE) return { text, source: null };
    return { text, source: { ...toContent(block), kept: share < 1 ? 'changed' : 'shortened' } };
  }
  return sentencesOfDraft(draft)
    .filter((text) => keyOf(text) !== '')
    .flatMap((text) => {
      const parts = partsOf(text, (part) => wholeOf(part) !== null);
      const isOne = !parts.every((part) => wholeOf(part)) && nearest(plain(text)).share === 1;
      return (isOne ? [text] : parts).map(originOf);
    });
}

/** The longest parts of a sentence that stand in the source as they are, and what is between them. */
function partsOf(text: string, isWhole: (part: string) => boolean): string[] {
  const clauses = partsOfText(text, 'clause');
  if (clauses.length > MAX_CLAUSES) return [text];
  const parts: string[] = [];
  let rest = '';
  for (let from = 0; from < clauses.length;) {
    let to = clauses.length;
    while (to > from && !isWhole(clauses.slice(from, to).join(''))) to -= 1;
    if (to === from) rest += clauses[from++];
    else {
      parts.push(rest, clauses.slice(from, to).join(''));
      rest = '';
      from = to;
    }
  }
  return [...parts, rest].map((part) => part.trim()).filter((part) => keyOf(part) !== '');
}

type Told = Span & { text: string };

/** The sentence, heading or table with most of a text's words, and the fraction that it has. */
function nearestIn({ sentences, blocks }: Source): (text: string) => { block: Told | null; share: number } {
  const others = blocks.filter(({ kind }) => kind === 'heading' || kind === 'table');
  const byWord = groupedBy([...sentences, ...others], ({ text }) => new Set(wordsOf(text)));
  return (text) => {
    const words = wordsOf(text);
    const telling = words
      .map((word) => byWord.get(word) ?? [])
      .filter(({ length }) => length <= MAX_SENTENCES);
    const votes = new Map<Told, number>();
    for (const each of telling.flat()) votes.set(each, (votes.get(each) ?? 0) + 1);
    const [best] = [...votes].sort(([, one], [, other]) => other - one);
    if (!best) return { block: null, share: 0 };
    const own = new Set(wordsOf(best[0].text));
    return { block: best[0], share: words.filter((word) => own.has(word)).length / words.length };
  };
}
