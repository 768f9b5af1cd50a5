import { oneOf, wordSet } from '../../text/one-of.js';
import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';
import { anaphora } from './anaphora.js';
import { connectives } from './connectives.js';
import { numerals } from './numerals.js';
import { relations } from './relations.js';
import { phrases } from './phrases.js';

const VERBS = oneOf`
  har hade vill ville kan kunde måste får fick ska skulle går gick gör gjorde säger sa sade köper köpte
  säljer sålde ger gav tar tog leder ledde bygger byggde öppnar skriver skrev arbetar bor berättar hjälper
  väljer valde frågar menar tror \p{Ll}{3,}(?:ade|rade)`;

export const SWEDISH: Language = {
  ...NEUTRAL,
  code: 'sv',
  lexicon: {
    stopWords: `alla allt alltid att av bara blev bli blir blivit borde bort både båda bör dag dagar de dem den denna deras dess dessa det detta dig din dina ditt
där därför då efter eftersom ej eller en ett er ert era fem finns fler flera fram från får fick få fyra för före förra genom ger gick gjorde gör göra ha hade han hans
har hela helt hennes henne hon honom hos hur här i ibland igen in inga ingen inget innan inom inte jag ju kan kanske kom komma kommer kunde kunna
lite man med medan mellan men mer mest mig min mina mitt mot mycket många måste ni nog nu ny nya nytt när nära någon något några och också om oss på redan
samma sedan sen sig sin sina sitt ska skall skulle som står stor stora stort så sådan säga säger sätt ta tar till tid tills tre trots två under upp ut utan vad
var vara varför varit varje vem vi vid vilka vilken vilket vill vår våra vårt väl är än ändå år över exempel
vissa andra flesta olika`,
    // words that Danish and Norwegian write differently
    commonWords:
      'och att är för inte till ett från också när jag nu ska skulle eller där då än vid blir något alla mycket',
    openers: `vilken vilket vilka hur och eller men om när vem vad var varför med för av på till från efter under över inte också även det den de detta denna dessa
    en ett vi ni du jag han hon man alla många några varje så då där här idag enligt nya nästa första andra bara`,
  },
  anaphora,
  connectives,
  numerals,
  polarity: {
    up: 'ök(?:ar|ade|at|ning)\\p{L}*|steg|stig(?:er|it)|växte|växer|vuxit|höj(?:er|de|t|ning)\\p{L}*|tillväxt\\p{L}*|klättra(?:r|de|t)',
    down: 'minsk(?:ar|ade|at|ning)\\p{L}*|sjönk|sjunk(?:er|it)|föll|faller|fallit|sänk(?:er|te|t|ning)\\p{L}*|gick ner|gått ner|krymp(?:er|te|t)|rasa(?:r|de|t)|nedgång\\p{L}*',
    more: 'mer|fler|längre|högre|större|dyrare|äldre|tyngre|senare',
    less: 'mindre|färre|kortare|lägre|billigare|yngre|lättare|tidigare',
  },
  relations,
  negatesBehind: true,
  times: {
    halfHour: ['halv ', -30],
    months: ['januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december'],
    monthForms: 'okt:10',
  },
  nameGrammar: {
    verbs: new RegExp(String.raw`^ (?:${VERBS})(?!\p{L})`, 'u'),
    common: wordSet(
      `alla ingen inget någon något allt vem man idag imorgon igår aldrig alltid ibland sedan då nu snart först senare här där vatten pengar tid arbete trafik
    kött bröd mjölk öl vin kaffe te regn snö vind sol ljus luft ström gas olja papper trä glas sand jord musik konst sport gud mamma pappa mor far mormor
    farmor morfar farfar många få mer mindre andra tillsammans också även fisk frukt grönsaker lugn hopp lycka sommar vinter vår höst`,
    ),
    endings: /(?:ing|het|else|tion|ism|itet|skap|ande|ende|nad)(?:en|n|et)?$/u,
  },
  tells: {
    stock: oneOf`
      i_dagens_snabba_värld i_dagens_digitala_värld låt_oss_dyka_ner banbrytande sömlös till_nästa_nivå
      det_är_viktigt_att_notera revolutionera`,
    flip: String.raw`(?<!\p{L})inte (?:bara|enbart|endast)(?!\p{L})[^.!?\n]{2,90}?(?<!\p{L})utan(?!\p{L})`,
  },
  discourse: {
    pronouns: 'han hon den det de dem honom henne hans hennes deras dess',
    demonstratives: 'denna detta dessa sådan sådana',
    additives: 'också även dessutom annan annat andra därefter därför alltså sedan då',
    conjunctions: 'och eller för så',
    also: 'också',
    times:
      'år året månad månaden vecka veckan dag dagen morgon kväll sommar vinter vår höst kvartal kvartalet',
    contrast: 'men dock däremot fast medan trots ändå',
    intents: 'planerade planerat ursprungligen först ville hoppades försökte tänkte',
    hedges: 'kanske troligen sannolikt skulle antag möjligen ifall förmodligen',
    cues: 'viktig viktigt viktigaste resultat mål måste bör visar betyder skäl hjälper bästa lärde eftersom därför',
    here: 'här',
    relatives: 'som',
    self: 'jag mig min mitt mina',
    author: 'vi oss vår vårt våra',
    reader: 'du dig din ditt dina ni er ert era',
    person: 'han hon honom henne hans hennes',
    places: 'inledning översikt sammanfattning tl;dr slutsats slutsatser',
    lists: 'fördelar nackdelar skäl tips steg lärdomar utmaningar problem strategier regler principer idéer',
  },
  instruction:
    /^(?:(?:var|använd|gör|skriv|läs|fråga|börja|sluta|undvik|prova|testa|mät|köp|håll|ha|ta|ge|bygg|glöm inte|låt|visa|välj|planera) )/iu,
  phrases,
};
