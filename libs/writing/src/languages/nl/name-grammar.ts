import { oneOf, wordSet } from '../../text/one-of.js';
import type { NameGrammar } from '../schema.js';

const AFTER_INFINITIVE = oneOf`
  kostte duurde vraagt vroeg helpt hielp geeft gaf maakt maakte brengt bracht neemt nam krijgt kreeg lukte
  scheelde betekende hoorde leidt leidde moet moest kan kon mag mocht zal zou gaat ging doet deed heeft had`;
const VERBS = oneOf`
  heeft had wil wilde wou kan kon moet moest mag mocht zal zou gaat ging doet deed zegt zei koopt kocht
  verkoopt verkocht krijgt kreeg geeft gaf neemt nam maakt leidt bouwt opent betaalt weigert vindt vond
  schrijft schreef werkt woont vertelt helpt hielp kiest koos vraagt vroeg brengt bracht denkt dacht levert
  organiseert steunt produceert \p{Ll}{3,}(?:te|de)(?<!(?:einde|beide|goede|grote|oude|derde|tiende))`;

export const nameGrammar: NameGrammar = {
  verbs: new RegExp(String.raw`^ (?:${VERBS})(?!\p{L})`, 'u'),
  common: wordSet(
    `iedereen niemand niets iets alles iemand wie vandaag morgen gisteren nooit altijd soms daarna toen nu straks eerst later hier daar water geld tijd werk
    verkeer vlees brood melk bier wijn koffie thee regen sneeuw wind zon licht lucht stroom gas olie papier hout glas zand grond muziek kunst sport god mama papa
    moeder vader oma opa veel weinig meer minder elk ieder ander alleen samen vroeger dus toch ook vis fruit groente rust angst hoop geluk pech zorg zomer winter`,
  ),
  endings: /(?:ing|heid|atie|isme|iteit|schap|tje|nis|erij|age)$/u,
  doing: new RegExp(String.raw`en (?:${AFTER_INFINITIVE})$`, 'u'),
};
