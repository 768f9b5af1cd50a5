import type { Numerals } from '../numerals.types.js';

const KANJI = '一二三四五六七八九十';
const digit = (value: number): string => `(?:${value}|${KANJI.charAt(value - 1)})`;

/** `3分の1`, `三分の一`. */
const smallParts = [3, 4, 5, 6, 8, 10].flatMap((of) =>
  Array.from({ length: of - 1 }, (_, at): readonly [string, string] => {
    const percent = (100 * (at + 1)) / of;
    return [`${digit(of)}分の${digit(at + 1)}(?!\\d)`, String(Number(percent.toFixed(1)))];
  }),
);

export const numerals: Numerals = {
  multiples: [
    ['倍増|二倍', '2'],
    ['三倍', '3'],
  ],
  vague: [
    ['数百万', 1e6],
    ['数十万', 1e5],
    ['数万|何万', 1e4],
    ['数千|何千', 1e3],
    ['数百|何百', 100],
    ['数十|何十', 10],
  ],
  largeParts: [['半分|半数', '50']],
  partOf: '',
  measures: [
    ['1時間半', 90, 'minute'],
    ['半年', 6, 'month'],
    ['1年半', 18, 'month'],
  ],
  hasKanjiNumerals: true,
  hasPartsInFigures: true,
  smallParts,
  ordinalReference: /第(\d{1,3}|[一二三四五六七八九十])([々一-龯ァ-ヶー]{1,4})/g,
  ratioInFigures: /(?<!\d)(\d{1,3})(人|社|世帯|校|軒|件|台)(?:中|のうち|に)(\d{1,3})\2(?!に)/g,
  countedBefore: /([々\u4E00-\u9FFF\u30A0-\u30FF]{2,8})(?:[はがもをの]|は約|は月に|は年間|が約)?$/u,
};
