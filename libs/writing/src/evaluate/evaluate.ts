import { isUndetermined } from '../languages/neutral.js';
import {
  DEFAULT_SETTINGS,
  type FormatKey,
  type Length,
  type OutputChecks,
  type RepurposeSettings,
} from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { sharedLimit } from '../offline/allotment/apart.js';
import { contentKeys, countWords } from '../languages/words.js';
import { planOf } from '../offline/analysis/analysis.js';
import { keyOf } from '../text/sentence-keys.js';
import { isContextDependent } from '../languages/context-dependence.js';
import { detectLanguage } from '../languages/language-model.js';
import type { Source } from '../source/source.types.js';
import { findTells } from '../tells/find-tells.js';
import { paragraphsOf, sentenceKeys, sentencesOfDraft } from './output-sentences.js';

/** One output as any writer delivered it. */
export interface Output {
  format: FormatKey;
  draft: Draft;
  text: string;
  checks: OutputChecks;
}

/** How one output measures up; counts of defects, 0 is right. */
export interface OutputMetrics {
  format: FormatKey;
  words: number;
  overLimit: number;
  unsupported: number;
  wrongLanguage: number;
  rawMarkup: number;
  dangling: number;
  duplicates: number;
  /** Marks of machine-made text; 0 is right. */
  tells: number;
  /** Largest part (0 to 1) of the smaller output's sentences that another output has too. */
  shared: number;
  /** Other outputs with which it shares more than two formats may at that length (`sharedLimit`). */
  alike: number;
  /** Part (0 to 1) of the source's key points that the output carries. */
  coverage: number;
}

const MARKUP =
  /\{%|%\}|\{\{|\}\}|<\/?[a-z][a-z0-9]*(?:\s[^>]*)?>|!?\[[^\]]*\]\([^)]*\)|^#{1,6}\s|\*\*|```|^\|.*\|$/gimu;
/** Too short to be sure of a language. */
const MIN_LANGUAGE_CHARS = 80;
/** A key point counts as carried when this part of its words stands in one paragraph. */
const CARRIED = 0.6;
const ROUNDING = 1e-9;

/** Openings of paragraphs that lean on a sentence which is not there; with its title and its first sentence the source itself opens. */
function danglingOpenings(draft: Draft, { language, sentences, title }: Source): number {
  const own = new Set([keyOf(sentences[0]?.text ?? ''), keyOf(title)]);
  return paragraphsOf(draft)
    .map((text) => text.split(/(?<=[.!?。！？])\s*/u)[0] ?? '')
    .filter((opening) => isContextDependent(opening, language) && !own.has(keyOf(opening))).length;
}

function duplicateSentences(draft: Draft): number {
  const keys = sentenceKeys(draft);
  return keys.length - new Set(keys).size;
}

function isWrongLanguage(draft: Draft, source: Source): boolean {
  const said = sentencesOfDraft(draft).join(' ');
  return (
    !isUndetermined(source.language) &&
    said.length >= MIN_LANGUAGE_CHARS &&
    detectLanguage(said) !== source.language
  );
}

/** Part of the key points (best sentence of each section) that stands in the output, as it is or in about its words. */
export function coverageOf(output: Output, source: Source): number {
  const { keyPoints } = planOf(source);
  if (keyPoints.length === 0) return 1;
  const whole = keyOf(output.text);
  const spoken = paragraphsOf(output.draft).map((text) => new Set(contentKeys(text, source.language)));
  const carried = keyPoints.filter(({ text, stems }) => {
    if (whole.includes(keyOf(text))) return true;
    return spoken.some(
      (said) => stems.filter((stem) => said.has(stem)).length >= CARRIED * Math.max(1, stems.length),
    );
  });
  return carried.length / keyPoints.length;
}

/** Part of the smaller output's sentences that the other has too. */
export function sharedPart(a: Output, b: Output): number {
  const [left, right] = [new Set(sentenceKeys(a.draft)), new Set(sentenceKeys(b.draft))];
  const smaller = Math.min(left.size, right.size);
  if (smaller === 0) return 0;
  return [...left].filter((key) => right.has(key)).length / smaller;
}

/** What an output shares with the others, and with how many of them that is too much. */
function sharing(
  output: Output,
  outputs: readonly Output[],
  length: Length,
): Pick<OutputMetrics, 'shared' | 'alike'> {
  const others = outputs.filter((other) => other !== output);
  const shared = others.map((other) => sharedPart(output, other));
  const alike = others.filter(
    ({ format }, at) => (shared[at] ?? 0) > sharedLimit(output.format, format, length) + ROUNDING,
  );
  return { shared: Math.max(0, ...shared), alike: alike.length };
}

/** Measures the outputs of one source, each alone and against the others. Pure; any writer's drafts. */
export function evaluateOutputs(
  outputs: readonly Output[],
  source: Source,
  { tone, length }: Pick<RepurposeSettings, 'tone' | 'length'> = DEFAULT_SETTINGS,
): OutputMetrics[] {
  return outputs.map((output) => ({
    format: output.format,
    words: countWords(output.text),
    overLimit: output.checks.limit !== null && output.checks.count > output.checks.limit ? 1 : 0,
    unsupported: output.checks.unsupportedClaims,
    wrongLanguage: isWrongLanguage(output.draft, source) ? 1 : 0,
    rawMarkup: output.text.match(MARKUP)?.length ?? 0,
    dangling: danglingOpenings(output.draft, source),
    duplicates: duplicateSentences(output.draft),
    tells: findTells(output.draft, source, tone).findings.length,
    ...sharing(output, outputs, length),
    coverage: coverageOf(output, source),
  }));
}
