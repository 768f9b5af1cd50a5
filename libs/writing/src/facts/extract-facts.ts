import type { Fact } from '../source/source.types.js';
import { findDates } from './dates.js';
import { findFractions } from './fractions.js';
import { findDurations } from './durations.js';
import { findHalves } from './halves.js';
import { maskFound, type Found } from './found.js';
import { findMultiples } from './multiples.js';
import { findNames } from './names.js';
import { nearOf } from './near.js';
import { findRanks } from './ordinals.js';
import { findFigures } from './numbers.js';
import { findRatios } from './ratios.js';
import { findNumberWords } from './numbers-in-words.js';
import { findQuotations } from './quotations.js';
import { findHandles, findUrls, normalUrl } from './urls.js';

interface Link {
  start: number;
  end: number;
  url: string;
}

interface Options {
  /** Number words standing alone and `one` are read too: wanted where something is to be proven, not where it is claimed. */
  isLenient?: boolean;
  /** Of a telling, whose quotations are only whose they are named to be. */
  isTelling?: boolean;
  /** Words that the source writes small. */
  known?: ReadonlySet<string>;
  /** Words of the source that are names, in small letters. */
  proper?: ReadonlySet<string>;
  /** The first letters of its words. */
  begun?: ReadonlySet<string>;
  /** Words that the text writes small, where they are known. */
  small?: ReadonlySet<string>;
}

/** Everything a reader could check, in order of place; each place of the text is read as one kind, quotations apart. */
export function findAll(text: string, language: string, options: Options = {}): Found[] {
  const figuresText = text.replace(/[\uFF05\uFF10-\uFF19\uFF0C\uFF0E]/g, (sign) => sign.normalize('NFKC'));
  const urls = [...findUrls(figuresText), ...(options.isTelling === true ? findHandles(figuresText) : [])];
  const plain = maskFound(figuresText, urls);
  const dates = findDates(plain, language);
  const undated = maskFound(plain, dates);
  const isStrict = options.isLenient !== true;
  // where facts are only listed, the two numbers of a ratio stand for themselves; to prove, a source's say both
  const isCompared = !isStrict || options.isTelling === true;
  const ratios = isCompared ? findRatios(undated, language, isStrict) : [];
  const counted = maskFound(undated, isStrict ? ratios : []);
  const ranks = findRanks(counted, language);
  const multiples = findMultiples(counted, language);
  // Japanese writes its parts in figures, `4分の3`.
  const written = language === 'ja' ? findFractions(counted, language, true) : [];
  const figures = findFigures(maskFound(counted, [...ranks, ...multiples, ...written]), language);
  const unfigured = maskFound(counted, [...ranks, ...multiples, ...written, ...figures]);
  const fractions = [...written, ...findFractions(unfigured, language, isStrict)];
  const words = findNumberWords(maskFound(unfigured, isStrict ? fractions : []), language, isStrict);
  const names = findNames(unfigured, language, options);
  const durations = isCompared ? findDurations([...figures, ...words], undated) : [];
  const alone = [...figures, ...words].filter(
    ({ start, end }) => !isStrict || !durations.some((whole) => whole.start <= start && end <= whole.end),
  );
  const open = [...multiples, ...alone, ...fractions].map((figure) => leftOpen(figure, undated));
  const halves = isStrict ? [] : findHalves(undated, language);
  const found = [...ranks, ...open, ...ratios, ...durations, ...halves];
  return [...urls, ...dates, ...found, ...names, ...findQuotations(plain, options.isTelling)]
    .map((fact) => ({ ...fact, text: fact.kind === 'quote' ? fact.text : text.slice(fact.start, fact.end) }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

function leftOpen(figure: Found, text: string): Found {
  const near = nearOf(text, figure.start);
  return near === undefined ? figure : { ...figure, near };
}

/** The checkable things of a source: numbers, amounts, percentages, dates, names, quotations with speaker, URLs of text and links. */
export function extractFacts(text: string, language: string, links: readonly Link[] = []): Fact[] {
  const facts: Fact[] = findAll(text, language).map(factOf);
  for (const { start, end, url } of links)
    facts.push({ kind: 'url', text: url, value: normalUrl(url), start, end });
  return facts.sort((a, b) => a.start - b.start);
}

/** Without what only the comparison needs. */
function factOf({ kind, text, value, speaker, start, end }: Found): Fact {
  const fact = { kind, text, value, start, end };
  return speaker === undefined ? fact : { ...fact, speaker };
}
