/**
 * At the head of a sentence a capital tells nothing. A word there that is no known one is a name where only a name can
 * stand: alone before a finite verb, before an apposition, or as an owner. What may stand so without being a name are
 * words for what cannot be counted, plurals, and what ends as such words do; they are left out.
 */
interface Grammar {
  /** Finite verbs of the third person right behind the word. */
  verbs: RegExp;
  /** Words that open a sentence alone and are no names. */
  common: ReadonlySet<string>;
  /** Endings of such words. */
  endings: RegExp;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

const ENGLISH: Grammar = {
  verbs:
    /^ (?:(?:also|later|already|now|then|never|still|once|first) )?(?:is|was|has|had|will|would|wants?|says|plans|did|does|became|began|bought|built|came|chose|found|gave|got|grew|held|kept|knew|led|left|lost|made|met|paid|put|ran|rose|saw|sold|sent|set|spent|spoke|stood|took|told|taught|thought|went|won|wrote|fell|brought|drew|drove|ate|broke|cut|hit|let|read|quit|\p{Ll}{3,}(?<!ne)ed)(?!\p{L})/u,
  common: words(
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
};

const SPANISH: Grammar = {
  verbs:
    /^ (?:(?:ya|también|no|nunca|siempre|se|lo|la|los|las|le|les) )*(?:es|era|fue|son|ha|había|tiene|tuvo|tenía|quiere|quería|quiso|va|iba|puede|podrá|podría|debe|dice|dijo|será|sería|está|estuvo|hizo|hace|dio|da|sabe|pide|pidió|\p{Ll}{3,}(?:ó|aron|ieron|aba|aban|ará|erá|irá))(?!\p{L})/u,
  common: words(
    `nunca jamás siempre antes después ahora entonces luego mañana ayer nadie nada algo alguien todo todos quien cual esto eso aquello ello él ella ellos ellas
    usted ustedes nosotros uno una casi apenas tampoco quizá quizás tal mucho poco bastante demasiado ambos varios dios hoy aquí allí así
    gente agua dinero tiempo luz calor frío`,
  ),
  endings: /(?:mente|[aei]r(?:l[oae]s?|se)?|ndo|[aeiou]s|ción|sión|dad|tad|ismo|aje)$/u,
};

const GRAMMARS: Readonly<Record<string, Grammar>> = { en: ENGLISH, es: SPANISH };
const APPOSITION = /^, (?:an? |the |who |whose |based |born |chief |head |director |el |la |un |una |que )/u;
const OWNER = /^['’]s \p{L}/u;
/** A word of the source in another form: `visitors` of one that has `visit`. */
const SHARED_LETTERS = 4;

export interface HeadWord {
  word: string;
  /** The text right behind it. */
  behind: string;
  language: string;
  /** Whether the source has a word that begins with these letters. */
  isBegun: (letters: string) => boolean;
}

/** Whether a single capitalised word that opens a sentence can only be a name. Languages without a grammar here: no. */
export function isHeadName({ word, behind, language, isBegun }: HeadWord): boolean {
  const grammar = GRAMMARS[language];
  const small = word.toLowerCase();
  if (grammar === undefined || !/^\p{Lu}\p{Ll}{2,}$/u.test(word)) return false;
  const isCommon =
    grammar.common.has(small) || grammar.endings.test(small) || isBegun(small.slice(0, SHARED_LETTERS));
  if (isCommon) return false;
  return grammar.verbs.test(behind) || APPOSITION.test(behind) || (language === 'en' && OWNER.test(behind));
}
