import { oneOf, wordSet } from '../../text/one-of.js';
import type { NameGrammar } from '../schema.js';

const VERBS = oneOf`
  is was has had will would wants? says plans runs makes sells buys owns leads works builds pays gives gets
  takes lives thinks believes hopes expects supports opposes offers joins funds teaches did does became
  began bought built came chose found gave got grew held kept knew led left lost made met paid put ran rose
  saw sold sent set spent spoke stood took told taught thought went won wrote fell brought drew drove ate
  broke cut hit let read quit \p{Ll}{3,}(?<!ne)ed`;

export const nameGrammar: NameGrammar = {
  verbs: new RegExp(
    String.raw`^ (?:(?:also|later|already|now|then|never|still|once|first) )?(?:${VERBS})(?!\p{L})`,
    'u',
  ),
  common: wordSet(
    `below above beyond within elsewhere water fuel heat money time trust data power silence health software hardware speed growth traffic work news research advice help air
    art bread business cash change chaos coffee cold content culture debt demand food feedback freedom fun gas gold grass hope ice income
    joy justice knowledge labor labour land law life light love luck luxury mail material meat metal milk music nature noise oil order pain
    paper peace people plastic pressure progress proof rain reading revenue rice rent risk salt sand sleep snow space spam stuff stock
    sugar success supply support talent tax tea text tourism training transport travel trade turnover use value violence wage waste wealth
    weather wheat wine wood wool youth output input demand interest capital code design debate effort energy evidence fear faith focus
    force fraud harm history homework housing humor humour input insurance intent labour language leadership logic loss marketing math
    memory method mode momentum morale motion office output overtime ownership patience pay payment performance planning play policy
    pollution poverty price pride privacy profit property quality quantity rest retail rhythm room safety scale science scope security
    self sense shame shelter sight skill smoke soil sound spirit sport staff steam stress strength style talk taste teamwork technology
    tension testing theory thought thunder timber timing touch tradition trash treatment trouble truth type unity usage variety vision
    volume voting wear web wildlife wind wisdom writing management everybody none nobody neither either others much less half part twice
    whoever whatever whichever such same another access attendance average attention adoption churn coverage cost rent delay fuel
    ridership membership readership customer government congress parliament council police court school church god mother father mom dad
    mum grandma grandpa spring summer autumn winter morning evening night noon midnight breakfast lunch dinner home back`,
  ),
  endings:
    /(?:ing|ion|ity|ness|ment|ance|ence|ancy|ency|ship|hood|ism|ics|ware|ology|graphy|age|ture|dom|cy|ery|ry|ths?|[^s]s|self|ly|body|one|thing)$/u,
  owner: /^['’]s \p{L}/u,
};
