import { oneOf } from '../../../text/one-of.js';
import { TextPattern } from '../../../text/text-pattern.js';

const CURRENCIES: Record<string, string> = {
  $: 'usd',
  us$: 'usd',
  r$: 'brl',
  '€': 'eur',
  '£': 'gbp',
  '¥': 'jpy',
  '￥': 'jpy',
  '₹': 'inr',
  rs: 'inr',
  'rs.': 'inr',
  rupees: 'inr',
  rupias: 'inr',
  roupies: 'inr',
  '₩': 'krw',
  usd: 'usd',
  eur: 'eur',
  gbp: 'gbp',
  jpy: 'jpy',
  chf: 'chf',
  dollar: 'usd',
  dólar: 'usd',
  dollars: 'usd',
  dollari: 'usd',
  dollaro: 'usd',
  livres: 'gbp',
  'livres sterling': 'gbp',
  dólares: 'usd',
  euro: 'eur',
  euros: 'eur',
  pound: 'gbp',
  pounds: 'gbp',
  yen: 'jpy',
  円: 'jpy',
  ドル: 'usd',
  ユーロ: 'eur',
  franken: 'chf',
  franc: 'chf',
  francs: 'chf',
  franchi: 'chf',
  francos: 'chf',
  sterline: 'gbp',
  libras: 'gbp',
  pesos: 'mxn',
  peso: 'mxn',
  元: 'cny',
  원: 'krw',
  lira: 'try',
  liraya: 'try',
  '₺': 'try',
  '₽': 'rub',
  zł: 'pln',
  reais: 'brl',
  real: 'brl',
};
/** Currencies with several endings. */
const DECLINED: readonly (readonly [RegExp, string])[] = [
  [/^рубл/u, 'rub'],
  [/^złot/u, 'pln'],
  [/^dinar|^دينار/u, 'dinar'],
];
export const CURRENCY_BEFORE = /(?:(?<![A-Za-z])(?:US\$|R\$|USD|EUR|GBP|JPY|CHF|Rs\.?)|[$€£¥￥₹₩₺])\s?$/i;
const CURRENCY_NAMES = oneOf`
  (?:US[-_])?dollars? dollar[oi] dólar(?:es)? USD EUR GBP JPY CHF euros? pounds? yen
  (?:(?:Schweizer|Swiss)_)?(?:Franken|francs?) pesos? reais sterline libras livres(?:_sterling)? franchi
  francos rupees rupias roupies lira(?:ya)? zł złot\p{L}{1,3} рубл\p{L}{1,3} دينار`;
/** A currency after an amount: a sign, code or name. */
export const CURRENCY_BEHIND = new TextPattern(
  new RegExp(
    String.raw`^(?:\s?[€£¥$](?!\d)|(?:[\s-]?(?:(?:de|di) |d['’])?)(?:${CURRENCY_NAMES})(?!\p{L})|円|ドル|ユーロ|元|\s?원)`,
    'iu',
  ),
);

export function currencyOf(said: string): string {
  const sign = said
    .trim()
    .toLowerCase()
    .replace(/^(?:de |di |d['’]|us[- ](?=dollar)|schweizer |swiss |-)/, '');
  return CURRENCIES[sign] ?? DECLINED.find(([name]) => name.test(sign))?.[1] ?? sign;
}
