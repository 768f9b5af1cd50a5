import { TextPattern } from '../text-pattern.js';
import { contentStems } from '../offline/language/words.js';
import type { Found } from './found.js';

/** Growing and shrinking, in all languages we read; matched as whole words. */
const UP =
  'rose|rises?|rising|risen|grew|grows?|growing|grown|increas\\p{L}+|climbed|climbs|jumped|soared|gained|stieg\\p{L}*|steigt|wuchs\\p{L}*|wächst|erhöht\\p{L}*|zugenommen|subió|subido|sube|aumentó|aumentaron|aumentado|aumenta|subieron|crecieron|creció|crecido|augmenté|augmente|progressé|progresse|hausse|aumentato|cresciut[oaie]|cresce|salit[oaie]|aumentou|cresceu|subiu|steeg|gestegen|stijgt|groeide|gegroeid|toegenomen';
const DOWN =
  'fell|falls?|falling|fallen|dropp?\\p{L}*|decreas\\p{L}+|declin\\p{L}+|shrank|shrunk|sank|sunk|reduc\\p{L}+|plunged|sank|sinkt|gesunken|fiel\\p{L}*|gefallen|verringert\\p{L}*|abgenommen|bajó|bajaron|bajado|baja|cayó|cayeron|caído|redujeron|disminuy\\p{L}+|redujo|reducido|baissé|baisse|reculé|recule|diminué|chuté|diminuit[oaie]|calat[oaie]|sces[oaie]|scende|caiu|diminuiu|reduziu|daalde|gedaald|daalt|afgenomen|zakte';
const ways = [UP, DOWN].map(
  (words) => new TextPattern(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')),
);
const SENTENCE_END = /[.!?。！？](?=\s|$|["”»」])|[。！？]|\n/gu;

function directionOf(sentence: string): number {
  const [up, down] = ways.map((words) => Number(words.for(sentence).test(sentence)));
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

/** What a sentence says of its figures; worked out when it is asked for. */
export class Context {
  /** The values of its figures, each once. */
  readonly figures: readonly string[];
  private readonly own: readonly Found[];
  private known: Partial<{
    owners: Owners;
    direction: number;
    from: Set<string>;
    to: Set<string>;
    measures: Map<string, string>;
    topic: Set<string>;
  }> = {};

  constructor(
    private readonly facts: readonly Found[],
    private readonly text: string,
    private readonly place: Place,
    private readonly language: string,
  ) {
    this.own = facts.filter(isFigure);
    this.figures = [...new Set(this.own.map(valueOf))];
  }

  get counted(): Owners['counted'] {
    return this.owners.counted;
  }

  get named(): Owners['named'] {
    return this.owners.named;
  }

  /** 1 for growing, -1 for shrinking, 0 for neither or both. */
  get direction(): number {
    return (this.known.direction ??= directionOf(this.text.slice(this.place.start, this.place.end)));
  }

  /** Figures it came from. */
  get from(): Set<string> {
    return (this.known.from ??= behindWord(FROM, this.own, this.text));
  }

  /** Figures it came to. */
  get to(): Set<string> {
    return (this.known.to ??= behindWord(TO, this.own, this.text));
  }

  /** What a figure is measured in, its kind where nothing is named. */
  get measures(): Map<string, string> {
    return (this.known.measures ??= new Map(this.own.map((figure) => [valueOf(figure), measureOf(figure)])));
  }

  /** Stems of its words of meaning; none where it has no figures, or is a list of them. */
  get topic(): Set<string> {
    const isTelling = this.own.length > 0 && this.facts.length <= MAX_FACTS;
    return (this.known.topic ??= isTelling
      ? topicOf(this.own, this.text, this.place, this.language)
      : new Set());
  }

  private get owners(): Owners {
    return (this.known.owners ??= ownersOf(this.facts, this.text, this.language));
  }
}

const measureOf = ({ kind, value, unit }: Found): string =>
  kind === 'money' ? value.slice(0, value.indexOf(':')) : `${kind} ${unit ?? ''}`;

export const valueOf = ({ kind, value }: Found) => `${kind} ${value}`;
export const isFigure = ({ kind }: Found) => kind === 'number' || kind === 'percent' || kind === 'money';

/** A sentence of more facts than this is a list: who owns what cannot be told. */
const MAX_FACTS = 60;

/** `職員は8人`, `大学生12人`: in Japanese what is counted stands in front. */
const JAPANESE_COUNTED = /([々\u4E00-\u9FFF\u30A0-\u30FF]{2,8})(?:[はがもをの]|は約|は月に|は年間|が約)?$/u;

/** What a figure counts: the first word of meaning behind it. */
function countedBehind(figure: Found, text: string, language: string): string[] {
  if (language === 'ja') {
    const before = text.slice(Math.max(0, figure.start - 12), figure.start);
    return JAPANESE_COUNTED.exec(before)?.slice(1) ?? [];
  }
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
  const known = owners.get(figure) ?? new Set<string>();
  for (const one of own) known.add(one);
  owners.set(figure, known);
}

const FROM = /(?<!\p{L})(?:from|von|de|da|van) [$€£¥]?$/iu;
const TO = /(?<!\p{L})(?:to|auf|a|à|para|naar) [$€£¥]?$/iu;

/** The figures that a sentence has right behind a word such as `from`. */
function behindWord(word: RegExp, figures: readonly Found[], text: string): Set<string> {
  const is = ({ start }: Found): boolean => word.test(text.slice(Math.max(0, start - 8), start));
  return new Set(figures.filter(is).map(valueOf));
}

/** The stems of a sentence's words of meaning, its figures and what they are measured in left out. */
function topicOf(
  figures: readonly Found[],
  text: string,
  { start, end }: Place,
  language: string,
): Set<string> {
  const bare = figures.reduce(
    (rest, figure) => {
      const behind =
        figure.unit === undefined ? '' : (/^[\s-]?\p{L}+/u.exec(text.slice(figure.end, end))?.[0] ?? '');
      const from = figure.start - start;
      const length = figure.end - figure.start + behind.length;
      return rest.slice(0, from) + ' '.repeat(length) + rest.slice(from + length);
    },
    text.slice(start, end),
  );
  return new Set(contentStems(bare, language).filter((word) => !/\d/u.test(word)));
}

interface Place {
  start: number;
  end: number;
}

/** The sentences of a text with the facts in each, read once over both lists. */
export function contextsOf(
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
    return { start: from, end, context: new Context(own, text, { start: from, end }, language) };
  });
}
