import { TextPattern } from '../text-pattern.js';
import { contentStems } from '../offline/language/words.js';
import { isDanglingSentence } from '../source/dangling.js';
import { isFigure, valueOf, type Found } from './found.js';
import { MAX_FACTS, ownersOf, unitWord, type Owners } from './owners.js';
import { measuredBy } from './units.js';

/** Growing and shrinking, in all languages we read; matched as whole words. */
const UP =
  'up(?= (?:(?:by|from|to|about|nearly|almost|over) )?[$€£]?\\d)|legt\\p{L}*(?=[^.!?\\n]{0,80} zu(?!\\p{L}))|rose|rises?|rising|risen|grew|grows?|growing|grown|increas\\p{L}+|climbed|climbs|jumped|soared|gained|stieg\\p{L}*|steigt|wuchs\\p{L}*|wächst|erhöht\\p{L}*|zugenommen|subió|subido|sube|aumentó|aumentaron|aumentado|aumenta|subieron|crecieron|creció|crecido|augmenté|augmente|progressé|progresse|hausse|aumentato|cresciut[oaie]|cresce|salit[oaie]|aumentou|cresceu|cresceram|subiu|subiram|aumentarono|crebbero|salirono|stegen|groeiden|steeg|gestegen|stijgt|groeide|gegroeid|toegenomen';
const DOWN =
  'down(?= (?:(?:by|from|to|about|nearly|almost|over) )?[$€£]?\\d)|lowered|rebaj\\p{L}+|gekürzt|gesenkt|senkte|verlor|fell|falls?|falling|fallen|dropp?\\p{L}*|decreas\\p{L}+|declin\\p{L}+|shrank|shrunk|sank|sunk|reduc\\p{L}+|plunged|sank|sinkt|gesunken|fiel\\p{L}*|gefallen|verringert\\p{L}*|abgenommen|bajó|bajaron|bajado|baja|cayó|cayeron|caído|redujeron|disminuy\\p{L}+|redujo|reducido|baissé|baisse|reculé|recule|diminué|chuté|diminuit[oaie]|calat[oaie]|sces[oaie]|scende|caiu|caíram|diminuiu|diminuíram|reduziu|reduziram|baixou|baixaram|scesero|calarono|diminuirono|daalden|sanken|daalde|gedaald|daalt|afgenomen|zakte';
/** Japanese writes them without spaces around. */
const ASIAN_UP = /増え|増加|増し|増や|上昇|上がっ|伸び|伸ば|拡大/;
const ASIAN_DOWN = /減っ|減少|減り|減ら|下落|下がっ|落ち込|縮小/;
const ways = [UP, DOWN].map(
  (words) => new TextPattern(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')),
);
/** `22 minutes longer`, `300.000 Euro weniger als geplant`, `5万冊多い`: more or less by a figure, said right behind it. */
const MORE =
  'more|longer|higher|larger|bigger|greater|taller|older|heavier|dearer|later|slower|mehr|langsamer|länger|höher|größer|teurer|älter|schwerer|später|(?:más|plus|più|mais)(?= (?:que|qu|de|di|do|al)(?!\\p{L})|[.,;)]|$)|más tarde|plus tard|davantage|meer|langer|hoger|groter|duurder';
const LESS =
  'less|fewer|shorter|lower|smaller|cheaper|younger|lighter|earlier|sooner|faster|quicker|weniger|schneller|kürzer|niedriger|kleiner|billiger|günstiger|jünger|leichter|früher|menos|moins|meno|minder|korter|lager|goedkoper|eerder';
const [BY_MORE, BY_LESS] = [MORE, LESS].map(
  (words) => new TextPattern(new RegExp(`^(?: \\p{L}+[²2]?){0,2}? (?:${words})(?!\\p{L})`, 'iu')),
);
const BY_MORE_ASIAN = /^[^、。\d]{0,6}?(?:多[いくか]|増|高[いくか]|長[いくか]|上回|遅[いく])/;
const BY_LESS_ASIAN = /^[^、。\d]{0,6}?(?:少な|減|低[いくか]|短[いくか]|下回|早[いく])/;

function tiltBehind(behind: string, unit: string): number {
  if (BY_MORE_ASIAN.test(behind)) return 1;
  if (BY_LESS_ASIAN.test(behind)) return -1;
  const rest = behind.slice(unit.length);
  const isMore = BY_MORE?.for(rest).test(rest) === true;
  const isLess = BY_LESS?.for(rest).test(rest) === true;
  return Number(isMore) - Number(isLess);
}

const SENTENCE_END = /[.!?。！？](?=\s|$|["”»」])|[。！？]|\n/gu;

function directionOf(sentence: string): number {
  if (/[\u3040-\u30ff]/.test(sentence))
    return Number(ASIAN_UP.test(sentence)) - Number(ASIAN_DOWN.test(sentence));
  const [up, down] = ways.map((words) => Number(words.for(sentence).test(sentence)));
  return (up ?? 0) - (down ?? 0);
}

/** Where the sentences of a text end. */
function endsOf(text: string): number[] {
  return [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
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
    words: Set<string>;
    background: Set<string>;
  }> = {};
  private readonly clauses = new Map<string, Context>();

  constructor(
    private readonly facts: readonly Found[],
    private readonly text: string,
    private readonly place: Place,
    private readonly language: string,
    private readonly before?: Context,
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

  /** 1 where a figure is what something has more, 1 below zero where it has that less, 0 where neither is said. */
  tiltOf(figure: string): number {
    const own = this.own.find((each) => valueOf(each) === figure);
    if (own === undefined) return 0;
    return tiltBehind(
      this.text.slice(own.end, Math.min(own.end + 48, this.place.end)),
      unitWord(own, this.text),
    );
  }

  /** Figures it came from. */
  get from(): Set<string> {
    return (this.known.from ??= behindWord(FROM, this.own, this.text));
  }

  /** Figures it came to. */
  get to(): Set<string> {
    return (this.known.to ??= behindWord(TO, this.own, this.text));
  }

  /** What a figure measures, its kind where no unit is named. */
  get measures(): Map<string, string> {
    return (this.known.measures ??= new Map(this.own.map((figure) => [valueOf(figure), measureOf(figure)])));
  }

  /** Stems of its words of meaning; none where it has no figures, or is a list of them. */
  get topic(): Set<string> {
    return this.own.length === 0 ? NO_WORDS : this.words;
  }

  /** The same with the sentence before, where this one leans on it. */
  get background(): Set<string> {
    return (this.known.background ??=
      this.before !== undefined && this.isLeaning()
        ? new Set([...this.topic, ...this.before.words])
        : this.topic);
  }

  /** What the clause that a figure stands in says. */
  around(figure: string): Context {
    if (this.facts.length > MAX_FACTS) return this;
    const known = this.clauses.get(figure);
    if (known !== undefined) return known;
    const found = this.own.find((each) => valueOf(each) === figure);
    const place = found === undefined ? this.place : clauseAround(found, this.text, this.place);
    const facts = this.facts.filter(({ start, end }) => start >= place.start && end <= place.end);
    const made = new Context(facts, this.text, place, this.language);
    this.clauses.set(figure, made);
    return made;
  }

  private isLeaning(): boolean {
    const { start, end } = this.place;
    return isDanglingSentence(this.text.slice(start, end).trim(), this.language);
  }

  private get words(): Set<string> {
    return (this.known.words ??=
      this.facts.length > MAX_FACTS ? NO_WORDS : topicOf(this.own, this.text, this.place, this.language));
  }

  private get owners(): Owners {
    return (this.known.owners ??= ownersOf(this.facts, this.text, this.language));
  }
}

const NO_WORDS = new Set<string>();

const measureOf = ({ kind, value, unit }: Found): string =>
  kind === 'money' ? value.slice(0, value.indexOf(':')) : `${kind} ${measuredBy(unit ?? '')}`;

const CLAUSE_END =
  /[,;:—–()](?=\s)|[、；：]|\s(?:and|but|while|whereas|und|aber|während|y|pero|mientras|et|mais|tandis que|e|ma|mentre|mas|enquanto|en|maar|terwijl)(?=\s)/gu;

/** The clause of a sentence that a figure stands in. */
function clauseAround({ start, end }: Found, text: string, sentence: Place): Place {
  const ends = [...text.slice(sentence.start, sentence.end).matchAll(CLAUSE_END)]
    .filter(({ 0: said, index }) => {
      const [from, to] = [sentence.start + index, sentence.start + index + said.length];
      // `between 30 and 40` is one thing
      return !(/\d/.test(text.charAt(from - 1)) && /\d/.test(text.charAt(to + 1)));
    })
    .map(({ index }) => sentence.start + index);
  return {
    start: ends.findLast((at) => at < start) ?? sentence.start,
    end: ends.find((at) => at >= end) ?? sentence.end,
  };
}

const FROM = /(?<!\p{L})(?:from|von|de|da|van) [$€£¥]?$/iu;
const TO = /(?<!\p{L})(?:to|auf|a|à|para|naar) [$€£¥]?$/iu;

/** The figures that a sentence has right behind a word such as `from`. */
function behindWord(word: RegExp, figures: readonly Found[], text: string): Set<string> {
  const is = ({ start }: Found): boolean => word.test(text.slice(Math.max(0, start - 8), start));
  return new Set(figures.filter(is).map(valueOf));
}

/** What follows in a sentence longer than any that is read tells nothing more. */
const MAX_WORDS = 80;

/** The stems of a sentence's words of meaning, its figures and what they are measured in left out. */
function topicOf(
  figures: readonly Found[],
  text: string,
  { start, end }: Place,
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
  const stems = contentStems(bare, language).filter((word) => !/\d/u.test(word));
  return new Set(stems.slice(0, MAX_WORDS));
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
  let before: Context | undefined;
  return ends.map((end) => {
    const from = start;
    start = end;
    const own: Found[] = [];
    for (let fact = facts[next]; fact !== undefined && fact.start < end; fact = facts[next]) {
      own.push(fact);
      next += 1;
    }
    const context = new Context(own, text, { start: from, end }, language, before);
    before = context;
    return { start: from, end, context };
  });
}
