import type { Claim, Tone, VoiceException, VoiceHit } from '@repurpose/contract';
import {
  detectLanguage,
  findTells,
  languageName,
  measureParts,
  overLimitText,
  type Draft,
  type Source,
} from '@repurpose/writing';
import type { WrittenOutput } from './writer.port.js';

export interface Fault {
  complaint: string;
  /** Order: unsupported claims, wrong language, the voice's rules, style. */
  weight: number;
}

export function weightOf(faults: readonly Fault[]): number {
  return faults.reduce((sum, { weight }) => sum + weight, 0);
}

const INVENTED = 10_000;
const FOREIGN = 1_000;
const OFF_VOICE = 200;
const OVER = 20;
/** Fewer do not justify another call. */
const MIN_TELLS = 2;
/** Shorter texts give no reliable language. */
const MIN_LANGUAGE_CHARS = 120;

const AROUND_CHARS = 40;

function inContext({ text: said, start, end }: Claim, text: string): string {
  const from = text.lastIndexOf(' ', Math.max(0, start - AROUND_CHARS)) + 1;
  const behind = text.indexOf(' ', end + AROUND_CHARS);
  const around = text
    .slice(from, behind < 0 ? undefined : behind)
    .replace(/\s+/gu, ' ')
    .trim();
  return `${JSON.stringify(said)} in ${JSON.stringify(around)}`;
}

const quoted = (texts: readonly string[]): string => texts.map((text) => JSON.stringify(text)).join(', ');

/** Another wording can mend these. Facts, quotations and links stay. */
const MENDABLE: readonly VoiceException[] = ['no-replacement', 'limit', 'source'];

function offVoice({ checks: { voice } }: WrittenOutput): Fault[] {
  const hits = (voice?.kept ?? []).filter(({ kept }) => MENDABLE.includes(kept));
  const named = ({ rule, text }: VoiceHit): string => `${rule}: ${JSON.stringify(text)}`;
  const places = [...new Set(hits.map(named))].join('; ');
  return hits.length === 0
    ? []
    : [{ complaint: `Against the brand voice: ${places}.`, weight: OFF_VOICE * hits.length }];
}

export function faultsOf(output: WrittenOutput, asked: Draft, source: Source, tone: Tone): Fault[] {
  const invented = output.checks.claims
    .filter((claim) => claim.source === null)
    .map((claim) => inContext(claim, output.text));
  const over = measureParts(asked, source.language).filter(
    ({ count, rule }) => rule.limit !== null && count > rule.limit,
  );
  const tells = findTells(output.draft, source, tone).findings;
  const isForeign =
    source.language !== 'und' &&
    output.text.length >= MIN_LANGUAGE_CHARS &&
    detectLanguage(output.text) !== source.language;
  return [
    ...(invented.length === 0
      ? []
      : [
          {
            complaint: `The source does not say: ${invented.join('; ')}.`,
            weight: INVENTED * invented.length,
          },
        ]),
    ...(isForeign
      ? [{ complaint: `Every word must be in ${languageName(source.language)}.`, weight: FOREIGN }]
      : []),
    ...offVoice(output),
    ...(over.length === 0
      ? []
      : [{ complaint: `Too long: ${over.map(overLimitText).join('; ')}.`, weight: OVER * over.length }]),
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
