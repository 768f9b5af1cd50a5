import type { AskingFormat } from '../languages/schema.js';
import type { FormatKey } from '@repurpose/contract';
import type { RepurposeSettings, Tone } from '@repurpose/contract';
import type { WritingRequest } from '../formats/draft/writing-request.js';
import type { Source } from '../source/source.types.js';
import { addressFor } from '../languages/address.js';
import { phrasingOf } from '../voice/own-phrases.js';
import { analysisFor } from './analyse.js';
import type { Analysis } from './analysis.types.js';
import { coreOf, type Core } from './core/core.js';
import { hooksOf, type Hook } from './hooks/hooks.js';
import { teller } from './realise.js';
import type { Tell } from './telling.types.js';
import { inRegister } from './register.js';
import { unframed, wordingFor, type Wording } from './wording.js';

export interface Kit {
  analysis: Analysis;
  core: Core;
  hooks: readonly Hook[];
  tone: Tone;
  wording: Wording;
  tell: Tell;
  /** Factor for the length setting: 0.6, 1 or 1.6. */
  factor: number;
  variant: number;
}

const FACTOR: Readonly<Record<RepurposeSettings['length'], number>> = { 25: 0.6, 50: 1, 75: 1.6 };

/** The analysis of a source for a format, with the settings of a request. */
export function kitOf(
  { settings, variant = 0, voice }: WritingRequest,
  source: Source,
  format: FormatKey,
): Kit {
  const analysis = analysisFor(format, source);
  const core = coreOf(analysis, variant);
  const { tone, formality, length } = settings;
  const own = wordingFor(
    analysis.language,
    phrasingOf(voice, formality),
    addressFor(source.text, source.language),
  );
  return {
    analysis,
    core,
    hooks: hooksOf(analysis, core, tone),
    tone,
    wording: voice?.rules.pleasantries === 'avoid' ? unframed(own) : own,
    tell: teller((text) => inRegister(text, analysis.language, formality)),
    factor: FACTOR[length],
    variant,
  };
}

/** A question, also one in quotation marks. */
export const ASKS = /[?？]["”»“]?$/u;
/** Number of opening sentences in which a text may mourn. */
const BEGINNING = 4;
const mourns = ({ analysis: { title, units }, wording }: Kit): boolean =>
  [title, ...units.slice(0, BEGINNING).map(({ text }) => text)].some((text) => wording.mourning.test(text));

/** In the languages with standard phrases; not the French "comment" ("how"). */
const COMMENTS =
  /(?<!\p{L})(?:comments(?!\p{L})|commenting|commentaire|kommentar|coment[aá]rio|commenti(?!\p{L}))/iu;
/** Whether a text is about comments, which it may be against. */
const isOnComments = ({ analysis: { title } }: Kit): boolean => COMMENTS.test(title);

/** The request to the reader after an output's last words; empty if they are a question, if the text mourns, or if both are about comments. */
export function requestAfter(last: string, format: AskingFormat, kit: Kit): string {
  const ask = kit.wording.ask(format);
  const isOut = ASKS.test(last.trim()) || mourns(kit) || (isOnComments(kit) && COMMENTS.test(ask));
  return isOut ? '' : ask;
}
