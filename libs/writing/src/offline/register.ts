import type { Formality } from '@repurpose/contract';
import { languageOf } from '../languages/registry.js';

/** A text at a formality: contractions at 25, none at 75; quotations and questions are left as they are. */
export function inRegister(text: string, language: string, formality: Formality): string {
  const { style } = languageOf(language);
  if (style === undefined || formality === 50 || /["“”]/u.test(text)) return text;
  if (formality === 25) return style.contract(text);
  return text.trimEnd().endsWith('?') ? text : style.expand(text);
}
