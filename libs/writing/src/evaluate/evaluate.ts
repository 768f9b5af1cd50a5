import type { FormatKey, OutputChecks, RepurposeSettings } from '@repurpose/contract';
import { DEFAULT_SETTINGS } from '@repurpose/contract';
import { isUndetermined } from '../languages/neutral.js';
import type { Draft } from '../formats/draft/draft.types.js';
import { contentKeys, countWords } from '../languages/words.js';
import { detectLanguage } from '../languages/language-model.js';
import { analyse } from '../offline/analyse.js';
import { coreOf } from '../offline/core/core.js';
import { integrityOf } from '../offline/integrity.js';
import { keyOf } from '../text/sentence-keys.js';
import type { Source } from '../source/source.types.js';
import { findTells } from '../stock-phrases/find-tells.js';
import { paragraphsOf, sentenceKeys, sentencesOfDraft } from './output-sentences.js';

/** An output of any writer. */
export interface Output {
  format: FormatKey;
  draft: Draft;
  text: string;
  checks: OutputChecks;
}

export interface OutputMetrics {
  format: FormatKey;
  words: number;
  overLimit: number;
  unsupported: number;
  wrongLanguage: number;
  rawMarkup: number;
  duplicates: number;
  /** Signs of machine-written text. */
  tells: number;
  /** Violations of `INTEGRITY_RULES`. */
  integrity: number;
  /** Fraction of neighbouring sentences that are neighbours in the source too. */
  kept: number;
  /** 1 if the output contains the thesis. */
  thesis: number;
  /** Fraction of the key points that it contains. */
  points: number;
  /** Fraction of paragraphs with only one sentence. */
  lone: number;
  /** 1 if the first line only repeats the title. */
  titleHook: number;
}

const MARKUP =
  /\{%|%\}|\{\{|\}\}|<\/?[a-z][a-z0-9]*(?:\s[^>]*)?>|!?\[[^\]]*\]\([^)]*\)|^#{1,6}\s|\*\*|```|^\|.*\|$/gimu;
/** Shorter texts have no certain language. */
const MIN_LANGUAGE_CHARS = 80;
/** A point is contained if one paragraph has this fraction of its words. */
const CARRIED = 0.6;

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

/** For each text, whether an output contains it, verbatim or in about the same words. */
function toldOf(output: Output, texts: readonly string[], language: string): boolean[] {
  const whole = keyOf(output.text);
  const spoken = paragraphsOf(output.draft).map((text) => new Set(contentKeys(text, language)));
  return texts.map((text) => {
    if (whole.includes(keyOf(text))) return true;
    const stems = contentKeys(text, language);
    return spoken.some(
      (said) => stems.filter((stem) => said.has(stem)).length >= CARRIED * Math.max(1, stems.length),
    );
  });
}

const part = (hits: number, of: number): number => (of === 0 ? 1 : hits / of);

/** Fraction of sentences in a paragraph that follow their neighbour in the source. */
function keptNeighbours(draft: Draft, source: Source): number {
  const places = new Map(source.sentences.map(({ text }, index) => [keyOf(text), index]));
  const pairs = paragraphsOf(draft).flatMap((paragraph) => {
    const indexes = paragraph
      .split(/(?<=[.!?。！？]["”’]?)\s+/u)
      .flatMap((sentence) => places.get(keyOf(sentence)) ?? []);
    return indexes.slice(1).map((index, at) => index === (indexes[at] ?? -2) + 1);
  });
  return part(pairs.filter(Boolean).length, pairs.length);
}

function loneParagraphs(draft: Draft): number {
  const paragraphs = paragraphsOf(draft).filter((text) => text.length > 40);
  return part(
    paragraphs.filter((text) => !/[.!?。！？]["”’]?\s+\S/u.test(text)).length,
    Math.max(1, paragraphs.length),
  );
}

export function evaluateOutputs(
  outputs: readonly Output[],
  source: Source,
  { tone }: Pick<RepurposeSettings, 'tone'> = DEFAULT_SETTINGS,
): OutputMetrics[] {
  const { units, description } = analyse(source);
  const { thesis, points } = coreOf(analyse(source));
  const textOf = ({ at }: { at: number }) => units[at]?.text ?? '';
  const theses = [description, thesis === null ? '' : textOf(thesis)].filter(Boolean);
  return outputs.map((output) => {
    const told = toldOf(output, points.map(textOf), source.language);
    return {
      format: output.format,
      words: countWords(output.text),
      overLimit: output.checks.limit !== null && output.checks.count > output.checks.limit ? 1 : 0,
      unsupported: output.checks.unsupportedClaims,
      wrongLanguage: isWrongLanguage(output.draft, source) ? 1 : 0,
      rawMarkup: output.text.match(MARKUP)?.length ?? 0,
      duplicates: duplicateSentences(output.draft),
      tells: findTells(output.draft, source, tone).findings.length,
      integrity: integrityOf(output.draft, source).length,
      kept: keptNeighbours(output.draft, source),
      thesis: theses.length === 0 || toldOf(output, theses, source.language).includes(true) ? 1 : 0,
      points: part(told.filter(Boolean).length, told.length),
      lone: loneParagraphs(output.draft),
      titleHook: keyOf(paragraphsOf(output.draft)[0] ?? '') === keyOf(source.title) ? 1 : 0,
    };
  });
}
