import type { Source } from '../source/source.types.js';
import { timesOf } from '../annotate/mentions/times/clocks.js';
import { findMentions, mentionsOf } from '../annotate/mentions/extract-mentions.js';
import { isFigure, lastWordOf, numberIn, type Mention } from '../annotate/mentions/mention.js';
import { groupedBy, lastUpTo } from '../text/collections.js';
import { normalText, type NormalText } from '../text/normal-form.js';
import { onceFor } from '../text/once-for.js';
import { isOrdinaryWord, isTitleWord } from '../annotate/mentions/names/name-stop-words.js';
import { properWords, smallWords, wordBeginnings } from '../annotate/mentions/names/names.js';
import {
  findOrdinalReferences,
  type OrdinalReference,
} from '../annotate/mentions/quantities/ordinal-references.js';
import { sharesOf, sortedFigures, sumsOf, type Exact } from './derived-quantities.js';
import { byForm, formsOf } from './same-quotation.js';

export interface Place {
  start: number;
  end: number;
}

/** What a source can prove, as lookup tables that are built on first use. */
export class Evidence {
  /** Words that the source writes in lower case. */
  readonly small: ReadonlySet<string>;
  /** Words of names, in lower case. */
  readonly proper: ReadonlySet<string>;
  readonly begun: ReadonlySet<string>;
  /** The text, followed by title, author, what no output shows, date and speakers. */
  readonly whole: string;
  /** Words that the text, title or author write in lower case. */
  private readonly allSmall: ReadonlySet<string>;
  private known: Partial<{
    all: readonly Mention[];
    words: NormalText;
    plain: NormalText;
    figures: Map<string, Mention[]>;
    sorted: Map<string, Exact[]>;
    shares: Exact[];
    sums: Map<string, Mention>;
    initials: Map<string, Place>;
    surnames: Map<string, Mention[]>;
    namesakes: Map<string, Mention[]>;
    dates: Mention[];
    urls: Map<string, Place>;
    quotes: Mention[];
    quoteStarts: readonly number[];
    quotesByWord: ReadonlyMap<string, readonly Mention[]>;
    places: Map<Mention, number>;
    ordinalReferences: readonly OrdinalReference[];
  }> = {};

  constructor(private readonly source: Source) {
    const speakers = new Set(source.blocks.flatMap(({ speaker }) => speaker ?? []));
    const { text, title, author, unshown, published } = source;
    this.whole = [text, title, author, unshown, published, ...speakers].join('\n\n');
    this.small = smallWords(source.text);
    this.allSmall = new Set([...this.small, ...smallWords(`${source.title}\n${source.author}`)]);
    this.proper = properWords(this.whole, source.language, this.allSmall);
    this.begun = wordBeginnings(this.whole);
  }

  get language(): string {
    return this.source.language;
  }

  get all(): readonly Mention[] {
    const { proper, allSmall: small } = this;
    return (this.known.all ??= findMentions(this.whole, this.source.language, {
      isLenient: true,
      proper,
      small,
    }));
  }

  get words(): NormalText {
    return (this.known.words ??= normalText(this.whole));
  }

  /** The words with plain capitals: `Etats-Unis` for États-Unis. */
  get plainCapitals(): NormalText {
    return (this.known.plain ??= normalText(withPlainCapitals(this.whole)));
  }

  get figures(): Map<string, Mention[]> {
    return (this.known.figures ??= groupedBy(this.all.filter(isFigure), keysOf));
  }

  get sorted(): Map<string, Exact[]> {
    return (this.known.sorted ??= sortedFigures(this.all));
  }

  /** Ratios of neighbouring figures, in per cent. */
  get shares(): Exact[] {
    return (this.known.shares ??= sharesOf(this.all, this.source.text));
  }

  get sums(): Map<string, Mention> {
    return (this.known.sums ??= sumsOf(this.all, this.source.text));
  }

  get initials(): Map<string, Place> {
    return (this.known.initials ??= initialsOf(this.all));
  }

  /** Names of several words by their last word. */
  get surnames(): Map<string, Mention[]> {
    return (this.known.surnames ??= Map.groupBy(
      this.all.filter(({ kind, value }) => kind === 'name' && value.includes(' ')),
      ({ value }) => lastWordOf(value),
    ));
  }

  /** Distinct names of several words by last word and first word or initial: `stone ann`, `stone a`. */
  get namesakes(): Map<string, Mention[]> {
    return (this.known.namesakes ??= namesakesOf(this.surnames));
  }

  /** The year of the source, from its date or title; undefined if they have none or several. */
  get year(): string | undefined {
    const [year, ...others] = new Set(`${this.source.published} ${this.source.title}`.match(YEAR));
    return others.length === 0 ? year : undefined;
  }

  get dates(): Mention[] {
    return (this.known.dates ??= this.all.filter(({ kind }) => kind === 'date'));
  }

  get quotes(): Mention[] {
    return (this.known.quotes ??= this.all.filter(({ kind }) => kind === 'quote'));
  }

  /** Quotations that may match this one: those that share the form of its rarest word. */
  quotesLike(value: string): readonly Mention[] {
    const forms = formsOf(value, this.language);
    if (forms.length === 0) return this.quotes;
    const byWord = (this.known.quotesByWord ??= byForm(this.quotes));
    return forms.map((form) => byWord.get(form) ?? []).reduce((a, b) => (b.length < a.length ? b : a));
  }

  /** The quotation that contains a place. */
  quoteAt({ start, end }: Place): Mention | undefined {
    this.known.quoteStarts ??= this.quotes.map((quote) => quote.start);
    const quote = this.quotes[lastUpTo(this.known.quoteStarts, start)];
    return quote !== undefined && quote.start <= start && quote.end >= end ? quote : undefined;
  }

  /** URLs in the text and link targets. */
  get urls(): Map<string, Place> {
    return (this.known.urls ??= urlsOf(this.source));
  }

  get serials(): readonly OrdinalReference[] {
    return (this.known.ordinalReferences ??= findOrdinalReferences(this.whole, this.source.language));
  }

  /** Mention → its index in `all`. */
  get places(): Map<Mention, number> {
    return (this.known.places ??= new Map(this.all.map((fact, index) => [fact, index])));
  }
}

/** A text with capitals as typewriters have them; every offset stays. German umlauts are letters of their own. */
export const withPlainCapitals = (text: string): string =>
  text.replace(ACCENTED, (letter) => letter.normalize('NFD').charAt(0));
const ACCENTED = /[ÀÁÂÇÈÉÊÌÍÎÒÓÔÙÚÛ]/gu;

const YEAR = /(?<![\d.,])(?:19|20)\d{2}(?![\d.,])/gu;

export const evidenceOf = onceFor((source: Source) => new Evidence(source));

function namesakesOf(surnames: ReadonlyMap<string, readonly Mention[]>): Map<string, Mention[]> {
  const names = new Map([...surnames.values()].flat().map((name) => [name.value, name]));
  return groupedBy(names.values(), ({ value }) => {
    const words = value.split(' ');
    const first = words.find((word) => !isTitleWord(word)) ?? '';
    return new Set([first, first.charAt(0)].map((key) => `${words.at(-1) ?? ''} ${key}`));
  });
}

function urlsOf(source: Source): Map<string, Place> {
  const urls = new Map<string, Place>();
  for (const fact of mentionsOf(source))
    if (fact.kind === 'url' && !urls.has(fact.value)) urls.set(fact.value, fact);
  return urls;
}

/** The source's lower-case words (not names when capitalised at the start of a sentence), its names and its word beginnings. */
export function wordsOf(source: Source): Record<'known' | 'proper' | 'begun', ReadonlySet<string>> {
  const { small, proper, begun } = evidenceOf(source);
  return { known: small, proper, begun };
}

/** Initials → the name: EC → `European Commission`. */
function initialsOf(all: readonly Mention[]): Map<string, Place> {
  const initials = new Map<string, Place>();
  for (const { kind, value, start, end } of all) {
    const letters = value
      .split(' ')
      .filter((word) => (word.length > 2 && !isOrdinaryWord(word)) || /\d/.test(word));
    if (kind !== 'name' || letters.length < 2) continue;
    initials.set(letters.map((word) => word.charAt(0)).join(''), { start, end });
  }
  return initials;
}

/** The lookup keys of a figure. An amount of money also proves its bare number; a percentage does not. */
function keysOf(fact: Mention): string[] {
  if (fact.kind === 'money') return [`money ${fact.value}`, `number ${numberIn(fact)}`];
  if (fact.value.startsWith('clock ')) return timesOf(fact.value).map((time) => `number ${time}`);
  // `shared 169 times as …`
  if (fact.value.startsWith('x ')) return [`number ${fact.value}`, `number ${fact.value.slice(2)}`];
  return [`${fact.kind} ${fact.value}`];
}
