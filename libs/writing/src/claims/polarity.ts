import { TextPattern } from '../text/text-pattern.js';

/** Growing and shrinking, in all languages we read; matched as whole words. */
const UP = [
  'up(?= (?:(?:by|from|to|about|nearly|almost|over) )?[$€£]?\\d)|rose|ris(?:e|es|ing|en)|gr[eo]w(?:s|n|ing|th)?|increas\\p{L}+|climb(?:s|ed)|jumped|soared|surged|gain(?:s|ed)|rais(?:e|es|ed|ing)|hiked|boosted|expanded',
  'legt\\p{L}*(?=[^.!?\\n]{0,80} zu(?!\\p{L}))|zulegen|zugelegt|(?:an)?stieg\\p{L}*|(?:ge)?steiger\\p{L}+|steigt|gestiegen|wuchs\\p{L}*|wächst|gewachsen|\\p{L}*wachstums?|zuwachs|erhöh\\p{L}+|zugenommen|zunahme|kletter\\p{L}+|ein(?:em)? plus|plus von',
  'sub(?:ió|ido|ida|e|ieron|iu|iram)|aument\\p{L}+|crec(?:ió|ieron|ido|e|imiento)|increment\\p{L}+|al alza|repunt[eó]',
  'augment\\p{L}+|progress(?:é|e|ion)|hausse|cr[uû]|croissance|bond(?:i|it)|un bond|grimp(?:é|e)',
  'cresc\\p{L}+|crebbero|sal(?:it[oaie]|irono)|rialzo|crescid[oa]|em alta',
  'stegen|steeg|gestegen|stijg(?:t|ing)|groei\\p{L}*|gegroeid|toegenomen|toename',
].join('|');
const DOWN = [
  'down(?= (?:(?:by|from|to|about|nearly|almost|over) )?[$€£]?\\d)|lowered|fell|fall(?:s|ing|en)?|dropp?\\p{L}*|decreas\\p{L}+|declin\\p{L}+|shr[au]nk|s[au]nk|reduc\\p{L}+|cuts?|cutting|slashed|trimmed|plunged|plummeted|slumped|tumbled',
  'gekürzt|gesenkt|senk(?:te|t|ung)|verlor|sinkt|sanken|gesunken|fiel\\p{L}*|fällt|gefallen|verringer\\p{L}+|abgenommen|abnahme|\\p{L}*rückgangs?|zurückgegangen|(?:ging|gingen|geht)(?=[^.!?\\n]{0,80} zurück)|schrumpf\\p{L}+|geschrumpft|eingebrochen|ein(?:em)? minus|minus von',
  'rebaj\\p{L}+|baj(?:ó|aron|ado|a|ada)|cay(?:ó|eron)|caíd[oa]|reduj(?:o|eron)|disminu\\p{L}+|descen(?:dió|dieron|dido|so)|retroced\\p{L}+|desplom\\p{L}+|recort(?:e|ó|aron)',
  'baiss\\p{L}+|recul(?:é|e|er)?|diminu\\p{L}+|chut(?:é|e)|rédui\\p{L}+|réduction|repli',
  'cal(?:o|at[oaie]|arono)|sces[oaie]|scende|scesero|ridott[oaie]|riduzione|ca(?:iu|íram)|queda|redu(?:ziu|ziram|ção)|baix(?:ou|aram)|desceu|cort(?:ou|aram)|desceram',
  'daal(?:de|den|t)|gedaald|daling|afgenomen|afname|zakte|gekrompen',
].join('|');
/** Japanese writes them without spaces around. */
const ASIAN_UP = /増え|増加|増し|増や|増(?=[、。）)]|$)|プラス|成長|上昇|上がっ|伸び|伸ば|拡大/;
const ASIAN_DOWN = /減っ|減少|減り|減ら|減(?=[、。）)]|$)|マイナス|下落|下がっ|落ち込|縮小/;
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

/** 1 where what stands behind a figure says that something is more by it, -1 for less, 0 for neither. */
export function polarityAfter(behind: string, unit: string): number {
  if (BY_MORE_ASIAN.test(behind)) return 1;
  if (BY_LESS_ASIAN.test(behind)) return -1;
  const rest = behind.slice(unit.length);
  const isMore = BY_MORE?.for(rest).test(rest) === true;
  const isLess = BY_LESS?.for(rest).test(rest) === true;
  return Number(isMore) - Number(isLess);
}

/** 1 for growing, -1 for shrinking, 0 for neither or both. */
export function directionOf(sentence: string): number {
  if (/[\u3040-\u30ff]/.test(sentence))
    return Number(ASIAN_UP.test(sentence)) - Number(ASIAN_DOWN.test(sentence));
  const [up, down] = ways.map((words) => Number(words.for(sentence).test(sentence)));
  return (up ?? 0) - (down ?? 0);
}

/** `mais 13,5 %`, `plus 8 Prozent`, `-4.2%`: the same said right in front of a percentage. */
const PLUS_BEFORE = /(?<![\p{L}\d])(?:mais|más|plus|più)\s$|(?<![\d%])[+＋]\s?$/iu;
const MINUS_BEFORE = /(?<![\p{L}\d])(?:menos|minus|moins|meno)\s$|(?<![\dA-Za-z%])[-−▲△]\s?$/iu;

/** 1 where the sign or word in front of a percentage says that it is more, -1 for less, 0 for neither. */
export function polarityBefore(before: string): number {
  return Number(PLUS_BEFORE.test(before)) - Number(MINUS_BEFORE.test(before));
}
