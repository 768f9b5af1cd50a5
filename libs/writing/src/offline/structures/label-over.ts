import { namesPlace } from '../../languages/discourse-words.js';
import { countWords } from '../../languages/words.js';
import type { Analysis } from '../analysis.types.js';

const LABEL_WORDS = 7;

/** The heading of a section as a label; empty if it is long, a question, a continuation or the title. */
export function labelOver(
  section: number,
  { sections, title, language }: Pick<Analysis, 'sections' | 'title' | 'language'>,
  most: number = LABEL_WORDS,
): string {
  const { heading = '' } = sections[section] ?? {};
  const isLabel =
    countWords(heading) <= most &&
    !/^(?:…|\.{3})|[?？]$/u.test(heading) &&
    !namesPlace(heading, language) &&
    heading !== title;
  return isLabel ? heading : '';
}
