import { detectLanguageBy, type LanguageModel } from '../../languages/detect-language.js';
import type { Block } from '../source.types.js';

const ENOUGH = { block: 60, all: 400 };
const MOST = 4_000;

function sampleOf(texts: readonly string[]): string {
  let sample = '';
  for (const text of texts) {
    if (sample.length > MOST) break;
    sample += `${text}\n`;
  }
  return sample;
}

function commoner(model: LanguageModel, texts: readonly string[], either: readonly string[]): string {
  const chars = new Map(either.map((language) => [language, 0]));
  for (const text of sampleOf(texts.filter(({ length }) => length >= ENOUGH.block)).split('\n')) {
    const language = detectLanguageBy(model, text);
    if (chars.has(language)) chars.set(language, (chars.get(language) ?? 0) + text.length);
  }
  return either.toSorted((a, b) => (chars.get(b) ?? 0) - (chars.get(a) ?? 0))[0] ?? '';
}

/** The language of a text, detected from the text itself: a declared one is often only the site's default. */
export function languageOfBlocks(model: LanguageModel, own: readonly Block[], title: string): string {
  const textsOf = (some: readonly Block[]): string[] => some.map(({ text }) => text);
  const sample = sampleOf(textsOf(own));
  const whole = detectLanguageBy(model, sample.length < 40 ? `${title}\n${sample}` : sample);
  const told = sampleOf(textsOf(own.filter(({ kind }) => kind === 'paragraph')));
  if (told.length === sample.length || told.length < ENOUGH.all) return whole;
  // names in lists may be in another language
  const inParagraphs = detectLanguageBy(model, told);
  return inParagraphs === whole ? whole : commoner(model, textsOf(own), [whole, inParagraphs]);
}
