import { TextPattern } from '../../../text/text-pattern.js';
import { amountOf, type Mention } from '../mention.js';

/** Units with their spellings in all supported languages. */
const SPELLINGS: Record<string, string> = {
  second:
    'second seconds sec secs s sekunde sekunden segundo segundos seconde secondes secondi secondo seconden 秒',
  minute:
    'minute minutes min mins minuten minütige minütigen minütiger minütiges minuto minutos minuti minuut 分',
  hour: 'hour hours hr hrs h stunde stunden stündige stündigen stündiger stündiges hora horas heure heures ora ore uur 時間',
  day: 'day days tag tage tagen tägige tägigen tägiger tägiges día días jour jours dia dias giorno giorni dag dagen 日 日間',
  week: 'week weeks woche wochen wöchige wöchigen wöchiger wöchiges semana semanas semaine semaines settimana settimane weken 週間 週',
  month:
    'month months monat monate monaten monatige monatigen monatiger monatiges mes meses mois mês mese mesi maand maanden か月 ヶ月 カ月 ヵ月',
  year: 'year years jahr jahre jahren jährige jährigen jähriger jähriges jarige año años an ans année années ano anos anno anni jaar 年間 年',
  decade: 'decade decades jahrzehnt jahrzehnte jahrzehnten década décadas',
  m2: 'm² m2 qm quadratmeter quadratmetern sqm metros² mètres²',
  km2: 'km² km2 quadratkilometer quadratkilometern',
  knot: 'knot knots kn knoten nudo nudos nœud nœuds',
  km: 'km kilometre kilometres kilometer kilometern kilometers chilometri quilómetros quilômetros kilómetros kilomètres キロメートル',
  mile: 'mile miles meile meilen milla millas mijl',
  m: 'm metre metres meter metern meters metri metros mètres メートル',
  kg: 'kg kilogram kilograms kilogramos kilogrammes kilogramm kilo kilos キログラム',
  ton: 't ton tons tonne tonnes tonnen tonelada toneladas トン',
  mb: 'mb megabyte megabytes',
  gb: 'gb gigabyte gigabytes',
  tb: 'tb terabyte terabytes',
  cm: 'cm centimetre centimetres centimeter centimeters zentimeter centímetros centimètres centimetri',
  mm: 'mm millimetre millimetres millimeter millimeters',
  ha: 'ha hectare hectares hektar hectárea hectáreas ettari',
  acre: 'acre acres',
  foot: 'ft foot feet',
  inch: 'inch inches',
  yard: 'yard yards',
  ml: 'ml millilitre millilitres milliliter milliliters mililitro mililitros',
  cl: 'cl centilitre centilitres zentiliter centilitros',
  litre: 'l litre litres liter litern liters litro litros litri',
  g: 'g gram grams gramm gramo gramos gramme grammes grammi',
  ounce: 'oz ounce ounces',
  lb: 'lb lbs pound pounds pfund libra libras libbra libbre pond',
  mg: 'mg milligram milligrams',
  kwh: 'kwh kilowattstunde kilowattstunden',
  mwh: 'mwh megawattstunde megawattstunden',
  gwh: 'gwh gigawattstunde gigawattstunden',
  mph: 'mph',
  kmh: 'kmh',
  watt: 'watt watts w vatios',
  kw: 'kw kilowatt kilowatts kilovatios',
  mw: 'mw megawatt megawatts megavatios mégawatts',
  gw: 'gw gigawatt gigawatts gigavatios',
  nautical: 'seemeile seemeilen zeemijl zeemijlen',
  gallon: 'gallon gallons gallone gallonen galón galones',
  pint: 'pint pints',
  celsius: 'celsius',
  fahrenheit: 'fahrenheit',
  person: '人 名',
  book: '冊 册',
  machine: '台',
  case: '件',
  house: '軒',
  time: '回',
  sheet: '枚',
  car: '両',
  seat: '席',
  run: '往復',
  head: '頭',
  animal: '匹',
  flight: '便',
  room: '室',
  home: '戸',
  school: '校',
  firm: '社',
  cent: 'cent cents pence céntimo céntimos centime centimes centesimo centesimi cêntimo cêntimos centavo centavos',
  ms: 'ms millisecond milliseconds',
};
const UNITS = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
);
const DEGREE = new TextPattern(
  /^\s?(?:°\s?([CF])|(℃)|(?:Grad|degrees|degrés|grados) (Celsius|Fahrenheit|C|F))(?!\p{L})/iu,
);
const SQUARE =
  /^\s?(?:square (?:kilo)?met|(?:kiló?|quilô)?metros (?:cuadrados|quadrados)|(?:kilo)?mètres carrés|(?:chilo)?metri quadr|vierkante (?:kilo)?met|平方(?:キロ)?メートル)/iu;
const NAUTICAL =
  /^\s?(?:nautical miles?|milles? (?:marins?|nautiques?)|millas? náuticas?|miglia? nautic[oh]e?)(?!\p{L})/iu;
const UNIT_WORD = new TextPattern(
  /^(?:\s(?:de\s|di\s|d['’])|[\s-]{0,2})(\p{L}+[²2]?)(?![\p{L}\d]|[’']\p{L})/u,
);
const CJK_UNIT =
  /^(?:か月|ヶ月|カ月|ヵ月|時間|日間|週間|年間|秒|分(?!の[\d一二三四五六七八九十]|野|類|析|か)|メートル|キログラム|キロメートル|トン|往復|[人名冊册台件軒回枚両席頭匹便室戸校社])/;

/** Units of the same kind, in multiples of the smallest. */
const SCALES = [
  {
    ms: 1,
    second: 1e3,
    minute: 6e4,
    hour: 36e5,
    day: 864e5,
    week: 6048e5,
    month: 26298e5,
    year: 315576e5,
    decade: 315576e6,
  },
  { mm: 1, cm: 10, inch: 25.4, foot: 304.8, yard: 914.4, m: 1e3, km: 1e6, mile: 1609344, nautical: 1852000 },
  { ml: 1, cl: 10, pint: 568.261, litre: 1e3, gallon: 4546.09 },
  { mg: 1, g: 1e3, ounce: 28349.5, lb: 453592, kg: 1e6, ton: 1e9 },
  { m2: 1, acre: 4046.86, ha: 1e4, km2: 1e6 },
  { watt: 1, kw: 1e3, mw: 1e6, gw: 1e9 },
  { kwh: 1, mwh: 1e3, gwh: 1e6 },
  { mb: 1, gb: 1e3, tb: 1e6 },
  { kmh: 1, mph: 1.609344, knot: 1.852 },
];
const SCALE_OF = new Map(
  SCALES.flatMap((scale, kind) =>
    Object.keys(scale).map((unit) => [unit, { kind: `scale ${kind}`, scale }] as const),
  ),
);

export function measuredBy(unit: string): string {
  return SCALE_OF.get(unit)?.kind ?? unit;
}

export function isUnit(word: string): boolean {
  return UNITS.has(word.toLowerCase());
}

/** Whether a unit measures (minutes) and does not count (persons). */
export function isMeasure(unit: string): boolean {
  return SCALE_OF.has(unit) || unit === 'celsius' || unit === 'fahrenheit';
}

/** An amount in the other units of its scale: `2 year` is also `24 month`. */
export function convertedFrom(amount: number, unit: string): { amount: number; unit: string }[] {
  if (unit === 'celsius') return [{ amount: amount * 1.8 + 32, unit: 'fahrenheit' }];
  if (unit === 'fahrenheit') return [{ amount: (amount - 32) / 1.8, unit: 'celsius' }];
  const scale: Record<string, number> = SCALE_OF.get(unit)?.scale ?? {};
  return Object.keys(scale)
    .filter((other) => other !== unit)
    .map((other) => ({ amount: (amount * (scale[unit] ?? 0)) / (scale[other] ?? 1), unit: other }));
}

export function inSmallest(amount: number, unit: string): number {
  const scale: Record<string, number> = SCALE_OF.get(unit)?.scale ?? {};
  return amount * (scale[unit] ?? 1);
}

/** A figure's amount in the smallest unit of its scale, for comparison: `1.9 s` in milliseconds. */
export const quantityOf = (figure: Mention): number => inSmallest(amountOf(figure), figure.unit ?? '');

interface NamedUnit {
  unit: string;
  length: number;
}

/** The unit directly after a number, in one spelling; undefined if there is none. */
export const unitBehind = (text: string, end: number): string | undefined => namedUnitAt(text, end)?.unit;

/** The same with its length, including the space or hyphen before it. */
export function namedUnitAt(text: string, end: number): NamedUnit | undefined {
  const behind = text.slice(end, end + 24);
  // `5年契約`: one or two digits are a number of years, not a date
  if (behind.startsWith('年') && /(?<!\d)\d{1,2}$/.test(text.slice(Math.max(0, end - 3), end)))
    return { unit: 'year', length: 1 };
  const asian = CJK_UNIT.exec(behind);
  if (asian !== null) return named(asian, UNITS.get(asian[0]));
  const degree = DEGREE.for(behind).exec(behind);
  if (degree !== null)
    return named(degree, /^f/iu.test(degree[1] ?? degree[3] ?? '') ? 'fahrenheit' : 'celsius');
  const nautical = NAUTICAL.exec(behind);
  if (nautical !== null) return named(nautical, 'nautical');
  const square = SQUARE.exec(behind);
  if (square !== null) return named(square, /kil|chilo|quilô|キロ/iu.test(square[0]) ? 'km2' : 'm2');
  const word = UNIT_WORD.for(behind).exec(behind);
  return word === null ? undefined : named(word, UNITS.get(word[1]?.toLowerCase() ?? ''));
}

const named = ({ 0: said }: RegExpExecArray, unit: string | undefined): NamedUnit | undefined =>
  unit === undefined ? undefined : { unit, length: said.length };
