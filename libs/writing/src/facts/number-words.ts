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
  cien: 1e2,
  cientos: 1e2,
  mil: 1e3,
  millón: 1e6,
  millones: 1e6,
  'mil millones': 1e9,
  mille: 1e3,
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

function wordsOf(language: string): Map<string, number> {
  const words = new Map<string, number>();
  (COUNTS[language] ?? '').split(' ').forEach((word, value) => words.set(word, value));
  (TENS[language] ?? '').split(' ').forEach((word, index) => words.set(word, (index + 2) * 10));
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

const tables = new Map<string, Map<string, number>>();

/** Value of each number word of a language; empty for languages whose words are not known. */
export function numberWords(language: string): Map<string, number> {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const made = wordsOf(language);
  tables.set(language, made);
  return made;
}
