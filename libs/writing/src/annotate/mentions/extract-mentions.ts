import { languageOf } from '../../languages/registry.js';
import type { Source } from '../../source/source.types.js';
import { findClocks } from './times/clocks.js';
import { findDates } from './times/dates.js';
import { findFractions } from './quantities/fractions.js';
import { findDurations, withHalf } from './times/durations.js';
import { findHalves } from './quantities/halves.js';
import { maskMentions, type Mention } from './mention.js';
import { withFigures } from './quantities/kanji-numerals.js';
import { findMultiples } from './quantities/multiples.js';
import { findNames } from './names/names.js';
import { boundedBy, boundOf } from './quantities/approximation.js';
import { findRanks } from './quantities/ordinals.js';
import { findFigures } from './quantities/numbers.js';
import { findRatios } from './quantities/ratios.js';
import { findNumberWords } from './quantities/numbers-in-words.js';
import { findVagueQuantifiers } from './quantities/vague-quantifiers.js';
import { findQuotations } from './quotations.js';
import { findHandles, findUrls, normalUrl } from './links.js';

interface Options {
  /** Also reads `one` and number words without a noun; used for sources, where more must be provable. */
  isLenient?: boolean;
  /** For outputs: quotations get a speaker only if a name is given. */
  isTelling?: boolean;
  /** Words that the source writes in lower case. */
  known?: ReadonlySet<string>;
  /** Names of the source, in lower case. */
  proper?: ReadonlySet<string>;
  /** The first letters of the source's words. */
  begun?: ReadonlySet<string>;
  /** Words that the text itself writes in lower case. */
  small?: ReadonlySet<string>;
}

/** The checkable mentions of a text, in order. They do not overlap, except quotations and, in lenient mode, parts of figures. */
export function findMentions(text: string, language: string, options: Options = {}): Mention[] {
  const wide = text.replace(/[\uFF05\uFF10-\uFF19\uFF0C\uFF0E]/g, (sign) => sign.normalize('NFKC'));
  const figuresText = languageOf(language).numerals.hasKanjiNumerals ? withFigures(wide) : wide;
  const urls = [...findUrls(figuresText), ...(options.isTelling === true ? findHandles(figuresText) : [])];
  const plain = maskMentions(figuresText, urls);
  const dates = findDates(plain, language);
  const undated = maskMentions(plain, dates);
  const { figures, unfigured } = figuresIn(undated, language, options);
  const names = findNames(unfigured, language, options);
  return [...urls, ...dates, ...figures, ...names, ...findQuotations(figuresText, plain, options.isTelling)]
    .map((fact) => ({ ...fact, text: fact.kind === 'quote' ? fact.text : text.slice(fact.start, fact.end) }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

function figuresIn(
  text: string,
  language: string,
  { isLenient = false, isTelling = false }: Options,
): { figures: Mention[]; unfigured: string } {
  const isStrict = !isLenient;
  // when facts are only listed, the two numbers of a ratio count separately; a source's prove both readings
  const isCompared = isLenient || isTelling;
  const wholes = isCompared ? [...findRatios(text, language, isStrict), ...findHalves(text, language)] : [];
  const clocks = isCompared ? findClocks(text, language) : [];
  const counted = maskMentions(text, [...clocks, ...(isStrict ? wholes : [])]);
  const ranks = findRanks(counted, language);
  const multiples = findMultiples(counted, language);
  const { hasPartsInFigures = false } = languageOf(language).numerals;
  const written = hasPartsInFigures ? findFractions(counted, language, true) : [];
  const said = [...ranks, ...multiples, ...written];
  const digits = findFigures(maskMentions(counted, said), language);
  const bare = maskMentions(counted, [...said, ...digits]);
  const fractions = [...written, ...findFractions(bare, language, isStrict)];
  const unsaid = isCompared ? findVagueQuantifiers(maskMentions(bare, fractions), language) : [];
  const counting = maskMentions(bare, [...unsaid, ...(isStrict ? fractions : [])]);
  const words = findNumberWords(counting, language, isStrict);
  const numbers = [...digits, ...words];
  const durations = isCompared ? [...withHalf(numbers, text), ...findDurations(numbers, text)] : [];
  const alone = numbers.filter(
    ({ start, end }) => isLenient || !durations.some((whole) => whole.start <= start && end <= whole.end),
  );
  const open = [...multiples, ...alone, ...fractions].map((figure) => leftOpen(figure, text, language));
  // `Sechsundsiebzig Fehler` is not a name
  const large = words.filter(({ kind, value }) => kind === 'number' && Number(value) >= MIN_LARGE);
  return {
    figures: [...ranks, ...clocks, ...unsaid, ...open, ...wholes, ...durations],
    unfigured: maskMentions(bare, large),
  };
}
const MIN_LARGE = 13;

function leftOpen(figure: Mention, text: string, language: string): Mention {
  const bound = boundOf(text, figure.start, figure.end, language);
  const isCounting = COUNTED.test(text.slice(figure.end, figure.end + 6));
  return {
    ...figure,
    ...boundedBy(bound),
    ...(isCounting && { isCounting }),
  };
}
const COUNTED = /^(?:[\s-]\p{L}{3}|[々一-龯])/u;

/** The mentions of a source and its absolute links, in order; found on first use. */
export function mentionsOf(source: Source): readonly Mention[] {
  const found = known.get(source) ?? [...findMentions(source.text, source.language), ...linksOf(source)];
  if (!known.has(source))
    known.set(
      source,
      found.sort((a, b) => a.start - b.start),
    );
  return found;
}
const known = new WeakMap<Source, Mention[]>();

const ABSOLUTE = /^(?:https?:\/\/|mailto:|\/\/|www\.)/i;
const linksOf = ({ links }: Source): Mention[] =>
  links
    .filter(({ url }) => ABSOLUTE.test(url))
    .map(({ start, end, url }) => ({ kind: 'url', text: url, value: normalUrl(url), start, end }));
