import type { Numerals } from '../numerals.types.js';

const ACCENTED: Readonly<Record<string, string>> = { dos: 'dós', tres: 'trés', seis: 'séis' };

export const numerals: Numerals = {
  plural: /s$/u,
  counts:
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  further:
    'veintena:20 treintena:30 centenar:100 veintiún:21 veintiuna:21 cien:100 doscientos:200 doscientas:200 trescientos:300 trescientas:300 cuatrocientos:400 cuatrocientas:400 quinientos:500 quinientas:500 seiscientos:600 seiscientas:600 setecientos:700 setecientas:700 ochocientos:800 ochocientas:800 novecientos:900 novecientas:900',
  join: (ten, one) => (ten === 'veinte' ? [`veinti${ACCENTED[one] ?? one}`] : [`${ten} y ${one}`]),
  dozen: 'docena',
  multiples: [
    ['el doble|dobl(?:ó|aron|ado|ada|ar)|duplic(?:a|an|ó|aron|ado|ada|ar)', '2'],
    ['el triple|triplic(?:a|an|ó|aron|ado|ada|ar)', '3'],
    ['el cuádruple|cuadruplic(?:a|an|ó|aron|ado|ada|ar)', '4'],
    ['el quíntuple|quintuplic(?:a|an|ó|aron|ado|ada|ar)', '5'],
  ],
  timesAs: ' veces (?=más |mayor|l[oa]s? )',
  vague: [
    ['cientos de miles', 1e5],
    ['decenas de miles', 1e4],
    ['miles de', 1e3],
    ['cientos|centenares', 100],
    ['decenas|docenas', 10],
  ],
  ranks: [
    'segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|séptim[oa]|octav[oa]|noven[oa]|décim[oa]',
    ' (?:\\p{L}+ )?(?:más|mayor|menor|puesto|lugar|piso|edición|generación|siglo|consecutiv[oa]|seguid[oa])(?!\\p{L})',
  ],
  rankVerbs: '(?:quedó|acabó|terminó) ',
  partNames: {
    counts: '(?:una?|la);dos;tres;cuatro;cinco;seis;siete;ocho;nueve',
    parts: { 5: 'quint[oa]s?(?: partes?)?', 8: 'octav[oa]s?(?: partes?)?', 10: 'décim[oa]s?(?: partes?)?' },
  },
  largeParts: [
    ['tres cuartas partes|tres cuartos', '75'],
    ['dos tercios|dos terceras partes', '66.7'],
    ['un tercio|una tercera parte', '33.3'],
    ['un cuarto|una cuarta parte', '25'],
    ['la mitad', '50'],
  ],
  partOf: '(?= del? )',
  openingParts: 'la mitad|un tercio',
  ordinals:
    'primer[oa]? segund[oa] tercer[oa]? cuart[oa] quint[oa] sext[oa] séptim[oa] octav[oa] noven[oa] décim[oa]',
  measures: [
    ['media docena', 6],
    ['medio millón', 5e5],
    ['(?:un )?cuarto de siglo', 25, 'year'],
    ['medio siglo', 50, 'year'],
    ['una década', 10, 'year'],
    ['media hora', 30, 'minute'],
    ['(?:un )?cuarto de hora', 15, 'minute'],
    ['tres cuartos de hora', 45, 'minute'],
    ['(?:una )?hora y media', 90, 'minute'],
    ['(?:un )?año y medio', 18, 'month'],
    ['medio año', 6, 'month'],
    ['medio litro', 0.5, 'litre'],
    ['(?:un )?cuarto de litro', 0.25, 'litre'],
    ['(?:un )?cuarto de kilo', 0.25, 'kg'],
    ['medio kilo(?:gramo)?', 0.5, 'kg'],
    ['medio kilómetro', 0.5, 'km'],
  ],
  ratio: { one: 'un[oa]?', of: 'de cada', loosely: 'de' },
  hasDecimalComma: true,
  bounds: {
    about: 'unos|unas|alrededor de(?: los)?|aproximadamente|en torno a(?: los| las)?',
    under: 'menos de',
    nearly: 'casi|cerca de|rozando los',
    atMost: 'hasta|como máximo|como mucho|a lo sumo|no más de|un máximo de',
    over: 'más de|super(?:a|an|ó|aron)(?: l[oa]s)?|rebas(?:a|ó)(?: los)?',
    atLeast: 'al menos|como mínimo|por lo menos|un mínimo de|no menos de',
    exactly: 'exactamente|justo',
  },
};
