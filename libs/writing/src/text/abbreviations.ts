import { oneOf } from './one-of.js';

const wordsOf = (table: string): ReadonlySet<string> => new Set(table.split(/\s+/));
/** Abbreviations that never end a sentence, in lower case without the full stop. */
const NEVER_END = wordsOf(`mr mrs ms mx dr prof revd cllr cllrs messrs capt sgt st mt ft vs nr figs
  eq eds approx cf al hr frau sr sra srta dra lic arq dipl bzw ggf evtl inkl exkl zzgl vgl
  mme mlle mgr bspw bzgl insb einschl sog rd tsd mio mrd mill dgl núm pág págs av avda tel uds vds etw resp dhr mevr mw drs dept rte feat incl excl
  fa dott avv env aprox kl`);
/** Also words of some language ("hon", "ir"): abbreviated titles if capitalised. */
const TITLES = wordsOf('rev hon gen col lt sen rep gov pres mag ing ir jun');
/** Also words ("is het vol", "på konst och art"): abbreviations before a number. */
const BEFORE_NUMBER = wordsOf('no nos num fig vol ed pp art sec séc ch ca fr abs bd ext cap ud');
/** Abbreviations that end a sentence if a capitalised word follows. */
const MAY_END = wordsOf('etc inc ltd co corp llc jr bros am pm usw');
const MONTHS = new Set(
  'jan feb mar apr jun jul aug sep sept oct nov dec okt dez ene abr ago dic janv févr avr juil déc gen mag giu lug set ott mrt'.split(
    ' ',
  ),
);

/** German ordinals have a full stop: `im 1. Quartal`. */
const ORDINAL =
  /(?<!\p{L})(?:im|am|zum|zur|der|die|das|den|dem|des|vom|beim|ins|ihre?[nm]?|jede[nrsm]?|ab) \d{1,3}\.\s*$/iu;

/** A time of day that belongs to the text after it: `At 10:00 a.m. I check in`. */
const TIME_ALONE =
  /^\s*(?:(?:at|by|around|about|until|since|before|after) (?:around |about )?)?\d{1,2}(?:[:.]\d\d)? ?[ap]\.m\.\s*$/iu;

const TIME_ZONE =
  /^(?:(?:eastern|central|mountain|pacific|local|standard|daylight|london|new york)\b|[A-Z]{2,4}T\b|UTC\b|GMT\b)/iu;

/** "several (Bing, etc.) Google": a sentence that ends here has its full stop after the parenthesis. */
const IN_PARENTHESIS = /[\p{L}\p{N},;] \((?:[^()]*[^()\p{L}])?(\p{L}+)\.\)\s*$/u;
function endsAbbreviated(before: string): boolean {
  const last = IN_PARENTHESIS.exec(before)?.[1]?.toLowerCase() ?? '';
  return NEVER_END.has(last) || MAY_END.has(last);
}

const endsWithTime = (before: string, next: string): boolean =>
  TIME_ALONE.test(before) || (/\d ?[ap]\.m\.$/iu.test(before.trimEnd()) && TIME_ZONE.test(next));

/** "sh!t", "Yahoo!'s", "Yahoo! is a name", "the 2.X line", "S2.E7" */
const isInWord = (before: string, after: string): boolean =>
  (/\p{L}[!?]['’]?$/u.test(before) && /^['’]?\p{Ll}/u.test(after)) ||
  (/(?<!\p{L})\p{Lu}[\p{L}\p{N}]+! $/u.test(before) && /^\p{Ll}+(?!\p{L})/u.test(after)) ||
  (/\d\.$/.test(before) && /^\p{Lu}(?![\p{Ll} '’])/u.test(after)) ||
  (/\bthe \d+\.$/iu.test(before) && /^\p{Lu}(?!\p{L})/u.test(after));

/** "“Stop!” she said", "to shout “Land ahoy!” 37 times a day" */
const goesOnBehind = (before: string, after: string): boolean =>
  /[!?](?:["“”’»«)]|\s»)\s*$/u.test(before) && /^(?:\d[\d.,]* )?\p{Ll}/u.test(after);

/** Whether a text was wrongly split between `before` and `after`: at an abbreviation, an initial or a number. */
export function isFalseEnd(before: string, after: string): boolean {
  const next = after.trimStart();
  if (next === '') return false;
  const word = /(\S+)\s*$/.exec(before.slice(-60))?.[1] ?? '';
  if (/(?:\.\.\.|…)["“”’»«)]*$/.test(word)) return /^\p{Ll}/u.test(next);
  if (endsAbbreviated(before)) return true;
  if (isInWord(before, after) || goesOnBehind(before, after)) return true;
  if (!word.endsWith('.')) return false;
  if (endsWithTime(before, next)) return true;
  if (/^\d{1,3}\.$/.test(word) && ORDINAL.test(before.slice(-60))) return true;
  const bare = word.slice(0, -1).replace(/^[("“‘'«„[]+/, '');
  const beforeWord = before.trimEnd().slice(0, -word.length).trimEnd().slice(-8);
  return (
    isSecondHalf(bare, beforeWord) || isAbbreviation(bare, next, beforeWord) || /^[a-zà-ÿ,;:)|]/.test(next)
  );
}

/** `Dr. h. c. Anton Weiß`, `p. ex. Usnea florida`, `J.-P. Garnier`. */
const isSecondHalf = (bare: string, before: string): boolean =>
  (/^(?:c|ex)$/.test(bare) && /\b[hp]\.$/.test(before)) || /^\p{Lu}\.-\p{Lu}$/u.test(bare);

const neverEnds = (bare: string): boolean =>
  NEVER_END.has(bare.toLowerCase()) || (/^\p{Lu}/u.test(bare) && TITLES.has(bare.toLowerCase()));
/** Whether a text may be unfinished though it has a full stop: "Ropes, nets, etc.". */
export function endsInAbbreviation(text: string): boolean {
  const [, bare = ''] = /(\p{L}+)\.$/u.exec(text) ?? [];
  return MAY_END.has(bare.toLowerCase()) && !/^[ap]m$/iu.test(bare);
}
/** "Fr. Martin", but "Mo. bis Fr. Danach": a name follows, and no weekday is before it. */
const isPriest = (bare: string, next: string, before: string): boolean =>
  bare === 'Fr' && /^\p{Lu}\p{Ll}/u.test(next) && !OPENERS.test(next) && !/(?:bis|und|[.–-])$/u.test(before);
/** "p. 12", "s. XIX" */
const NUMBERED = /^(?:[\d#]|[IVXLC]+(?!\p{L}))/u;

function isAbbreviation(bare: string, next: string, before: string): boolean {
  const lower = bare.toLowerCase();
  if (/^(\p{L}|(\p{Lu})\2)$/u.test(bare) && /^(\p{L}|(\p{Lu})\2)\./u.test(next)) return true;
  if (/^\p{Lu}$/u.test(bare)) return /^\p{Lu}/u.test(next) && bare !== 'I' && !OPENERS.test(next);
  if (neverEnds(bare) || isPriest(bare, next, before)) return true;
  if (BEFORE_NUMBER.has(lower) || /^\p{Ll}$/u.test(bare)) return NUMBERED.test(next);
  if (/^(?:\p{L}\.)+\p{L}$/u.test(bare)) return isDotted(bare, next, before);
  if (MONTHS.has(lower)) return /^\d/.test(next);
  if (MAY_END.has(lower)) return /^[\p{Ll}\d,;]/u.test(next);
  return (
    /^\d{1,2}$/.test(bare) &&
    /^(?:\p{Ll}|(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b)/u.test(
      next,
    )
  );
}

const OPENING_WORDS = oneOf`
  The This That These Those It He She We They You I In On At But And So However After Before When If As For
  By Its Their Our A An There What How Why Since While Nobody Nothing Everybody Everyone Everything Each
  Every Some Most Many Few Both All One Two Three Not Then Now Here My His Her`;
/** Words that begin a new sentence after a dotted abbreviation such as `U.S.`; names continue it. */
const OPENERS = new RegExp(String.raw`^(?:${OPENING_WORDS})\b`);

/** `in the U.K. No. 7 is …`: a sentence may end with a place before one that begins with a number. */
const AT_PLACE = /(?<!\p{L})(?:in|from|to|of|across|for|outside|inside)(?: the)?$/iu;

function isDotted(bare: string, next: string, before: string): boolean {
  if (AT_PLACE.test(before) && /^Nos?\. ?\d/.test(next)) return false;
  const lower = bare.toLowerCase();
  if (/^(?:e\.g|i\.e|z\.b|d\.h|u\.a|p\.ej|p\.ex|v\.a|i\.d\.r|o\.ä|s\.o|s\.u)$/.test(lower)) return true;
  if (/^[ap]\.m$/.test(lower))
    return /^(?:\p{Ll}|on\b|[A-Z]{2,4}\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/u.test(next);
  return /^[\p{Lu}\d(]/u.test(next) && !OPENERS.test(next);
}
