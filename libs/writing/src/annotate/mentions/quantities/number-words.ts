import { memoize } from '../../../text/memo.js';

/** Number words by language, their order giving the value: 0, 1, 2 … 12, then 13 … 19 and the tens. */
const COUNTS: Record<string, string> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  de: 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  pt: 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
  it: 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  nl: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
};
const TENS: Record<string, string> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  de: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  fr: 'vingt trente quarante cinquante soixante',
  pt: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  it: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  nl: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
};

/** Words that multiply the number before them. `m` alone is left out: it is metres as often. */
export const MAGNITUDES: Record<string, number> = {
  hundred: 1e2,
  thousand: 1e3,
  million: 1e6,
  millions: 1e6,
  billion: 1e9,
  billions: 1e9,
  trillion: 1e12,
  k: 1e3,
  crore: 1e7,
  crores: 1e7,
  lakh: 1e5,
  lakhs: 1e5,
  M: 1e6,
  mn: 1e6,
  bn: 1e9,
  B: 1e9,
  hundert: 1e2,
  tausend: 1e3,
  tsd: 1e3,
  'tsd.': 1e3,
  millionen: 1e6,
  'mio.': 1e6,
  mio: 1e6,
  milliarde: 1e9,
  milliarden: 1e9,
  'mrd.': 1e9,
  mrd: 1e9,
  mld: 1e9,
  'mld.': 1e9,
  cien: 1e2,
  cientos: 1e2,
  mil: 1e3,
  millón: 1e6,
  millones: 1e6,
  'mil millones': 1e9,
  mille: 1e3,
  honderd: 1e2,
  milliard: 1e9,
  milliards: 1e9,
  milhão: 1e6,
  milhões: 1e6,
  bilhão: 1e9,
  bilhões: 1e9,
  mila: 1e3,
  milione: 1e6,
  milioni: 1e6,
  miliardo: 1e9,
  miliardi: 1e9,
  bin: 1e3,
  milyon: 1e6,
  тысяча: 1e3,
  тысячи: 1e3,
  тысяч: 1e3,
  млн: 1e6,
  миллион: 1e6,
  миллиона: 1e6,
  миллионов: 1e6,
  tysiąc: 1e3,
  tysiące: 1e3,
  tysięcy: 1e3,
  mln: 1e6,
  duizend: 1e3,
  miljoen: 1e6,
  miljard: 1e9,
  万: 1e4,
  萬: 1e4,
  億: 1e8,
  亿: 1e8,
  兆: 1e12,
  千: 1e3,
  만: 1e4,
  억: 1e8,
};

/** Other forms of the small ones, and hundreds in one word. */
const FURTHER: Record<string, string> = {
  de: 'zweieinhalb:2.5 dreieinhalb:3.5 viereinhalb:4.5 dreissig:30 zweihundert:200 dreihundert:300 vierhundert:400 fünfhundert:500 sechshundert:600 siebenhundert:700 achthundert:800 neunhundert:900',
  es: 'veintena:20 treintena:30 centenar:100 veintiún:21 veintiuna:21 cien:100 doscientos:200 doscientas:200 trescientos:300 trescientas:300 cuatrocientos:400 cuatrocientas:400 quinientos:500 quinientas:500 seiscientos:600 seiscientas:600 setecientos:700 setecientas:700 ochocientos:800 ochocientas:800 novecientos:900 novecientas:900',
  fr: 'vingtaine:20 trentaine:30 cinquantaine:50 soixantaine:60 centaine:100 cent:100 soixante-dix:70 soixante-et-onze:71 quatre-vingts:80 quatre-vingt:80 quatre-vingt-dix:90 septante:70 nonante:90',
  pt: 'duas:2 catorze:14 dezasseis:16 dezassete:17 dezanove:19 cem:100 duzentos:200 duzentas:200 trezentos:300 trezentas:300 quatrocentos:400 quatrocentas:400 quinhentos:500 quinhentas:500',
  it: 'ventina:20 trentina:30 cinquantina:50 centinaio:100 cento:100 duecento:200 trecento:300 quattrocento:400 cinquecento:500',
  nl: 'tweeënhalf:2.5 drieënhalf:3.5 honderd:100 tweehonderd:200 driehonderd:300 vierhonderd:400 vijfhonderd:500',
};

/** Tens and ones as a language joins them: `achtunddreißig`, `cuarenta y ocho`; English ones are added up where they are read. */
const JOINED: Record<string, (ten: string, one: string) => readonly string[]> = {
  de: (ten, one) => [`${one}und${ten}`],
  nl: (ten, one) => [`${one}${one.endsWith('e') ? 'ën' : 'en'}${ten}`],
  it: (ten, one) => [/^[uo]/.test(one) ? ten.slice(0, -1) + one : ten + one.replace(/^tre$/, 'tré')],
  es: (ten, one) => (ten === 'veinte' ? [`veinti${ACCENTED[one] ?? one}`] : [`${ten} y ${one}`]),
  pt: (ten, one) => [`${ten} e ${one}`, ...(one === 'dois' ? [`${ten} e duas`] : [])],
  fr: (ten, one) => (one === 'un' ? [`${ten} et un`, `${ten}-et-un`, `${ten} et une`] : [`${ten}-${one}`]),
};
const ACCENTED: Record<string, string> = { dos: 'dós', tres: 'trés', seis: 'séis' };

function joinedWords(language: string): [string, number][] {
  const join = JOINED[language];
  if (join === undefined) return [];
  const ones = (COUNTS[language] ?? '').split(' ').slice(1, 10);
  const tens = (TENS[language] ?? '').split(' ');
  const joined = tens.flatMap((ten, at) =>
    ones.flatMap((one, index) =>
      join(ten, one).map((word): [string, number] => [word, (at + 2) * 10 + index + 1]),
    ),
  );
  return language === 'fr' ? [...joined, ...scores()] : joined;
}

/** French counts on from 60 and 80: `soixante-douze`, `quatre-vingt-dix-sept`. */
function scores(): [string, number][] {
  const small = (COUNTS['fr'] ?? '').split(' ');
  return small.flatMap((word, value): [string, number][] => [
    ...(value > 11 ? [[`soixante-${word}`, 60 + value] as [string, number]] : []),
    ...(value > 0 ? [[`quatre-vingt-${word}`, 80 + value] as [string, number]] : []),
  ]);
}

function wordsOf(language: string): Map<string, number> {
  const words = new Map<string, number>(joinedWords(language));
  (COUNTS[language] ?? '').split(' ').forEach((word, value) => words.set(word, value));
  (TENS[language] ?? '').split(' ').forEach((word, index) => words.set(word, (index + 2) * 10));
  for (const pair of (FURTHER[language] ?? '').split(' ')) {
    const [word = '', value] = pair.split(':');
    words.set(word, Number(value));
  }
  words.delete('');
  const dozen = DOZENS[language];
  if (dozen !== undefined) words.set(dozen, 12);
  return words;
}

/** Twelve, by language; behind a number, as many times twelve. */
export const DOZENS: Readonly<Record<string, string>> = {
  en: 'dozen',
  de: 'dutzend',
  es: 'docena',
  fr: 'douzaine',
  pt: 'dúzia',
  it: 'dozzina',
  nl: 'dozijn',
};

/** Value of each number word of a language; empty for languages whose words are not known. */
export const numberWords = memoize(wordsOf);
