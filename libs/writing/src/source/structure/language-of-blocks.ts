import { detectLanguageBy, type LanguageModel } from '../../languages/detect-language.js';
import type { Block } from '../source.types.js';

/** Characters that tell a language, of one block and of all, and more than which are not asked. */
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

/** Which of two languages more of the text is written in. */
function commoner(model: LanguageModel, texts: readonly string[], either: readonly string[]): string {
  const chars = new Map(either.map((language) => [language, 0]));
  for (const text of sampleOf(texts.filter(({ length }) => length >= ENOUGH.block)).split('\n')) {
    const language = detectLanguageBy(model, text);
    if (chars.has(language)) chars.set(language, (chars.get(language) ?? 0) + text.length);
  }
  return either.toSorted((a, b) => (chars.get(b) ?? 0) - (chars.get(a) ?? 0))[0] ?? '';
}

/** The language of a text: a declared one is often wrong (a site's default), so that the text itself decides. */
export function languageOfBlocks(model: LanguageModel, own: readonly Block[], title: string): string {
  const textsOf = (some: readonly Block[]): string[] => some.map(({ text }) => text);
  const sample = sampleOf(textsOf(own));
  const whole = detectLanguageBy(model, sample.length < 40 ? `${title}\n${sample}` : sample);
  const told = sampleOf(textsOf(own.filter(({ kind }) => kind === 'paragraph')));
  if (told.length === sample.length || told.length < ENOUGH.all) return whole;
  // what a list names may be in another language
  const inParagraphs = detectLanguageBy(model, told);
  return inParagraphs === whole ? whole : commoner(model, textsOf(own), [whole, inParagraphs]);
}
