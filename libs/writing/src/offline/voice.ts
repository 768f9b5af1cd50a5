import type { Formality, Industry, Tone } from '@repurpose/contract';
import { INDUSTRY_KEYS } from '@repurpose/contract';
import { labelsOf } from '../languages/registry.js';
import { asQuoted, unquoted } from './analysis/quotations.js';
import { languageOf } from '../languages/registry.js';
import type { AskingFormat, ByFormality, Phrases } from '../languages/phrases.types.js';

const LEVEL: Readonly<Record<Formality, 0 | 1 | 2>> = { 25: 0, 50: 1, 75: 2 };

/** The writer's own words in one language, tone and formality; all empty where we do not speak the language. */
export interface Voice {
  lead: string;
  close: string;
  greeting: string;
  intro: string;
  source: string;
  /** Who it is for, as a tag: the industry's name; empty where none is addressed. */
  field: string;
  visuals: readonly string[];
  shots: Phrases['shots'];
  ask: (format: AskingFormat) => string;
  /** A question about a part of the source; `at` varies it. */
  question: (topic: string, at: number) => string;
  /** A question about a figure of the source. */
  aboutFigure: (figure: string) => string;
}

const SILENT: Voice = {
  lead: '',
  close: '',
  greeting: '',
  intro: '',
  source: '',
  field: '',
  visuals: [],
  shots: { figure: '', quotation: '', question: '', words: '', thing: '' },
  ask: () => '',
  question: () => '',
  aboutFigure: () => '',
};

/** Whether the writer has words of its own in a language (ISO 639-1). */
export function isSpoken(language: string): boolean {
  return languageOf(language).phrases !== undefined;
}

/** Tones that do not exclaim. */
const CALM: ReadonlySet<Tone> = new Set<Tone>(['professional', 'authoritative', 'educational']);

/** A text as a tone says it: without exclamations where it does not exclaim; what is quoted stays as it was said. */
export function toned(text: string, tone: Tone): string {
  return CALM.has(tone) && /[!！]/.test(text) && !/["“”„«»「」]/u.test(text) ? calm(text) : text;
}

function calm(text: string): string {
  return text
    .replace(/¡([^!]*)!/gu, '$1.')
    .replace(/\s?!/gu, '.')
    .replaceAll('！', '。');
}

/** The voice for a language (ISO 639-1), to an industry's readers: never a word of another language. */
export function voiceFor(
  language: string,
  tone: Tone,
  formality: Formality,
  industry: Industry | null = null,
): Voice {
  const { phrases, industries: fields } = languageOf(language);
  if (!phrases) return SILENT;
  const level = LEVEL[formality];
  const fill = (choices: ByFormality | undefined, topic: string) =>
    (choices?.[level] ?? '').replace(
      /\{topic\}([.。]?)/u,
      (_, stop: string) => topic + (/[.!?。！？…]$/u.test(topic) ? '' : stop),
    );
  const field = (industry && fields?.names[INDUSTRY_KEYS.indexOf(industry)]) ?? '';
  const passOn = field && (fields?.passOn[level].replace('{field}', field) ?? '');
  return {
    lead: toned(phrases.voices[tone].lead[level], tone),
    close: toned(phrases.voices[tone].close[level], tone),
    greeting: phrases.greeting[level],
    intro: phrases.intro,
    source: phrases.source + labelsOf(language).colon,
    visuals: phrases.visuals,
    shots: phrases.shots,
    field,
    ask: (format) =>
      toned(format === 'instagram' && passOn !== '' ? passOn : phrases.asks[format][level], tone),
    question: (topic, at) =>
      fill(phrases.questions[at % phrases.questions.length], asQuoted(unquoted(topic))),
    aboutFigure: (figure) => fill(phrases.aboutFigure, figure),
  };
}
