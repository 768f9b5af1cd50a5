import type { Tone } from '@repurpose/contract';
import { detectLanguage, findTells, languageName, type Source } from '@repurpose/writing';
import type { WrittenOutput } from './writer.port.js';

/** What is wrong with a model's draft, as the model is told. */
export interface Fault {
  complaint: string;
  /** How much worse it makes the draft: an invention counts before a wrong language, that before a matter of style. */
  weight: number;
}

const INVENTED = 10_000;
const FOREIGN = 1_000;
/** A style's findings come one by one; this many are worth another call. */
const MIN_TELLS = 2;
/** Too short to be sure of a language. */
const MIN_LANGUAGE_CHARS = 120;

const quoted = (texts: readonly string[]): string => texts.map((text) => JSON.stringify(text)).join(', ');

/** The faults of a draft that a second call could mend, the worst first: inventions, another language, marks of machines. */
export function faultsOf(output: WrittenOutput, source: Source, tone: Tone): Fault[] {
  const invented = output.checks.claims.filter((claim) => claim.source === null).map(({ text }) => text);
  const tells = findTells(output.draft, source, tone).findings;
  const isForeign =
    source.language !== 'und' &&
    output.text.length >= MIN_LANGUAGE_CHARS &&
    detectLanguage(output.text) !== source.language;
  return [
    ...(invented.length === 0
      ? []
      : [{ complaint: `The source does not say: ${quoted(invented)}.`, weight: INVENTED * invented.length }]),
    ...(isForeign
      ? [{ complaint: `Every word must be in ${languageName(source.language)}.`, weight: FOREIGN }]
      : []),
    ...(tells.length < MIN_TELLS
      ? []
      : [
          {
            complaint: `It sounds machine-made: ${quoted(tells.map(({ kind, text }) => `${kind}: ${text}`))}.`,
            weight: tells.length,
          },
        ]),
  ];
}

export function weightOf(faults: readonly Fault[]): number {
  return faults.reduce((sum, { weight }) => sum + weight, 0);
}
