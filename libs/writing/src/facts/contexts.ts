import { contentStems } from '../offline/language/words.js';
import type { Source } from '../source/source.types.js';
import type { Found } from './found.js';

/** Growing and shrinking, in all languages we read; matched as whole words. */
const UP =
  'rose|rises?|rising|risen|grew|grows?|growing|grown|increas\\p{L}+|climbed|climbs|jumped|soared|gained|stieg\\p{L}*|steigt|wuchs\\p{L}*|wächst|erhöht\\p{L}*|zugenommen|subió|subido|sube|aumentó|aumentaron|aumentado|aumenta|subieron|crecieron|creció|crecido|augmenté|augmente|progressé|progresse|hausse|aumentato|cresciut[oaie]|cresce|salit[oaie]|aumentou|cresceu|subiu|steeg|gestegen|stijgt|groeide|gegroeid|toegenomen';
const DOWN =
  'fell|falls?|falling|fallen|dropp?\\p{L}*|decreas\\p{L}+|declin\\p{L}+|shrank|shrunk|sank|sunk|reduc\\p{L}+|plunged|sank|sinkt|gesunken|fiel\\p{L}*|gefallen|verringert\\p{L}*|abgenommen|bajó|bajaron|bajado|baja|cayó|cayeron|caído|redujeron|disminuy\\p{L}+|redujo|reducido|baissé|baisse|reculé|recule|diminué|chuté|diminuit[oaie]|calat[oaie]|sces[oaie]|scende|caiu|diminuiu|reduziu|daalde|gedaald|daalt|afgenomen|zakte';
const ways = [UP, DOWN].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'));
const SENTENCE_END = /[.!?。！？](?=\s|$|["”»」])|[。！？]|\n/gu;

/** 1 for growing, -1 for shrinking, 0 for neither or both. */
function directionOf(sentence: string): number {
  const [up, down] = ways.map((words) => Number(words.test(sentence)));
  return (up ?? 0) - (down ?? 0);
}

/** Where the sentences of a text end. */
function endsOf(text: string): number[] {
  return [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
}

/** What a sentence gives its figures to. */
interface Owners {
  /** Figure → what it counts. */
  counted: Map<string, Set<string>>;
  /** Figure → the name next to it. */
  named: Map<string, Set<string>>;
}

/** What a sentence says of its figures. */
interface Context extends Owners {
  figures: string[];
  direction: number;
}

const valueOf = ({ kind, value }: Found) => `${kind} ${value}`;
const isFigure = ({ kind }: Found) => kind === 'number' || kind === 'percent' || kind === 'money';

/** A sentence of more facts than this is a list: who owns what cannot be told. */
const MAX_FACTS = 60;

/** What a figure counts: the first word of meaning behind it. */
function countedBehind(figure: Found, text: string, language: string): string[] {
  const behind =
    /^\s(?:of |the |der |des |de |del |do |da |dos |das |della |dello |du |los |las |les |van |di |dei |delle )*(\p{L}{3,})/u.exec(
      text.slice(figure.end, figure.end + 40),
    );
  const [stem] = contentStems(behind?.[1] ?? '', language);
  return stem === undefined ? [] : [stem];
}

const BOUNDARY_CHARS = 40;

/** How far a name stands from a figure; another clause is further away. */
function distance(name: Found, figure: Found, text: string): number {
  const between =
    name.end <= figure.start ? text.slice(name.end, figure.start) : text.slice(figure.end, name.start);
  const isParted = /[,;:、]|\s(?:and|but|while|und|aber|während|y|pero|et|mais|e|ma|mas|en|maar)\s/u.test(
    between,
  );
  return between.length + (isParted ? BOUNDARY_CHARS : 0);
}

function nearestName(figure: Found, names: readonly Found[], text: string): string[] {
  const nearest = names.toSorted((a, b) => distance(a, figure, text) - distance(b, figure, text))[0];
  return nearest === undefined ? [] : [nearest.value.split(' ').at(-1) ?? nearest.value];
}

function ownersOf(own: readonly Found[], text: string, language: string): Owners {
  const names = own.length > MAX_FACTS ? [] : own.filter(({ kind }) => kind === 'name');
  const owners: Owners = { counted: new Map(), named: new Map() };
  for (const figure of own.filter(isFigure)) {
    add(owners.counted, valueOf(figure), countedBehind(figure, text, language));
    add(owners.named, valueOf(figure), nearestName(figure, names, text));
  }
  return owners;
}

function add(owners: Map<string, Set<string>>, figure: string, own: readonly string[]): void {
  owners.set(figure, new Set([...(owners.get(figure) ?? []), ...own]));
}

/** The sentences of a text with the facts in each, read once over both lists. */
function contextsOf(
  text: string,
  facts: readonly Found[],
  language: string,
): { start: number; end: number; context: Context }[] {
  const ends = [...endsOf(text), text.length];
  let start = 0;
  let next = 0;
  return ends.map((end) => {
    const from = start;
    start = end;
    const own: Found[] = [];
    for (let fact = facts[next]; fact !== undefined && fact.start < end; fact = facts[next]) {
      own.push(fact);
      next += 1;
    }
    const owners = ownersOf(own, text, language);
    const direction = directionOf(text.slice(from, end));
    return { start: from, end, context: { ...owners, direction, figures: [...owners.counted.keys()] } };
  });
}

/** A source by its figures. */
interface Told {
  /** Figure → the sentences that hold it. */
  places: Map<string, Context[]>;
  /** What is counted → with which figures. */
  counts: Map<string, Set<string>>;
}

const known = new WeakMap<Source, Told>();

/** A figure told more often than this is looked up in the first places only. */
const MAX_PLACES = 40;
function placesOf(byFigure: Map<string, Context[]>, figure: string): Context[] {
  const places = byFigure.get(figure) ?? [];
  byFigure.set(figure, places);
  return places.length < MAX_PLACES ? places : [];
}

function toldBy(source: Source, facts: readonly Found[]): Told {
  const cached = known.get(source);
  if (cached !== undefined) return cached;
  const told: Told = { places: new Map(), counts: new Map() };
  for (const { context } of contextsOf(source.text, facts, source.language))
    for (const figure of context.figures) {
      placesOf(told.places, figure).push(context);
      for (const what of context.counted.get(figure) ?? []) {
        const figures = told.counts.get(what) ?? new Set<string>();
        told.counts.set(what, figures.add(figure));
      }
    }
  known.set(source, told);
  return told;
}

const NOBODY: ReadonlySet<string> = new Set();
const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((each) => b.has(each));

/** Whether a sentence names somebody next to a figure whom the source names next to another one, in the sentence that has both. */
function isAnothers(figure: string, said: Context, told: Context): boolean {
  const whose = said.named.get(figure) ?? NOBODY;
  const theirs = told.named.get(figure) ?? NOBODY;
  if (whose.size === 0 || theirs.size === 0 || overlap(whose, theirs)) return false;
  return [...told.named].some(([other, owners]) => other !== figure && overlap(owners, whose));
}

/** Whether a sentence counts with a figure what the source counts with others of its kind, and with this one something else. */
function isMiscounted(figure: string, said: Context, told: Context, counts: Told['counts']): boolean {
  const what = said.counted.get(figure) ?? NOBODY;
  const theirs = told.counted.get(figure) ?? NOBODY;
  if (what.size === 0 || theirs.size === 0 || overlap(what, theirs)) return false;
  const kind = figure.slice(0, figure.indexOf(' '));
  return [...what].some((each) =>
    [...(counts.get(each) ?? NOBODY)].some((other) => other !== figure && other.startsWith(kind)),
  );
}

/**
 * The figures of a telling that the source has, but says something else of: rising where the source says falling, or given
 * to what the same sentence of the source gives another figure. Only contradictions: a figure told without either is none.
 */
export function contradicted(
  text: string,
  claims: readonly Found[],
  source: Source,
  facts: readonly Found[],
): Set<Found> {
  const told = toldBy(source, facts);
  const wrong = new Set<Found>();
  let next = 0;
  const sorted = claims.toSorted((a, b) => a.start - b.start);
  for (const { end, context } of contextsOf(text, sorted, source.language)) {
    for (let claim = sorted[next]; claim !== undefined && claim.start < end; claim = sorted[next]) {
      next += 1;
      if (!isFigure(claim)) continue;
      const key = valueOf(claim);
      const places = told.places.get(key) ?? [];
      const turned = places.filter(
        (place) =>
          isAnothers(key, context, place) ||
          isMiscounted(key, context, place, told.counts) ||
          (context.direction !== 0 && place.direction === -context.direction),
      );
      if (places.length > 0 && turned.length === places.length) wrong.add(claim);
    }
  }
  return wrong;
}
