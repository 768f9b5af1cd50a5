import type { Source } from '../source/source.types.js';
import { markedBlock } from './ground-rules.js';

/** A safe value: current tokenizers put 2.2 (Korean, 2023) to 8.8 (Russian, 2024) bytes of UTF-8 into a token, 4.3 for English. */
const BYTES_PER_TOKEN = 3;

const utf8 = new TextEncoder();

export function tokensOf(text: string): number {
  return Math.ceil(utf8.encode(text).length / BYTES_PER_TOKEN);
}

/** The whole source as a model reads it, with title and author. */
export function markedText(source: Source): string {
  const text = source.blocks.map(markedBlock).join('\n\n') || source.text;
  return withAbout(source, text);
}

/** A text of the source below its title, unless it begins with it, and its author. */
export function withAbout({ title, author }: Source, text: string): string {
  const about = [
    ...(title === '' || text.slice(0, title.length + 10).includes(title) ? [] : [`Title: ${title}`]),
    ...(author === '' ? [] : [`Author: ${author}`]),
  ];
  return [about.join('\n'), text].filter((part) => part !== '').join('\n\n');
}

/**
 * The source in parts of similar size with at most `maxTokens` each, or as one if it fits. Splits between
 * blocks, preferably before headings; a longer block is split between sentences.
 */
export function sourceParts(source: Source, maxTokens: number): string[] {
  const whole = markedText(source);
  const tokens = tokensOf(whole);
  if (tokens <= maxTokens) return [whole];
  const share = Math.ceil(tokens / Math.ceil(tokens / maxTokens));
  const parts: string[] = [];
  let part: string[] = [];
  let size = 0;
  for (const { text, isHeading, tokens: more } of piecesOf(source, share)) {
    const isFull = size + more > share || (isHeading && size > share * ENOUGH);
    if (isFull && part.length > 0) {
      parts.push(part.join('\n\n'));
      part = [];
      size = 0;
    }
    part.push(text);
    size += more;
  }
  return [...parts, part.join('\n\n')];
}

/** A part this full ends before the next heading. */
const ENOUGH = 0.85;

interface Piece {
  text: string;
  isHeading: boolean;
  tokens: number;
}

function piecesOf(source: Source, maxTokens: number): Piece[] {
  const sentences = Map.groupBy(source.sentences, ({ block }) => block);
  return source.blocks.flatMap((block, index): Piece[] => {
    const text = markedBlock(block);
    const whole = { text, isHeading: block.kind === 'heading', tokens: tokensOf(text) };
    if (whole.tokens <= maxTokens) return [whole];
    const told = (sentences.get(index) ?? []).map((sentence) => sentence.text);
    return (told.length > 1 ? told : [text]).flatMap((piece) => cut(piece, maxTokens));
  });
}

/** Halves a text without sentence ends until each piece fits. */
function cut(text: string, maxTokens: number): Piece[] {
  const tokens = tokensOf(text);
  if (tokens <= maxTokens) return [{ text, isHeading: false, tokens }];
  const middle = text.length >> 1;
  const at = middle + (/[\uDC00-\uDFFF]/.test(text.charAt(middle)) ? 1 : 0);
  return [...cut(text.slice(0, at), maxTokens), ...cut(text.slice(at), maxTokens)];
}
