import type { Formality } from '@repurpose/contract';
import { languageOf } from '../languages/registry.js';

/** A text at a formality: with contractions at 25, without at 75. Quotations are not changed, and questions keep their contractions. */
export function inRegister(text: string, language: string, formality: Formality): string {
  const { style } = languageOf(language);
  if (style === undefined || formality === 50 || /["“”]/u.test(text)) return text;
  if (formality === 25) return style.contract(text);
  return text.trimEnd().endsWith('?') ? text : style.expand(text);
}
