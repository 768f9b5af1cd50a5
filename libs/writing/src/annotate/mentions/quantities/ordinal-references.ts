import { oneOf } from '../../../text/one-of.js';
import { languageOf } from '../../../languages/registry.js';
import { TextPattern } from '../../../text/text-pattern.js';
import { prefixKey } from '../../../languages/words.js';
import type { Mention } from '../mention.js';
import { isUnit } from './units.js';
import { memoize } from '../../../text/memo.js';

const ITEMS = oneOf`
  steps? tips? lessons? reasons? points? things? ways? parts? questions? half hand place glance schritte?
  tipps? lektion grund punkte? teile? fragen? blick hälfte linie pasos? consejos? razón puntos? partes?
  preguntas? lugar étapes? conseils? raisons? lieu parties? questions? passos? dicas? razão perguntas? passi
  passo consigli motivo punti domande stap stappen reden punt vragen plaats`;
/** Items of the text itself, which an output may number differently. */
const OWN = new RegExp(String.raw`^(?:${ITEMS})$`, 'iu');
const TIMES = /^(?:times?|mal|vez|veces|fois|volta|volte|vezes|keer)$/iu;
const NUMBERED_THINGS = oneOf`
  version release phase chapter section article platform room route line track gate stage level grade season
  episode round act kapitel abschnitt artikel raum linie gleis stufe klasse staffel folge versión fase
  capítulo sección artículo línea etapa nivel temporada episodio saison épisode niveau ligne chapitre versão
  capítulo linha nível versione capitolo livello linea stagione versie hoofdstuk lijn seizoen aflevering`;
const NUMBERED = new TextPattern(
  new RegExp(
    String.raw`(?<!\p{L})(${NUMBERED_THINGS}) (\d{1,3}(?:\.\d{1,3}){0,2})(?![\p{L}\p{N}]|\.\d)`,
    'giu',
  ),
);
const KANJI = '一二三四五六七八九十';

/** One item of a numbered series: the third shop, version 7.2, 第2火曜日. */
export interface OrdinalReference extends Mention {
  number: string;
  thing: string;
}

interface Series {
  pattern: TextPattern;
  ordinals: readonly RegExp[];
}

const seriesOf = memoize((language: string): Series | null => {
  const words = languageOf(language).numerals.ordinals?.split(' ');
  if (words === undefined) return null;
  return {
    pattern: new TextPattern(
      new RegExp(
        `(?<!\\p{L})(${words.join('|')}|\\d{1,2}(?:st|nd|rd|th|[ºª]))[ ](\\p{L}{3,})(?!\\p{L})`,
        'giu',
      ),
    ),
    ordinals: words.map((word) => new RegExp(`^${word}$`, 'iu')),
  };
});

/** Whether a text uses an ordinal anywhere: `in der zweiten` may mean a week named earlier. */
export const isNumbering = (text: string, number: string, language: string): boolean =>
  placeOfOrdinal(text, number, language) !== null;

export function placeOfOrdinal(
  text: string,
  number: string,
  language: string,
): { start: number; end: number } | null {
  const ordinal = languageOf(language).numerals.ordinals?.split(' ')[Number(number) - 1];
  const match =
    ordinal === undefined ? null : new RegExp(`(?<!\\p{L})(?:${ordinal})(?!\\p{L})`, 'iu').exec(text);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}

export function findOrdinalReferences(text: string, language: string): OrdinalReference[] {
  const found: OrdinalReference[] = [];
  const add = ({ 0: said, index: start }: RegExpExecArray, number: string, name: string): void => {
    // `for the first time` refers to no series
    if (OWN.test(name) || isUnit(name) || (number === '1' && TIMES.test(name))) return;
    const thing = prefixKey(name);
    const value = `no ${number} ${thing}`;
    found.push({ kind: 'number', text: said, value, number, thing, start, end: start + said.length });
  };
  for (const match of NUMBERED.matchesIn(text)) add(match, match[2] ?? '', match[1] ?? '');
  const { ordinalReference } = languageOf(language).numerals;
  if (ordinalReference !== undefined)
    for (const match of text.matchAll(ordinalReference)) {
      const [, written = '', thing = ''] = match;
      add(match, /\d/.test(written) ? written : String(KANJI.indexOf(written) + 1), thing);
    }
  const series = seriesOf(language);
  if (series === null) return found;
  for (const match of series.pattern.matchesIn(text)) {
    const [, word = '', thing = ''] = match;
    const at = series.ordinals.findIndex((ordinal) => ordinal.test(word));
    add(match, /^\d/.test(word) ? String(Number.parseInt(word, 10)) : String(at + 1), thing);
  }
  return found;
}
