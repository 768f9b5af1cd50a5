import type { Source } from '../source/source.types.js';
import { contextsOf, type Context } from './contexts.js';
import { isFigure, valueOf, type Found } from './found.js';
import { contentStems } from '../offline/language/words.js';
import { isMeasure, unitBehind } from './units.js';
import { evidenceOf, type Evidence } from './source-evidence.js';

/** A figure told more often than this is looked up in the first places only. */
const MAX_PLACES = 40;
function placesOf(byFigure: Map<string, Context[]>, figure: string): Context[] {
  const places = byFigure.get(figure) ?? [];
  byFigure.set(figure, places);
  return places.length < MAX_PLACES ? places : [];
}

/** A source by its figures; what only some claims need is worked out for the first of them. */
class Told {
  /** Figure → the sentences that hold it. */
  readonly places = new Map<string, Context[]>();
  /** Numbers of amounts. */
  readonly amounts = new Set<string>();
  private readonly contexts: readonly Context[];
  private known: Partial<{ counts: Map<string, Set<string>>; topics: Map<string, Context[]> }> = {};

  constructor({ whole, all }: Evidence, language: string) {
    this.contexts = contextsOf(whole, all, language).map(({ context }) => context);
    for (const context of this.contexts)
      for (const figure of context.figures) {
        placesOf(this.places, figure).push(context);
        if (figure.startsWith('money ')) this.amounts.add(`number ${figure.slice(figure.indexOf(':') + 1)}`);
      }
  }

  /** What is counted → with which figures. */
  get counts(): Map<string, Set<string>> {
    return (this.known.counts ??= this.counted());
  }

  /** Word of meaning → the sentences with figures that have it. */
  get topics(): Map<string, Context[]> {
    return (this.known.topics ??= this.spoken());
  }

  private counted(): Map<string, Set<string>> {
    const counts = new Map<string, Set<string>>();
    for (const { counted } of this.contexts)
      for (const [figure, things] of counted)
        for (const what of things) counts.set(what, (counts.get(what) ?? new Set<string>()).add(figure));
    return counts;
  }

  private spoken(): Map<string, Context[]> {
    const topics = new Map<string, Context[]>();
    for (const context of this.contexts)
      for (const word of context.topic) placesOf(topics, word).push(context);
    return topics;
  }
}

const known = new WeakMap<Source, Told>();

function toldBy(source: Source): Told {
  const made = known.get(source) ?? new Told(evidenceOf(source), source.language);
  known.set(source, made);
  return made;
}

const NOBODY: ReadonlySet<string> = new Set();
const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((each) => b.has(each));

/** Whether a sentence names somebody next to a figure whom the source names next to another one, in the sentence that has both. */
function isAnothers(figure: string, said: Context, told: Context): boolean {
  const whose = said.named.get(figure) ?? NOBODY;
  const theirs = told.named.get(figure) ?? NOBODY;
  if (whose.size === 0 || theirs.size === 0 || overlap(whose, theirs)) return false;
  // told of one name, the figures of both are only told together
  const isOf = (other: string): boolean =>
    other !== figure && !overlap(said.named.get(other) ?? NOBODY, whose);
  return [...told.named].some(([other, owners]) => isOf(other) && overlap(owners, whose));
}

/** Words beside what is counted that a telling shares with the sentence of the source that has the figure. */
const SAME_STORY = 2;
/** Whether a sentence counts with a figure what the source counts with others of its kind, and with this one something else. */
function isMiscounted(figure: string, said: Context, told: Context, source: Told): boolean {
  const what = said.counted.get(figure) ?? NOBODY;
  const theirs = told.counted.get(figure) ?? NOBODY;
  if (what.size === 0 || theirs.size === 0 || overlap(what, theirs)) return false;
  // `30 to 40 people queue` where 40 customers do: told of the same in another word
  const around = said.around(figure).topic;
  const isSwapped = [...told.counted.values()].some((others) => overlap(what, others));
  if (!isSwapped && sharedBy(around, told.topic) >= SAME_STORY) return false;
  const kind = figure.slice(0, figure.indexOf(' '));
  return [...what].some((each) =>
    [...(source.counts.get(each) ?? NOBODY)].some((other) => other !== figure && other.startsWith(kind)),
  );
}

/** Whether what came from one figure to another one is told the other way round. */
function isTurned(figure: string, said: Context, told: Context): boolean {
  const isOnly = (ours: Set<string>, others: Set<string>): boolean => ours.has(figure) && !others.has(figure);
  return (
    said.direction !== 0 &&
    told.from.size > 0 &&
    told.to.size > 0 &&
    ((isOnly(said.to, said.from) && isOnly(told.from, told.to)) ||
      (isOnly(said.from, said.to) && isOnly(told.to, told.from)))
  );
}

/** Whether something rises in the telling and falls in the source, or is more by a figure that it is less by. */
function isReversed(figure: string, said: Context, told: Context): boolean {
  const isShared = told.figures.length > 1;
  const wayOf = (context: Context): number =>
    context.tiltOf(figure) || (isShared ? context.around(figure) : context).direction;
  const way = wayOf(said);
  return way !== 0 && wayOf(told) === -way;
}

/** Whether a telling counts by the hour what the source counts by the day. */
function isOtherRate(figure: string, said: Context, told: Context): boolean {
  const rate = said.rateOf(figure);
  return rate !== undefined && rate !== (told.rateOf(figure) ?? rate);
}

/** Words that a telling shares with a sentence that gives another figure of the same measure. */
const MIN_SHARED = 2;
/** A word in so many sentences with figures tells none of them from the others. */
const EVERYWHERE = 3;

const sharedBy = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((each) => b.has(each)).length;

/** Whether a telling says a figure in the words of another clause of its sentence, one with a figure of the same measure. */
function isOfOtherClause(figure: string, said: Context, told: Context): boolean {
  if (told.figures.length < 2) return false;
  const words = said.around(figure).topic;
  if (overlap(words, told.around(figure).topic)) return false;
  return told.figures.some((other) => {
    const clause = told.around(other);
    const isAnother = !clause.figures.includes(figure) && !said.figures.includes(other);
    const isSameMeasure = told.measures.get(other) === told.measures.get(figure);
    return isAnother && isSameMeasure && sharedBy(words, clause.topic) >= MIN_SHARED;
  });
}

/**
 * Whether a telling has nothing in common with the sentence its figure is from, and much with one that says another figure
 * of the same measure: `416 crossings were counted` where 1,248 were.
 */
function isMisplaced(figure: string, said: Context, places: readonly Context[], source: Told): boolean {
  const measure = places[0]?.measures.get(figure);
  if (measure === undefined) return false;
  if (places.some(({ background }) => overlap(said.topic, background))) return false;
  const topic = said.figures.length > 1 ? said.around(figure).topic : said.topic;
  const words = [...topic].filter((word) => source.topics.has(word));
  const telling = words.filter((word) => (source.topics.get(word)?.length ?? 0) < EVERYWHERE);
  const others = new Set(words.flatMap((word) => source.topics.get(word) ?? []));
  const isOf = (other: Context): boolean => {
    const shared = words.filter((word) => other.topic.has(word)).length;
    return (
      shared >= MIN_SHARED ||
      (topic.size === words.length && telling.length > 0 && telling.every((word) => other.topic.has(word)))
    );
  };
  return [...others].some(
    (other) =>
      said.figures.every((each) => !other.measures.has(each)) &&
      [...other.measures.values()].includes(measure) &&
      isOf(other),
  );
}

/** Whether a telling counts with the number of an amount what the source counts with other numbers. */
function isAmountCounted(figure: string, said: Context, source: Told): boolean {
  if (!source.amounts.has(figure)) return false;
  return [...(said.counted.get(figure) ?? NOBODY)].some((what) => source.counts.has(what));
}

/** `Loomkit 4.2`: with the name in front as the source has it, a figure is part of that name. */
function isNamesOwn({ text: said, start }: Found, text: string, source: Source): boolean {
  const name = NAME_BEFORE.exec(text.slice(Math.max(0, start - 24), start))?.[0];
  return name !== undefined && source.text.includes(`${name}${said}`);
}
const NAME_BEFORE = /(?<!\p{L})\p{Lu}[\p{L}.]{2,} $/u;

/** What follows a figure within so many signs may be its unit, `5 working days`. */
const BEHIND_CHARS = 40;

/** Whether a telling counts things with a number that the source only measures with: five developers, where it has five years. */
function isMeasureCounted({ kind, unit, value, end }: Found, text: string, source: Source): boolean {
  if (kind !== 'number' || unit !== undefined || !/^\d/.test(value)) return false;
  const known = evidenceOf(source).figures.get(`number ${value}`) ?? [];
  const measures = new Set(known.map((fact) => (fact.kind === 'number' ? (fact.unit ?? '') : '')));
  if (measures.size === 0 || [...measures].some((each) => !isMeasure(each))) return false;
  const behind = text.slice(end, end + BEHIND_CHARS);
  const [, counted = ''] = /^ (\p{L}{4,})/u.exec(behind) ?? [];
  if (contentStems(counted, source.language).length === 0) return false;
  return !Array.from(behind.matchAll(/\p{L}+/gu)).some(
    ({ index }) => unitBehind(behind, index) !== undefined,
  );
}

/**
 * The figures of a telling that the source has, but says something else of: rising where the source says falling, or given
 * to what the same sentence of the source gives another figure. Only contradictions: a figure told without either is none.
 */
export function contradicted(text: string, claims: readonly Found[], source: Source): Set<Found> {
  const wrong = new Set<Found>();
  if (!claims.some(isFigure)) return wrong;
  const told = toldBy(source);
  let next = 0;
  const sorted = claims.toSorted((a, b) => a.start - b.start);
  for (const { start, end, context } of contextsOf(text, sorted, source.language)) {
    // a question asks about a figure and gives it to nobody
    const isQuestion = /[?？]$/u.test(text.slice(start, end));
    for (let claim = sorted[next]; claim !== undefined && claim.start < end; claim = sorted[next]) {
      next += 1;
      if (isQuestion || !isFigure(claim) || isNamesOwn(claim, text, source)) continue;
      const key = valueOf(claim);
      const places = told.places.get(key) ?? [];
      if (isMeasureCounted(claim, text, source)) wrong.add(claim);
      if (places.length === 0) {
        if (isAmountCounted(key, context, told)) wrong.add(claim);
        continue;
      }
      const isTurnedEverywhere = places.every(
        (place) =>
          isAnothers(key, context, place) ||
          isMiscounted(key, context, place, told) ||
          isTurned(key, context, place) ||
          isReversed(key, context, place) ||
          isOtherRate(key, context, place) ||
          isOfOtherClause(key, context, place),
      );
      if (isTurnedEverywhere || isMisplaced(key, context, places, told)) wrong.add(claim);
    }
  }
  return wrong;
}
