import { languageOf } from './registry.js';
import type { Connectives } from './schema.js';
import { TextPattern } from '../text/text-pattern.js';

const NEVER = new TextPattern(/(?!)/u);

const NONE: Connectives = { droppable: NEVER, dangling: NEVER, standing: NEVER };

/** The opening rules of a language; without rules, patterns that match nothing. */
export function openingsOf(language: string): Connectives {
  return languageOf(language).connectives ?? NONE;
}
