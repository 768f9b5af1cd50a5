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
  /** What is done, and the verb behind it: `wachten kostte`. */
  doing?: RegExp;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

const ENGLISH: Grammar = {
  verbs:
    /^ (?:(?:also|later|already|now|then|never|still|once|first) )?(?:is|was|has|had|will|would|wants?|says|plans|runs|makes|sells|buys|owns|leads|works|builds|pays|gives|gets|takes|lives|thinks|believes|hopes|expects|supports|opposes|offers|joins|funds|teaches|did|does|became|began|bought|built|came|chose|found|gave|got|grew|held|kept|knew|led|left|lost|made|met|paid|put|ran|rose|saw|sold|sent|set|spent|spoke|stood|took|told|taught|thought|went|won|wrote|fell|brought|drew|drove|ate|broke|cut|hit|let|read|quit|\p{Ll}{3,}(?<!ne)ed)(?!\p{L})/u,
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
    /^ (?:(?:ya|también|no|nunca|siempre|se|lo|la|los|las|le|les) )*(?:es|era|fue|son|ha|había|tiene|tuvo|tenía|quiere|quería|quiso|va|iba|puede|podrá|podría|debe|dice|dijo|será|sería|está|estuvo|hizo|hace|dio|da|sabe|pide|pidió|dirige|preside|conduce|vende|compra|paga|lleva|trabaja|organiza|gestiona|financia|apoya|propone|promete|rechaza|produce|abre|cierra|cultiva|ofrece|anuncia|explica|recibe|vive|escribe|enseña|construye|cree|\p{Ll}{3,}(?:ó|aron|ieron|aba|aban|ará|erá|irá))(?!\p{L})/u,
  common: words(
    `nunca jamás siempre antes después ahora entonces luego mañana ayer nadie nada algo alguien todo todos quien cual esto eso aquello ello él ella ellos ellas
    usted ustedes nosotros uno una casi apenas tampoco quizá quizás tal mucho poco bastante demasiado ambos varios dios hoy aquí allí ahí allá acá así
    gente agua dinero tiempo luz calor frío`,
  ),
  endings: /(?:mente|[aei]r(?:l[oae]s?|se)?|ndo|[aeiou]s|ción|sión|dad|tad|ismo|aje)$/u,
};

const FRENCH: Grammar = {
  verbs:
    /^ (?:(?:ne |n['’]|se |s['’]|y |en |l['’]|le |la |les |lui |leur )*)(?:est|était|fut|sera|serait|a|avait|eut|aura|aurait|veut|voulait|voulut|peut|pouvait|pourra|doit|devait|devra|va|allait|fait|faisait|fit|dit|disait|vend|rend|prend|prit|mit|met|promit|permit|remit|vient|vint|tient|tint|connaît|reçoit|reçut|écrit|construit|produit|ouvre|dirige|préside|finance|soutient|emploie|paie|achète|refuse|propose|annonce|promet|critique|rejoint|reste|devient|devint|travaille|accueille|organise|gère|fournit|livre|lance|cultive|demande|compte|\p{Ll}{2,}(?:ait|erait|era|ira|a)(?<!cela|delà))(?!\p{L})/u,
  common: words(
    `demain hier jamais toujours souvent parfois enfin ensuite puis ainsi alors cela ceci ça rien personne chacun chacune certains certaines plusieurs
    beaucoup tout tous toute toutes aucun aucune nul nulle quiconque lequel laquelle celui celle ceux autre autrui moitié minuit midi dieu autant trop peu
    tant quelque quelqu même mieux moins davantage combien maintenant aujourd déjà encore bientôt auparavant ailleurs ici là chaque tel telle maman papa monsieur`,
  ),
  endings: /(?:ment|tion|sion|ité|isme|ant|oir|age|ence|ance|eux|[ai]ble|[^i]er|ir|[^aeiouy]{2}re)$/u,
};

const ITALIAN: Grammar = {
  verbs:
    /^ (?:(?:non|si|lo|la|li|le|gli|ne|ci|vi|già|anche) )*(?:è|era|fu|sarà|sarebbe|ha|aveva|ebbe|avrà|avrebbe|vuole|voleva|può|poteva|potrà|deve|doveva|va|fa|fece|dice|disse|diceva|dà|diede|sta|stava|tiene|viene|venne|prese|mise|scrisse|vende|compra|paga|guida|dirige|presiede|finanzia|sostiene|chiede|chiese|propone|propose|promette|promise|rifiuta|produce|apre|aprì|chiude|lavora|gestisce|organizza|coltiva|fornisce|annuncia|spiega|\p{Ll}{3,}(?:ò|ava|eva|iva|erà|irà|arono|irono))(?!\p{L})/u,
  common: words(
    `tutto tutti tutta tutte nessuno nessuna niente nulla ognuno ognuna ciascuno qualcuno chiunque oggi domani ieri mai sempre spesso forse ora poi infine
    intanto pazienza speranza assenza presenza scienza violenza esperienza conoscenza differenza distanza danza ciò questo questa quello quella uno una altro altri mezzogiorno mezzanotte dio gente molto poco tanto troppo metà adesso qui qua lì là così allora
    quando dove prima dopo ancora anche pure neanche nemmeno almeno finalmente egli ella lui lei esso essa acqua tempo denaro mamma papà`,
  ),
  endings: /(?:mente|[aei]r(?:e|l[oaie]|si|ne|ci)|ndo|zione|sione|tà|ismo|aggio)$/u,
};

const PORTUGUESE: Grammar = {
  verbs:
    /^ (?:(?:não|já|também|nunca|se|o|a|os|as|lhe|lhes) )*(?:é|era|foi|será|seria|tem|tinha|teve|terá|quer|queria|quis|pode|podia|poderá|deve|devia|vai|ia|faz|fez|diz|disse|dizia|está|estava|esteve|deu|dá|vem|veio|pôs|trouxe|vende|compra|paga|dirige|preside|financia|apoia|pede|pediu|propõe|propôs|promete|recusa|produz|abre|fecha|trabalha|gere|organiza|cultiva|fornece|anuncia|explica|\p{Ll}{2,}ou|\p{Ll}{3,}(?:iu|ava|ará|erá|irá|aram|eram|iram)|\p{Ll}{3,}(?<!mus|céu)eu)(?!\p{L})/u,
  common: words(
    `tudo todos todas todo toda ninguém nada alguém quem hoje ontem amanhã nunca sempre agora depois antes talvez isso isto aquilo ele ela eles elas cada
    outro outra outros muito muita pouco pouca metade gente deus água dinheiro tempo luz calor frio meio-dia meia-noite assim então logo ainda já aqui ali lá
    também apenas quase tanto algo você vocês mãe pai um uma`,
  ),
  endings: /(?:mente|[aei]r|ndo|ção|ções|são|dade|ismo|agem|ência|ância)$/u,
};

/** Dutch and German open with what cannot be counted as often: only what persons and firms do tells their names. */
const DUTCH: Grammar = {
  verbs:
    /^ (?:heeft|had|wil|wilde|wou|kan|kon|moet|moest|mag|mocht|zal|zou|gaat|ging|doet|deed|zegt|zei|koopt|kocht|verkoopt|verkocht|krijgt|kreeg|geeft|gaf|neemt|nam|maakt|leidt|bouwt|opent|betaalt|weigert|vindt|vond|schrijft|schreef|werkt|woont|vertelt|helpt|hielp|kiest|koos|vraagt|vroeg|brengt|bracht|denkt|dacht|levert|organiseert|steunt|produceert|\p{Ll}{3,}(?:te|de)(?<!(?:einde|beide|goede|grote|oude|derde|tiende)))(?!\p{L})/u,
  common: words(
    `iedereen niemand niets iets alles iemand wie vandaag morgen gisteren nooit altijd soms daarna toen nu straks eerst later hier daar water geld tijd werk
    verkeer vlees brood melk bier wijn koffie thee regen sneeuw wind zon licht lucht stroom gas olie papier hout glas zand grond muziek kunst sport god mama papa
    moeder vader oma opa veel weinig meer minder elk ieder ander alleen samen vroeger dus toch ook vis fruit groente rust angst hoop geluk pech zorg zomer winter`,
  ),
  endings: /(?:ing|heid|atie|isme|iteit|schap|tje|nis|erij|age)$/u,
  doing:
    /en (?:kostte|duurde|vraagt|vroeg|helpt|hielp|geeft|gaf|maakt|maakte|brengt|bracht|neemt|nam|krijgt|kreeg|lukte|scheelde|betekende|hoorde|leidt|leidde|moet|moest|kan|kon|mag|mocht|zal|zou|gaat|ging|doet|deed|heeft|had)$/u,
};

const GERMAN: Grammar = {
  verbs:
    /^ (?:sagt|meint|erklärt|betont|verspricht|versprach|übernimmt|übernahm|schreibt|schrieb|findet|fand|möchte|will|wollte|lud|warb|bat|besitzt|besaß|erfand|betreibt|betrieb|entwarf|vergab|gewann|verlor|(?:sag|mein|erklär|betone?|kritisier|forder|plan|kündig|gründe|leite|führ|kauf|verkauf|bau|zahl|bezahl|spende|liefer|entwickel|arbeite|lehn|glaub|besuch|eröffne|unterstütz|finanzier|organisier|investier|veröffentlich|beauftrag|weiger|klag|warn|lob|dank|schick|koch|mal|schenk|stifte|wohn|leb|studier|lern|lehr|reis|heirate|sammel|pflanz|produzier)te?)(?!\p{L})/u,
  common: words(
    `niemand jemand jeder jede jedes keiner keine alle alles nichts etwas wer man einer eine manche mancher beide gott mutter vater mama papa oma opa wasser
    strom geld regen wind schnee sonne licht luft zeit arbeit hilfe liebe glück pech angst wut mut musik kunst sport papier holz glas brot milch bier wein kaffee
    tee fleisch obst gemüse wärme hitze kälte gestern heute morgen damals später früher zuerst danach`,
  ),
  endings: /(?:ung|heit|keit|schaft|ion|tät|ismus|nis|werk|verkehr|wesen|ei|kraft|energie)$/u,
};

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  de: GERMAN,
};
const APPOSITION =
  /^, (?:an? |the |who |whose |based |born |chief |head |director |el |la |un |una |que |le |l['’]|une |qui |il |lo |che |o |um |uma |de |het |een |die |der |das |eine? |deren |dessen |Chef|Leiter)/u;
const OWNER = /^['’]s \p{L}/u;
/** A word of the source in another form: `visitors` of one that has `visit`. */
const SHARED_LETTERS = 4;

export interface SentenceInitialWord {
  word: string;
  /** The text right behind it. */
  behind: string;
  language: string;
  /** Whether the source has a word that begins with these letters. */
  isBegun: (letters: string) => boolean;
}

/** Whether a single capitalised word that opens a sentence can only be a name. Languages without a grammar here: no. */
export function isSentenceInitialName({ word, behind, language, isBegun }: SentenceInitialWord): boolean {
  const grammar = GRAMMARS[language];
  const small = word.toLowerCase();
  if (grammar === undefined || !/^\p{Lu}\p{Ll}{2,}$/u.test(word)) return false;
  const isCommon =
    grammar.common.has(small) || grammar.endings.test(small) || isBegun(small.slice(0, SHARED_LETTERS));
  const [did = ''] = /^ \p{L}+/u.exec(behind) ?? [];
  if (isCommon || grammar.doing?.test(small + did)) return false;
  return grammar.verbs.test(behind) || APPOSITION.test(behind) || (language === 'en' && OWNER.test(behind));
}
