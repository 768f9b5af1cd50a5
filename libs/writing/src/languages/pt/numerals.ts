import type { Numerals } from '../numerals.types.js';

export const numerals: Numerals = {
  plural: /s$/u,
  counts:
    'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
  tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  further:
    'duas:2 catorze:14 dezasseis:16 dezassete:17 dezanove:19 cem:100 duzentos:200 duzentas:200 trezentos:300 trezentas:300 quatrocentos:400 quatrocentas:400 quinhentos:500 quinhentas:500',
  join: (ten, one) => [`${ten} e ${one}`, ...(one === 'dois' ? [`${ten} e duas`] : [])],
  dozen: 'dúzia',
  multiples: [
    ['o dobro|dobr(?:a|am|ou|aram|ado|ada|ar)|duplic(?:a|am|ou|aram|ado|ada|ar)', '2'],
    ['o triplo|triplic(?:a|am|ou|aram|ado|ada|ar)', '3'],
  ],
  timesAs: ' vezes (?=mais |maior|[oa]s? )',
  vague: [
    ['centenas de milhares', 1e5],
    ['dezenas de milhares', 1e4],
    ['milhares', 1e3],
    ['centenas', 100],
    ['dezenas|dúzias', 10],
  ],
  ranks: [
    'segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|sétim[oa]|oitav[oa]|non[oa]|décim[oa]',
    ' (?:\\p{L}+ )?(?:mais|maior|menor|lugar|andar|edição|geração|século|consecutiv[oa]|seguid[oa])(?!\\p{L})',
  ],
  rankVerbs: '(?:ficou|terminou|chegou) (?:em )?',
  partNames: {
    counts: 'um;dois;três;quatro;cinco;seis;sete;oito;nove',
    parts: { 5: 'quintos?', 6: 'sextos?', 8: 'oitavos?', 10: 'décimos?' },
  },
  largeParts: [
    ['três quartos', '75'],
    ['dois terços', '66.7'],
    ['um terço', '33.3'],
    ['um quarto', '25'],
    ['metade', '50'],
  ],
  partOf: '(?= d[aoe]s? )',
  openingParts: 'metade|um terço',
  ordinals:
    'primeir[oa] segund[oa] terceir[oa] quart[oa] quint[oa] sext[oa] sétim[oa] oitav[oa] non[oa] décim[oa]',
  measures: [
    ['meia dúzia', 6],
    ['meio milhão', 5e5],
    ['meia hora', 30, 'minute'],
    ['(?:um )?quarto de hora', 15, 'minute'],
    ['três quartos de hora', 45, 'minute'],
    ['(?:uma )?hora e meia', 90, 'minute'],
    ['(?:um )?ano e meio', 18, 'month'],
    ['meio litro', 0.5, 'litre'],
    ['meio quilo', 0.5, 'kg'],
  ],
  ratio: { one: 'uma?', of: 'em cada|de cada|a cada', loosely: 'de' },
  hasDecimalComma: true,
  bounds: {
    about: 'cerca de',
    under: 'menos de',
    nearly: 'quase|perto de',
    atMost: 'até|no máximo|não mais de',
    over: 'mais de|acima de|pass(?:a|am|ou) (?:d[oa]s?|de)|ultrapass(?:a|am|ou)(?: os)?',
    atLeast: 'pelo menos|no mínimo',
    exactly: 'exatamente',
  },
};
