import { TextPattern } from '../text/text-pattern.js';

/** How sentences open, by language: what can be dropped, and what leans on the sentence before. */
interface Openings {
  /** Connectives that may go: the rest of the sentence stands. */
  droppable: TextPattern;
  /** Openings that need their neighbour. */
  dangling: TextPattern;
  /** Openings that look dangling and are not ("It is important to …"). */
  standing: TextPattern;
  /** Points elsewhere in the text, or is about the text itself. */
  pointing: TextPattern;
}

const NEVER = new TextPattern(/(?!)/u);

const EN: Openings = {
  droppable: new TextPattern(
    /^(?:(?:however|also|additionally|moreover|furthermore|in addition|meanwhile|therefore|thus|hence|of course|in fact|indeed|in short|similarly|likewise|still|yet|sure|oh|(?:yeah|yes|no)(?=, (?:so|i|we|you|he|she|it|they|there|the|this|that|our|my|a|an)\b)|um|uh|i mean|you know|the thing is|look|right|naturally|practically speaking|generally speaking|as a result|overall|remember|in other words|all-in-all|all in all|in essence|so|well|now|again|that said|after all|in the end|ultimately|consequently|besides|nonetheless|nevertheless|interestingly|fortunately|unfortunately|as mentioned(?: above| earlier)?|to (?:this|that) end|with (?:this|that) in mind|for (?:this|that) reason|because of (?:this|that)|as such|in this way|to do (?:this|that|so)|by doing (?:this|that|so)|on top of (?:this|that)|beyond (?:this|that)|as part of (?:this|that)|in particular|(?:more )?specifically|(?:more|most|more than that, most) importantly|importantly|in the process|in brief|as always|eventually|on the other hand|(?:by|in) contrast|at the same time|to be clear|to be fair|in turn|even so|in the meantime|first|second|third|last|firstly|secondly|thirdly|lastly|finally), |(?:in a nutshell|long story short|(?:to put it|put) simply|simply put|the bottom line|bottom line)(?: is)?(?:,|:) |it(?:['’]s| is) (?:also )?(?:important to (?:note|remember)|worth noting) that |(?:and|but|so|yet),? (?!far\b|that\b|many\b|much\b|long\b))/iu,
  ),
  dangling: new TextPattern(
    /^(?:(?:this|that|these|other|those|it|its|it['’]s|they|they['’]\w+|their|them|he|she|his|her|such|both|neither|either|another|others|which|who|same|instead|otherwise|then|next|last|first|second|third|finally|previously|more recently|afterwards?|later|elsewhere|because of|(?:yes|no)(?=,)|nor|or|plus|most of (?:them|these|those)|some of (?:them|these|those)|many of (?:them|these)|one of (?:them|these|those)|the (?:former|latter|same|other|others) |the (?:second|third|last|first)(?: one)? (?:is|was|are|were|has|had|will|would|can|step|reason|thing|part|question|point|rule|lesson|example)|here(?! (?:at|in) )|rather|too|only then|once (?:that|this|it|they)|if (?:so|not)|for (?:example|instance)|doing (?:so|this|that)|e\.g|to that end|in (?:this|that|these|those|such|both)|at (?:this|that)|with (?:this|that|these|those|it|so(?! (?:many|much|few|little)))|by (?:this|that|doing)|(?:after|before) (?:this|that|these)|for (?:this|that|these|those)|from (?:this|that|these|there)|to (?:do|get|make) (?:this|that|so|it)|as (?:this|that|these|they|it|such)|when (?:this|that|they|it|she|he)|if (?:this|that|they|it|he|she)|while (?:this|that|these|they|it)|since (?:then|this|that)|until (?:then|this|that)|having (?:this|that)|even (?:this|that|then|better|worse|more)|everything else|everyone else|on top of|over time|there['’]?s? (?:is|are|was|were)? ?(?:also|another|more|other))\b)/iu,
  ),
  standing: new TextPattern(
    /^it(?:['’]s| is| was| can be| may be| might be| will be) (?:also )?(?:often |always |sometimes |usually |very |really |quite |so |more |not )?(?:important|easy|easier|hard|harder|difficult|good|possible|impossible|tempting|worth|clear|true|best|better|crucial|essential|helpful|useful|tough|necessary|common|simple|critical|vital|safe|fair|natural|okay|ok|no secret|no surprise|time) |^(?:last|next) (?:year|week|month|spring|summer|autumn|fall|winter|night|season|quarter|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|^it (?:helps|takes|pays|makes sense|is estimated|turns out) |^(?:this|these) (?:year|week|month|spring|summer|autumn|fall|winter|past|days)\b|^those who |^that['’]s why |^both \p{L}+ and /iu,
  ),
  pointing: new TextPattern(
    /\b(?:this (?:blog|series|newsletter|page|piece|list)\b|(?:this|the) (?:blog ?post|post|article|guide|section|chapter|essay|tutorial)\b|(?:above|below)(?=[.,;:)]|$)|all of the above|the above|below (?:is|are)|as follows|the following|(?:as|i|we|already|previously|just|briefly|are|is|was|were) mentioned|mentioned (?:above|before|earlier|in)\b|see (?:our|the|below|above|also|figure)|shown (?:here|below|above)|(?:step|tip)s? \d|(?:this|the|these) screenshots?|screenshots? (?:above|below|shows?)|figure \d|table \d|click (?:here|on|the|this|below|through)\b|(?:^|[,;] |please |you can |you could |(?:be sure|remember|want) to |and )(?:click|check out|sign up|subscribe)\b|read more|read on|if you['’]d like to (?:know|learn|read|see) more|leave (?:us )?(?:a comment|feedback|comments)|let us know|contact us|^(?:contact|e-?mail|write to|call|reach)\b[^.!?]* ?\S+@\S+|follow us|email us|^(?:photos?|images?|icons?|visuals?|illustrations?|graphics?|design|written|edited|translated|video) (?:by|credits?|courtesy|source)\b|originally (?:published|posted)|looking for more|you can (?:find it|read (?:more|the|about)|see (?:the|more)|download)\b|leave us a review|follow (?:him|her|them|me|us) on|feel free to|start (?:your|a) free trial|thank you (?:so much|for)|thanks for|^(?:many |special |big |our )?thanks to .{2,60}? for\b|\bwe (?:encourage|invite|urge) you to (?:watch|read|listen|visit|see|view|check|take a look|explore)\b|\b(?:view|find|see|read|watch|download|register|learn more|more)\b[^.!?]* here[.!]$|welcome (?:back )?to|see you (?:next|soon)|ring in on|stay tuned|thanks for reading|here (?:is|are|['’]s) (?:a|the|how|what|some|our)|here['’]s)/iu,
  ),
};

const ES: Openings = {
  droppable: new TextPattern(
    /^(?:(?:sin embargo|además|también|por lo tanto|por tanto|por ello|así que|en resumen|no obstante|asimismo|de hecho|por supuesto|en definitiva|en otras palabras|mientras tanto|del mismo modo|finalmente|por último|en general|recuerda), |(?:pero|y) (?!qué\b|si\b|que\b))/iu,
  ),
  dangling: new TextPattern(
    /^(?:est[eao]s?|es[eao]s?|ell[oa]s?|él|ella|aquell[oa]s?|su|sus|ambos|ambas|otr[oa]s?|dich[oa]s?|tales?|luego|después|entonces|primero|segundo|tercero|por ejemplo|en cambio|aquí|allí|ahí|así|lo (?:mismo|anterior|cual|que)|esto|eso|al hacerlo|por es[oa]|por est[oa]s?|para ello|para est[oa]|con est[oa]s?|con es[oa]|en est[eao]s?|en es[eao]s?|de est[eao]|de es[eao]|si (?:lo|la|los|las|no)|cuando (?:lo|la)|la (?:primera|segunda|otra)|el (?:primero|segundo|otro)|o|sí|les|le|lo|los dos|las dos)(?=[\s,:])/iu,
  ),
  standing: new TextPattern(
    /^(?:este|esta|estos|estas) (?:año|semana|mes|verano|invierno|primavera|otoño)|^lo que (?!es)/iu,
  ),
  pointing: new TextPattern(
    /(?:est[ea] (?:artículo|guía|publicación|sección|post|página)|a continuación|más (?:arriba|abajo|adelante)|siguientes?\b|anterior(?:es|mente)?\b|haz clic|lee más|suscríbete|contáctanos|mencionad[oa]s?|consulta (?:la|el|nuestra|nuestro)|ver (?:la|el) (?:figura|tabla))/iu,
  ),
};

const DE: Openings = {
  droppable: new TextPattern(
    /^(?:(?:außerdem|allerdings|zudem|darüber hinaus|jedoch|natürlich|kurz gesagt|kurzum|tatsächlich|insgesamt|übrigens): ?|(?:aber|und|doch|denn) (?!wenn\b|so\b))/iu,
  ),
  dangling: new TextPattern(
    /^(?:dies(?:e[rsmn]?)?|das (?!\p{Lu})|es|er|sie(?= (?:ist|hat|wird|war|kann|sind|haben|werden|waren|können|soll|sollen|muss|müssen))|ihr|ihre[rnms]?|sein|seine[rnms]?|beide[rsn]?|solche[rsn]?|jene[rsn]?|dann|danach|dabei|dadurch|dafür|damit|daher|deshalb|deswegen|darum|dazu|davon|daraus|dort|hier|so|also|zuerst|zweitens|drittens|erstens|stattdessen|zum beispiel|ebenso|auch|anschließend|später|trotzdem|dennoch|außerdem|zudem|allerdings|jedoch|oder|ja|nein|ersteres|letzteres|weitere|andere|in diese[mnr]|bei diese[mnr]|mit diese[mnr]|auf diese[mnr]?|aus diese[mnr]|nach diese[mnr]|für diese[nrs]?)(?=[\s,:])/iu,
  ),
  standing: new TextPattern(
    /^(?:diese[ns]?) (?:jahr|woche|monat|sommer|winter|frühjahr|herbst)|^es (?:ist|lohnt|gibt|braucht|gilt|kommt) |^das (?=\p{Lu})/u,
  ),
  pointing: new TextPattern(
    /(?:diese[rmns]? (?:artikel|beitrag|abschnitt|leitfaden|text)|im folgenden|folgende[nrms]?\b|siehe\b|weiter (?:oben|unten)|wie oben|oben genannt|klicken|klick hier|abonnier|mehr lesen|kontaktier)/iu,
  ),
};

const FR: Openings = {
  droppable: new TextPattern(
    /^(?:(?:cependant|toutefois|de plus|en outre|par ailleurs|néanmoins|bien sûr|en effet|en résumé|en bref|donc|ainsi|enfin|pourtant|évidemment|d['’]ailleurs), |(?:mais|et|or|car) )/iu,
  ),
  dangling: new TextPattern(
    /^(?:ce|cela|ça|ceci|cette|ces|cet|c['’]est|il|elle|ils|elles|son|sa|ses|leur|leurs|celui|celle|ceux|celles|tel(?:le)?s?|l['’]un|l['’]autre|les deux|d['’]autres?|puis|ensuite|alors|après|d['’]abord|premièrement|deuxièmement|par exemple|au contraire|ici|là|lui|eux|y|en (?:cela|ce)|pour (?:cela|ce|cette|ces)|dans (?:ce|cet|cette|ces)|avec (?:ce|cet|cette|ces|cela)|à (?:ce|cet|cette|ces)|de (?:ce|cet|cette|ces)|oui|non|ou|aussi|lors de (?:ce|cet|cette))(?=[\s,:])/iu,
  ),
  standing: new TextPattern(
    /^il (?:faut|est (?:important|possible|utile|essentiel|nécessaire|temps|difficile|facile)|existe|suffit|y a|vaut)|^(?:cette|cet|ce) (?:année|semaine|mois|été|hiver|printemps|automne)|^ce qui |^ce que /iu,
  ),
  pointing: new TextPattern(
    /(?:(?:cet|cette|ce) (?:article|guide|section|billet|page)|ci-dessous|ci-dessus|suivante?s?\b|voir (?:la|le|notre|aussi)|cliquez|abonnez|lire la suite|contactez|mentionné)/iu,
  ),
};

const IT: Openings = {
  droppable: new TextPattern(
    /^(?:(?:tuttavia|inoltre|però|infatti|quindi|dunque|insomma|naturalmente|in sintesi|infine), |(?:ma|e|ed) )/iu,
  ),
  dangling: new TextPattern(
    /^(?:quest[oaie]|quell[oaie]|ciò|esso|essa|essi|lui|lei|loro|il suo|la sua|i suoi|le sue|entramb[ie]|altr[oaie]|tale|tali|poi|dopo|allora|così|qui|lì|prima di tutto|per esempio|ad esempio|invece|in quest[oaie]|con quest[oaie]|per quest[oaie]|di quest[oaie]|anche|oppure|sì|no|lo stesso)(?=[\s,:])/iu,
  ),
  standing: new TextPattern(/^quest[oa] (?:anno|mese|settimana|estate|inverno)/iu),
  pointing: new TextPattern(
    /(?:quest[oa] (?:articolo|guida|sezione|post|pagina)|di seguito|seguent[ei]\b|qui sotto|sopra citat|clicca|iscriviti|leggi di più|contattaci|vedi )/iu,
  ),
};

const PT: Openings = {
  droppable: new TextPattern(
    /^(?:(?:no entanto|além disso|porém|também|portanto|contudo|de fato|em resumo|enfim|assim|por fim|claro|todavia), |(?:mas|e) )/iu,
  ),
  dangling: new TextPattern(
    /^(?:est[ea]s?|ess[ea]s?|isto|isso|aquilo|aquel[ea]s?|el[ea]s?|seus?|suas?|ambos|ambas|outr[oa]s?|tal|tais|depois|então|primeiro|segundo|por exemplo|em vez disso|aqui|ali|lá|o mesmo|por isso|com isso|para isso|nest[ea]s?|ness[ea]s?|dest[ea]s?|dess[ea]s?|nisso|disso|ou|sim|não,)(?=[\s,:])/iu,
  ),
  standing: new TextPattern(/^est[ea] (?:ano|mês|semana|verão|inverno)/iu),
  pointing: new TextPattern(
    /(?:(?:este|esta|neste|nesta) (?:artigo|guia|seção|post|página|texto)|a seguir|seguintes?\b|abaixo\b|acima\b|clique|inscreva-se|leia mais|veja (?:o|a|também)|contate)/iu,
  ),
};

const NL: Openings = {
  droppable: new TextPattern(
    /^(?:(?:bovendien|natuurlijk|kortom|daarnaast|overigens), |(?:maar|en|want|dus) )/iu,
  ),
  dangling: new TextPattern(
    /^(?:dit|dat|deze|die|het (?=(?:is|was|wordt|werd|heeft|kan|zal|moet)\b)|hij|zij|ze|hun|zijn|haar|beide|andere|zulke|dan|daarna|daarom|daardoor|daarmee|daarbij|daar|hier|zo|eerst|ten eerste|ten tweede|bijvoorbeeld|in plaats daarvan|ook|toch|echter|bovendien|daarnaast|of|ja|nee|met deze|met dit|in deze|in dit|voor deze|voor dit|bij deze|bij dit)(?=[\s,:])/iu,
  ),
  standing: new TextPattern(
    /^(?:dit|deze) (?:jaar|week|maand|zomer|winter)|^het is (?:belangrijk|mogelijk|goed|tijd)/iu,
  ),
  pointing: new TextPattern(
    /(?:(?:dit|deze) (?:artikel|gids|sectie|blog|pagina|bericht)|hieronder|hierboven|volgende\b|klik|abonneer|lees meer|neem contact|zie (?:ook|de|het))/iu,
  ),
};

const JA: Openings = {
  droppable: new TextPattern(
    /^(?:しかし|そして|また|さらに|ただし|もちろん|つまり|なお|一方で|一方|ところが|でも|だから|したがって|要するに|実際に|実際)、/u,
  ),
  dangling: new TextPattern(
    /^(?:これ|それ|この|その|あれ|あの|こう|そう|ここ|そこ|同様|例えば|たとえば|次に|まず|最後に|すると|それでは|前者|後者|両者|彼|彼女|しかし|そして|また|さらに|ただし|つまり|だから|したがって|でも|一方|すなわち|なぜなら|そのため|このよう|はい|いいえ)/u,
  ),
  standing: NEVER,
  pointing: new TextPattern(
    /(?:この記事|本記事|この章|このガイド|以下の|次の(?:リスト|表|図|例|よう)|上記|前述|下記|クリック|こちら|ご覧ください|登録|購読|を参照)/u,
  ),
};

const TABLE: Record<string, Openings> = { en: EN, es: ES, de: DE, fr: FR, it: IT, pt: PT, nl: NL, ja: JA };
const NONE: Openings = { droppable: NEVER, dangling: NEVER, standing: NEVER, pointing: NEVER };

/** The opening rules of a language; a language without rules drops nothing and trusts the source's own flag. */
export function openingsOf(language: string): Openings {
  return TABLE[language] ?? NONE;
}
