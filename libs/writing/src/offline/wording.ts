import type { Formality } from '@repurpose/contract';
import type { AskingFormat } from '../languages/schema.js';
import type { Address } from '../languages/address.js';
import { languageOf } from '../languages/registry.js';

/** The writer's standard phrases in one language and formality; empty in a language without phrases. */
export interface Wording {
  intro: string;
  closing: string;
  visual: string;
  card: string;
  ask: (format: AskingFormat) => string;
  /** See `Phrases.mourning`. */
  mourning: RegExp;
}

const SILENT: Wording = { intro: '', closing: '', visual: '', card: '', ask: () => '', mourning: /(?!)/u };

/** The wording for a language (ISO 639-1), never in another language. */
export function wordingFor(language: string, formality: Formality, address: Address = 'unknown'): Wording {
  const { phrases, address: { formality: byAddress } = {} } = languageOf(language);
  if (phrases === undefined) return SILENT;
  // at neutral formality, address readers as the text does
  const asAddressed = address === 'unknown' ? undefined : byAddress?.[address];
  const asks = phrases.asks[formality === 50 ? (asAddressed ?? formality) : formality];
  return {
    intro: phrases.intro,
    closing: phrases.closing,
    visual: phrases.visual,
    card: phrases.card,
    ask: (format) => asks[format],
    mourning: phrases.mourning,
  };
}

export const unframed = (wording: Wording): Wording => ({ ...wording, ask: () => '' });
