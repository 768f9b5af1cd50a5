import { oneOf, wordSet } from '../../text/one-of.js';
import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';
import { anaphora } from './anaphora.js';
import { connectives } from './connectives.js';
import { numerals } from './numerals.js';
import { opposites } from './opposites.js';
import { relations } from './relations.js';
import { phrases } from './phrases.js';

const AFTER_INFINITIVE = oneOf`
  kostte duurde vraagt vroeg helpt hielp geeft gaf maakt maakte brengt bracht neemt nam krijgt kreeg lukte
  scheelde betekende hoorde leidt leidde moet moest kan kon mag mocht zal zou gaat ging doet deed heeft had`;
const VERBS = oneOf`
  heeft had wil wilde wou kan kon moet moest mag mocht zal zou gaat ging doet deed zegt zei koopt kocht
  verkoopt verkocht krijgt kreeg geeft gaf neemt nam maakt leidt bouwt opent betaalt weigert vindt vond
  schrijft schreef werkt woont vertelt helpt hielp kiest koos vraagt vroeg brengt bracht denkt dacht levert
  organiseert steunt produceert \p{Ll}{3,}(?:te|de)(?<!(?:einde|beide|goede|grote|oude|derde|tiende))`;

export const DUTCH: Language = {
  ...NEUTRAL,
  code: 'nl',
  lexicon: {
    stopWords: `aan achter al alle alleen alles als altijd andere anders bij bijna binnen boven daar daarna dag dagen dan dat de deze die dit doen doet door dus een
eens eerst eerste elk elke en er erg ergens even gaan gaat geen goed goede had hadden haar heb hebben heeft heel hem het hier hij hoe hun iets ik in is
je jij jou jouw kan kunnen later maar maken maakt me meer meest men met mij mijn misschien moet moeten na naar niet niets nieuw nieuwe nog nooit nu of om
omdat onder ons onze ook op over samen sinds steeds te tegen ten ter terug toch toen tot tussen twee uit uw van vaak veel veel verder vol voor vooral
waar waarom wanneer want waren was wat we weer wel welke werd werden wie wij wil willen worden wordt zal ze zeer zelf zich zien zij zijn zo zoals zonder zou tijd voorbeeld
sommige enkele vele ieder iedere verschillende diverse meeste`,
    commonWords:
      'de het een van en is dat op te in niet met voor zijn aan er ook als bij om maar door naar dan je we wordt worden deze',
    namesAsWords: ['continental', 'mercedes'],
    openers: `volgens aldus samen ook sinds welke hoeveel het een en of maar als wie wat waar hoe met voor van op aan bij naar uit om te niet ook dit deze die`,
  },
  anaphora,
  connectives,
  numerals,
  polarity: {
    up: oneOf`
    stegen steeg gestegen stijg(?:t|en|ing|ende) groei\p{L}* gegroeid toegenomen toename
    (?:nam|namen|neemt)(?=[^.!?\n]{0,80}_toe(?!\p{L})) klom(?:men)? geklommen klim(?:t|men) verdubbel\p{L}*
    sprong(?:en)? schoot schoten won(?:nen)? verhoog\p{L}+`,
    down: oneOf`
    daal(?:de|den|t) dalen gedaald daling afgenomen afname (?:nam|namen|neemt)(?=[^.!?\n]{0,80}_af(?!\p{L}))
    zak(?:te|ten|t|ken) gezakt kr[io]mp\p{L}* gekrompen
    (?:liep|liepen|loopt)(?=[^.!?\n]{0,80}_terug(?!\p{L})) teruggelopen terug(?=_van) kelder\p{L}* gekelderd
    vermindering verminder\p{L}* verlo(?:or|ren) halveer\p{L}+ viel(?:en)?`,
    more: 'hoogste|grootste|meeste|langste|meer|langer|hoger|groter|duurder|vaker|ouder|sterker|later|boven|ruim boven',
    less: 'sneller|vlugger|laagste|kleinste|minste|kortste|minder|korter|lager|goedkoper|eerder|kleiner|jonger|trager|zwakker|onder',
  },
  opposites,
  relations,
  negatesBehind: true,
  endsWithVerb: true,
  times: {
    halfHour: ['half ', -30],
    months: ['januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'],
  },
  nameGrammar: {
    verbs: new RegExp(String.raw`^ (?:${VERBS})(?!\p{L})`, 'u'),
    common: wordSet(
      `iedereen niemand niets iets alles iemand wie vandaag morgen gisteren nooit altijd soms daarna toen nu straks eerst later hier daar water geld tijd werk
    verkeer vlees brood melk bier wijn koffie thee regen sneeuw wind zon licht lucht stroom gas olie papier hout glas zand grond muziek kunst sport god mama papa
    moeder vader oma opa veel weinig meer minder elk ieder ander alleen samen vroeger dus toch ook vis fruit groente rust angst hoop geluk pech zorg zomer winter`,
    ),
    endings: /(?:ing|heid|atie|isme|iteit|schap|tje|nis|erij|age)$/u,
    doing: new RegExp(String.raw`en (?:${AFTER_INFINITIVE})$`, 'u'),
  },
  tells: {
    stock: oneOf`
      in_de_snelle_wereld_van_vandaag duik_in baanbrekend naadloos ontgrendel naar_een_hoger_niveau
      het_is_belangrijk_op_te_merken gamechanger revolutionair`,
    flip: String.raw`(?<!\p{L})niet (?:alleen|zomaar|slechts)(?!\p{L})[^.!?\n]{2,90}?(?<!\p{L})maar(?!\p{L})`,
  },
  address: {
    formal: /(?<=[\p{L},] )(?:u|uw)(?!\p{L})/gu,
    familiar: /(?<!\p{L})(?:je|jij|jouw)(?!\p{L})/giu,
    formality: { formal: 75 },
  },
  discourse: {
    pronouns: 'hij zij ze het hem hen haar hun zijn',
    demonstratives: 'deze zulke',
    additives: 'ook bovendien ander andere daarna daarom dus dan toen',
    conjunctions: 'en of want dus',
    also: 'ook',
    times: 'jaar maand week dag ochtend avond zomer winter lente herfst kwartaal',
    contrast: 'maar toch echter hoewel terwijl ondanks',
    intents: 'gepland oorspronkelijk aanvankelijk wilden hoopten probeerden dachten',
    hedges: 'misschien waarschijnlijk zou zouden stel mogelijk indien tenzij',
    cues: 'belangrijk resultaat doel moet moeten toont betekent reden helpt beste geleerd omdat want',
    here: 'hier',
    relatives: 'die dat',
    self: 'ik me mij mijn',
    author: 'wij we ons onze',
    reader: 'je jij jouw u uw jullie',
    person: 'hij zij hem haar',
    places: 'inleiding intro overzicht samenvatting tl;dr conclusie conclusies',
    lists:
      'voordelen nadelen redenen tips trucs stappen lessen uitdagingen problemen strategieën regels principes ideeën',
  },
  topics: {
    generic:
      'morgen gebruiker gebruikers team teams project projecten product vraag stap resultaat wereld werk mensen cijfers website partner partners type types elementen programma informatie',
    units: 'jaar jaren maand maanden week weken uur minuten euro winter warm',
    leads: 'de het een van voor met in op aan onze uw hun elke en',
  },
  instruction: /^(?:niet )?[^.?!]+ \p{Ll}{2,}en$/iu,
  phrases,
};
