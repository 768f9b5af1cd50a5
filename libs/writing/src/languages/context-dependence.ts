import { TextPattern } from '../text/text-pattern.js';

/** Openings that lean on the sentence before them, by language; matched at the head of a sentence, case ignored. */
const LEANING: Record<string, readonly string[]> = {
  en: [
    'however|moreover|furthermore|therefore|thus|hence|consequently|nevertheless|nonetheless|meanwhile|otherwise|instead|likewise|similarly|conversely|accordingly|besides|additionally|also|then|still|yet|again|finally|lastly|last|secondly|thirdly|next|afterwards?|alternatively|further|plus|indeed|specifically|namely|too',
    'but|so|and|or|nor|because(?! of|[^,]{8,}, \\p{L})',
    'this|these|those|it|its|they|their|them|he|she|his|her|him|such|both|neither|either|others|another|(?:some|all|none|each|one|many|few|any|several|part|much|most) of (?:them|these|those|which|that|this|it)',
    "it['’](?:s|ll|d)|that['’](?:s|ll|d)|they['’](?:re|ve|ll|d)|he['’](?:s|ll|d)|she['’](?:s|ll|d)|here['’]s|here (?:is|are)",
    'that(?: is| was| means| makes| would| will| said| way| can|,)',
    'in (?:this|that|these|those) |for (?:this|that|these|those) |with (?:this|that|these|those) |at (?:this|that) |by (?:this|that|doing so)|to (?:this|that|do (?:this|that|so)) |because of (?:this|that)|as (?:a result|such|mentioned|noted|described|shown|stated|discussed)|in (?:the same way|essence|addition|other words|contrast|turn|fact|short|particular|summary|conclusion)|on the (?:other hand|contrary)|for (?:example|instance)|after (?:that|this)|even so|at the same time|that said|of these|the (?:answer|former|latter|reason|results?|following|same|above|other|others)\\b|the (?:second|third|last|first) (?:is|was|one|step|reason|thing)\\b|(?:see )?(?:above|below)',
  ],
  de: [
    'vorher|zuvor|jedoch|allerdings|außerdem|ausserdem|daher|deshalb|deswegen|darum|dennoch|trotzdem|folglich|somit|dadurch|damit|dabei|dafür|dagegen|danach|daraus|darin|dazu|zudem|ferner|hingegen|stattdessen|also|dann|auch|schließlich|zweitens|drittens|hierbei|hierfür|hierzu|hier|ebenso|sonst|andernfalls',
    'aber|und|oder|doch|denn|sondern',
    'dies|diese[rsmn]?|das (?:ist|war|heißt|bedeutet|zeigt|macht|liegt|gilt|wäre|wird|kann|hat)|es|er|sie|ihr|ihre[rsmn]?|sein|seine[rsmn]?|solche[rsn]?|beide[rsn]?|jene[rsmn]?',
    'zum beispiel|in diesem|in dieser|aus diesem|mit diesem|mit dieser|auf diese|zum einen|zum anderen|auf der anderen seite|wie (?:oben |bereits )?(?:erwähnt|beschrieben)|die antwort|der grund|das ergebnis|die folge',
  ],
  es: [
    'sin embargo|además|por (?:lo )?tanto|por (?:eso|ello|esto|ejemplo|otro lado|otra parte|consiguiente)|no obstante|en cambio|así(?: que)?|entonces|también|luego|después|finalmente|asimismo|igualmente|de lo contrario|en consecuencia|es decir|a su vez|mientras tanto|aun así',
    'pero|y|o|ni|porque|pues|sino',
    'est[eao]s?|es[eao]s?|ell[oa]s?|él|aquell[oa]s?|su|sus|ambos|ambas|tales?|dichos?|dichas?|lo cual|lo que (?:es|significa|hace|hizo|permite|permitió|implica|supone|quiere)',
    'en (?:este|esta|estos|estas|ese|esa) |para (?:esto|eso|ello)|con (?:esto|eso|ello)|la respuesta|el resultado|la razón|como (?:se )?(?:mencionó|dijimos)|al mismo tiempo',
  ],
  fr: [
    "cependant|toutefois|néanmoins|pourtant|en outre|de plus|par conséquent|donc|ainsi|alors|aussi|ensuite|enfin|puis|par exemple|en revanche|d['’]ailleurs|c['’]est(?:-à-dire)?|par ailleurs|en effet|au contraire|sinon",
    'mais|et|ou|or|car|ni',
    "il|ils|elle|elles|ce|cela|ça|cet|cette|ces|ceux|celles?|celui|leurs?|son|sa|ses|les deux|cela|l['’]un|de (?:ce|cette|ces)|dans (?:ce|cette|ces)|pour (?:cela|ce|cette|ces)|avec (?:cela|ce|cette|ces)|la réponse|la raison|le résultat",
  ],
  pt: [
    'no entanto|porém|contudo|todavia|além disso|portanto|por isso|assim|então|também|depois|finalmente|por exemplo|por outro lado|ou seja|em contrapartida|mas|e|ou|nem|porque|pois',
    'est[ea]s?|ess[ea]s?|isto|isso|aquilo|ele|ela|eles|elas|seus?|suas?|ambos|ambas|tais|n(?:este|esta|esse|essa)s? |para isso|com isso|a resposta|o resultado|a razão',
  ],
  it: [
    'tuttavia|però|inoltre|quindi|perciò|pertanto|dunque|così|allora|anche|poi|infine|per esempio|ad esempio|invece|cioè|ma|e|o|né|perché',
    'quest[oaie]|quell[oaie]|ess[oaie]|lui|lei|loro|ciò|suo|sua|suoi|sue|entrambi|in quest[oaie] |per quest[oaie] |con quest[oaie] |la risposta|il risultato|il motivo',
  ],
  nl: [
    'echter|bovendien|daarom|dus|daardoor|daarnaast|toch|ook|dan|vervolgens|tenslotte|bijvoorbeeld|daarentegen|hierdoor|hiermee|daarmee|maar|en|of|want',
    'dit|deze|die|dat (?:is|was|betekent|maakt)|het|hij|zij|ze|hun|zijn|haar|beide|zulke|in (?:dit|deze) |met (?:dit|deze) |het antwoord|het resultaat|de reden',
  ],
  ru: [
    'однако|поэтому|также|затем|тогда|кроме того|потом|например|наоборот|впрочем|значит|итак|но|и|а|или',
    'он|она|оно|они|эт[аои]|этот|эту|тот|та|те|такой|такая|такие|его|её|их|им|там|тут|оба|обе|по этой причине',
  ],
  pl: [
    'jednak|dlatego|ponadto|także|też|potem|wtedy|następnie|więc|na przykład|natomiast|ale|i|oraz|lub|bo',
    'on|ona|ono|oni|one|ten|ta|to|te|ci|tamten|jego|jej|ich|taki|taka|takie|tam|tutaj|obie|oba',
  ],
  tr: [
    'ancak|fakat|ama|ve|ayrıca|böylece|bu nedenle|sonra|daha sonra|örneğin|yine de|çünkü|oysa|veya',
    'bu|şu|o|onlar|bunlar|bunun|onun|onların|bunu|onu|burada|orada|ikisi',
  ],
  ar: [
    'لكن|لكنه|لكنها|لذلك|ثم|كما|وقد|ومع ذلك|أيضا|بعد ذلك|مثلا',
    'هذا|هذه|ذلك|تلك|هؤلاء|هو|هي|هم|هنا|هناك|وهو|وهي',
  ],
};

const CJK: Record<string, RegExp> = {
  ja: /^(?:しかし|また|そして|さらに|だから|そのため|したがって|従って|つまり|例えば|たとえば|ただし|なお|一方|では|それで|それでも|ところが|けれど|でも|すると|それ|これ|あれ|この|その|あの|こう|そう|ここ|そこ|こちら|そちら|彼|彼女|前者|後者|同様に|次に|最後に|よって|ゆえに|なぜなら|むしろ|加えて|もちろん|上記|下記|以下|同社|同氏|.*(?:からです|からでした)。$)/,
  zh: /^(?:但|但是|然而|而且|因此|所以|另外|此外|例如|比如|这|那|它|他|她|其|并且|不过|同时|于是|接着|最后|以上|以下)/,
  ko: /^(?:그러나|그리고|그래서|따라서|하지만|또한|이것|그것|이는|그는|그녀|이러한|그런|예를 들어|즉|이 |그 )/,
};

const PATTERNS = new Map(
  Object.entries(LEANING).map(([language, openings]) => [
    language,
    new TextPattern(new RegExp(`^(?:${openings.join('|')})(?![\\p{L}\\p{N}_]|['’]\\p{L}|-\\p{L})`, 'iu')),
  ]),
);

/** `This summer`, `These days`: time, nothing to look back for. */
const TIME = new TextPattern(
  /^(?:this|these|last|next) (?:past |last |coming )?(?:year|month|week|summer|spring|fall|autumn|winter|morning|evening|afternoon|night|season|quarter|days|decade|century)(?!\p{L})/iu,
);
const LEAD = /^[\s"'“”‘’«»„([{¿¡–—-]+/;
/** An opening pronoun that the same sentence explains (`It is important to note that`, `It takes six weeks to`). */
const EXPECTED_IT = new TextPattern(
  /^it(?:['’]s| is| was| takes| took| can be| may be| seems| turns out| helps| pays)\s(?:not\s|also\s|often\s|very\s)?[\p{L}-]+(?:\s[\p{L}-]+){0,4}\s(?:to|that|if|when|how|why|whether)\s/iu,
);

/**
 * Whether a sentence leans on its neighbour and must not open a piece: a connective or pronoun without its antecedent,
 * a colon that announces what follows, a fragment that begins in the middle.
 */
export function isContextDependent(sentence: string, language: string): boolean {
  const text = sentence.replace(LEAD, '');
  if (/[:：;；,、]["”’)\s]*$/.test(text)) return true;
  if (/^[,;:.)\]]/.test(text)) return true;
  const asian = CJK[language];
  if (asian !== undefined) return asian.test(text);
  if (language === 'en' && TIME.for(text).test(text)) return false;
  if (language === 'en' && EXPECTED_IT.for(text).test(text)) return /^it(?:['’]s| is) also\b/i.test(text);
  const spaced = `${text} `;
  return PATTERNS.get(language)?.for(spaced).test(spaced) ?? false;
}
