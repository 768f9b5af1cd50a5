import { oneOf } from '../../../text/one-of.js';
const ONES = '〇一二三四五六七八九';
const COUNTERS = oneOf`
  [千社人年件台校割本冊名円歳秒倍棟隻戸軒] [かヶカ](?:月|国|所|年) 回(?!転) パーセント % 種類 店舗 日間 週間 時間 分間 万 億 度目 番目 連覇 箇所 つの`;
/** Kanji numerals from two on before a counter: `十二社`, `八割`, `二〇一一年`; not `数十` or `第三者`. */
const WRITTEN = new RegExp(
  String.raw`(?<![〇一二三四五六七八九十百千万億兆数何第\d])(?:[二三四五六七八九]?十[一二三四五六七八九]|[二三四五六七八九]十|[二三四五六七八九]|一(?=千[万億])|[一二]〇[〇一二三四五六七八九]{2}|二〇[一二]〇|一九[〇一二三四五六七八九]{2})(?=${COUNTERS})`,
  'gu',
);

/** Replaces these numerals with digits of the same length; offsets stay the same. */
export function withFigures(text: string): string {
  return text.replace(WRITTEN, (said) => {
    if (said.length === 1) return String(ONES.indexOf(said));
    const value = [...said].reduce((sum, sign) => {
      if (sign === '十') return Math.max(1, sum) * 10;
      return /〇/.test(said) || !said.includes('十')
        ? sum * 10 + ONES.indexOf(sign)
        : sum + ONES.indexOf(sign);
    }, 0);
    return String(value).padStart(said.length, '0');
  });
}
