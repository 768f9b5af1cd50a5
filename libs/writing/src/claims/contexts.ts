import type { Span } from '../source/source.types.js';
import { contentKeys } from '../languages/words.js';
import { currencyIn, isFigure, valueOf, type Mention } from '../annotate/mentions/mention.js';
import { MAX_FACTS, attachmentsOf, unitWord, type Attachments } from './attachment.js';
import { directionOf, polarityBefore, polarityAfter } from './polarity.js';
import { rateOf } from '../annotate/mentions/quantities/rates.js';
import { measuredBy } from '../annotate/mentions/quantities/units.js';

const SENTENCE_END = /[.!?。！？](?=\s|$|["”»」])|[。！？]|\n/gu;

function endsOf(text: string): number[] {
  return [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
}

/** A sentence with its figures and what it says about them, computed on first use. */
export class Context {
  readonly figures: readonly string[];
  private readonly own: readonly Mention[];
  private known: Partial<{
    attachments: Attachments;
    direction: number;
    from: Set<string>;
    to: Set<string>;
    measures: Map<string, string>;
    words: Set<string>;
  }> = {};
  private readonly clauses = new Map<string, Context>();

  constructor(
    private readonly facts: readonly Mention[],
    private readonly text: string,
    private readonly place: Span,
    private readonly language: string,
  ) {
    this.own = facts.filter(isFigure);
    this.figures = [...new Set(this.own.map(valueOf))];
  }

  get counted(): Attachments['counted'] {
    return this.owners.counted;
  }

  get named(): Attachments['named'] {
    return this.owners.named;
  }

  /** 1 if something grows, -1 if it shrinks, 0 for neither or both. */
  get direction(): number {
    return (this.known.direction ??= directionOf(
      this.text.slice(this.place.start, this.place.end),
      this.language,
    ));
  }

  /** 1 if the words next to a figure mean `more`, -1 for `less`, 0 for neither. */
  polarityOf(figure: string): number {
    const own = this.mentionOf(figure);
    if (own === undefined) return 0;
    const behind = this.text.slice(own.end, Math.min(own.end + 48, this.place.end));
    const tilt = polarityAfter(behind, unitWord(own, this.text), this.language);
    if (tilt !== 0 || own.kind !== 'percent') return tilt;
    return polarityBefore(this.text.slice(Math.max(0, own.start - 8), own.start));
  }

  /** The period of a figure's rate (`a day`); undefined if its clause names none. */
  rateOf(figure: string): string | undefined {
    const own = this.mentionOf(figure);
    if (own === undefined) return undefined;
    // the only figure owns the whole sentence
    const { start, end } = this.figures.length > 1 ? clauseAround(own, this.text, this.place) : this.place;
    const next = this.own.find((each) => each.start >= own.end)?.start ?? end;
    const behind = this.text.slice(own.end + unitWord(own, this.text).length, Math.min(end, next));
    return rateOf(this.text.slice(start, own.start), behind);
  }

  get from(): Set<string> {
    return (this.known.from ??= behindWord(FROM, this.own, this.text));
  }

  get to(): Set<string> {
    return (this.known.to ??= behindWord(TO, this.own, this.text));
  }

  /** Figure → its currency, or its kind and what its unit measures. */
  get measures(): Map<string, string> {
    return (this.known.measures ??= new Map(this.own.map((figure) => [valueOf(figure), measureOf(figure)])));
  }

  /** Stems of its content words; empty if it has no figures or is a list. */
  get topic(): Set<string> {
    return this.own.length === 0 ? NO_WORDS : this.words;
  }

  around(figure: string): Context {
    const known = this.clauses.get(figure);
    if (known !== undefined) return known;
    const found = this.mentionOf(figure);
    if (found === undefined) return this;
    const place = clauseAround(found, this.text, this.place);
    const facts = this.facts.filter(({ start, end }) => start >= place.start && end <= place.end);
    const made = new Context(facts, this.text, place, this.language);
    this.clauses.set(figure, made);
    return made;
  }

  /** The place of a figure; undefined in a list. */
  private mentionOf(figure: string): Mention | undefined {
    return this.facts.length > MAX_FACTS ? undefined : this.own.find((each) => valueOf(each) === figure);
  }

  private get words(): Set<string> {
    return (this.known.words ??=
      this.facts.length > MAX_FACTS ? NO_WORDS : topicOf(this.own, this.text, this.place, this.language));
  }

  private get owners(): Attachments {
    return (this.known.attachments ??= attachmentsOf(this.facts, this.text, this.language));
  }
}

const NO_WORDS = new Set<string>();

const measureOf = (figure: Mention): string =>
  figure.kind === 'money' ? currencyIn(figure) : `${figure.kind} ${measuredBy(figure.unit ?? '')}`;

const CLAUSE_END =
  /[,;:—–()](?=\s)|[、；：]|\s(?:and|but|while|whereas|und|aber|während|y|pero|mientras|et|mais|tandis que|e|ma|mentre|mas|enquanto|en|maar|terwijl)(?=\s)/gu;

const CLAUSE_CHARS = 600;

function clauseAround({ start, end }: Mention, text: string, sentence: Span): Span {
  const from = Math.max(sentence.start, start - CLAUSE_CHARS);
  const to = Math.min(sentence.end, end + CLAUSE_CHARS);
  const ends = [...text.slice(from, to).matchAll(CLAUSE_END)]
    .filter(({ 0: mark, index }) => {
      const [first, last] = [from + index, from + index + mark.length];
      // `between 30 and 40` is not split
      return !(/\d/.test(text.charAt(first - 1)) && /\d/.test(text.charAt(last + 1)));
    })
    .map(({ index }) => from + index);
  return {
    start: ends.findLast((at) => at < start) ?? sentence.start,
    end: ends.find((at) => at >= end) ?? sentence.end,
  };
}

const FROM = /(?<!\p{L})(?:from|von|de|da|van) [$€£¥]?$/iu;
const TO = /(?<!\p{L})(?:to|auf|a|à|para|naar) [$€£¥]?$/iu;

/** The figures of a sentence that directly follow a word such as `from`. */
function behindWord(word: RegExp, figures: readonly Mention[], text: string): Set<string> {
  const is = ({ start }: Mention): boolean => word.test(text.slice(Math.max(0, start - 8), start));
  return new Set(figures.filter(is).map(valueOf));
}

const MAX_WORDS = 80;

/** The stems of a sentence's content words, without figures and units. */
function topicOf(
  figures: readonly Mention[],
  text: string,
  { start, end }: Span,
  language: string,
): Set<string> {
  const bare = figures.reduce(
    (rest, figure) => {
      const behind = unitWord(figure, text);
      const from = figure.start - start;
      const length = figure.end - figure.start + behind.length;
      return rest.slice(0, from) + ' '.repeat(length) + rest.slice(from + length);
    },
    text.slice(start, end),
  );
  const stems = contentKeys(bare, language).filter((word) => !/\d/u.test(word));
  return new Set(stems.slice(0, MAX_WORDS));
}

/** The sentences of a text, each with the facts in it. */
export function contextsOf(
  text: string,
  facts: readonly Mention[],
  language: string,
): { start: number; end: number; context: Context }[] {
  const ends = [...endsOf(text), text.length];
  let start = 0;
  let next = 0;
  return ends.map((end) => {
    const from = start;
    start = end;
    const own: Mention[] = [];
    for (let fact = facts[next]; fact !== undefined && fact.start < end; fact = facts[next]) {
      own.push(fact);
      next += 1;
    }
    const context = new Context(own, text, { start: from, end }, language);
    return { start: from, end, context };
  });
}
