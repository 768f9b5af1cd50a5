/** Words that open a sentence with a capital and are no part of the name behind them, by language. */
const OPENERS = `the a an this that these those there here it its he she we they you i my our your their his her in on at by for from
  to of with without within after before since when while where why what who which whose how if as although though because but and or
  so yet nor not no yes however moreover also then thus therefore meanwhile instead even only just both each every all any some many
  most few several one two three four five six seven eight nine ten first second third next last finally today now once during until
  despite like unlike according quel quelle quels quelles quale quali quanto quanti quanta quante qual quais quantos quantas cuál cuáles cuánto cuántos
  welke hoeveel welche welcher welches welchem welchen about across over under through between among against every another such other more less than too very
  let lets do does did is are was were will would can could should may might must have has had use using used read see learn find get
  make take give keep start stop try ask don't doesn't isn't can't won't it's that's there's we're you're they're here's what's i'm
  der die das ein eine einer eines einem einen dies diese dieser dieses diesem diesen wir ihr sie er es ich du man und oder aber doch
  denn wenn als da wie was wer wo warum weil ob damit dass in im an am auf aus bei beim mit nach von vom vor zu zum zur über unter seit
  bis für ohne durch gegen um auch nur noch schon sehr mehr viele alle jede jeder jedes kein keine nicht so dann dort hier heute laut
  el la los las un una unos unas lo este esta estos estas ese esa esos esas su sus mi tu nuestro nuestra y o pero si cuando como donde
  que qué quién cómo por para con sin sobre entre desde hasta según en de del al más no sí también ya aún hoy cada todo todos todas
  le les des du au aux ce cet cette ces son sa ses leur leurs notre nos votre vos mon ma mes et ou mais donc car si quand comme où qui
  que quoi pourquoi dans sur sous avec sans pour par en chez depuis selon il ils elle elles nous vous je tu on pas plus très aussi
  um uma os as o e mas se quando onde com sem para por em no na nos nas do da dos das ao à não sim mais seu sua
  il lo gli i di e ma che chi come quando dove perché con per tra fra su nel nella dei delle al alla non più suo sua suoi sue
  het een en of maar als wie wat waar hoe met voor van op aan bij naar uit om te niet ook dit deze die`;
/** What writers of posts open with, and adjectives and measures that German writes beside a noun's capital. */
const POSTING = `imagine meet discover check picture remember consider join follow share save comment subscribe click visit download explore
  introducing welcome thanks thank want need ready curious looking think watch listen hear tell say look notice note pro tip big small
  new old good great best real full early late recent total overall same own people everyone someone anyone nobody something everything
  nothing teams readers users customers companies well sure maybe perhaps please dear hi hello today's tomorrow yesterday here's always
  never often sometimes usually sadly luckily fortunately unfortunately clearly simply again further later earlier soon because whether
  thread story lesson lessons takeaway bottom key why's who's part step chapter episode question answer day week month year inside behind
  besides beyond around along near against without among beware forget picture building making taking getting using writing reading
  descubre conoce comparte guarda mira imagina gracias hola sigue quieres recuerda comenta apunta solo nuevo nueva así además
  découvrez lisez partagez merci bonjour imaginez voici voilà
  weitere weniger neue neuer neues neuen gute guter gutes guten große großer großes großen kleine kleiner kleines kleinen erste erster
  erstes ersten letzte letzter letztes letzten nächste nächster nächstes nächsten andere anderer anderes anderen einige wenige eigene
  eigenes eigenen hohe hohes hohen klare klares klaren einfache einfaches einfachen wichtige wichtiges wichtigen alte altes alten junge
  jungen ganze ganzes ganzen echte echtes prozent ende anfang mitte tonnen liter meter kilo stunden minuten sekunden tage tagen wochen
  monate monaten jahre jahren euro lesen teilen folgen lernen danke hallo warum's gerade genau etwa rund knapp fast drei vier fünf sechs
  sieben acht neun zehn elf zwölf zwei`;
const STOPS = new Set(`${OPENERS} ${POSTING}`.split(/\s+/));
/** Forms of address and offices: `Director Keller` is proven by `Keller`. */
const TITLES = new Set(
  `mr mrs ms dr prof professor president director author engineer ceo founder designer developer minister mayor senator chancellor judge
  coach chef doctor librarian editor chairman chairwoman sir dame lord lady cllr councillor rep sen gov herr frau leiterin leiter señor señora sr sra srta don doña
    m mme mlle madame monsieur sig signor signora dott senhor senhora meneer mevrouw`.split(/\s+/),
);

export function isTitleWord(word: string): boolean {
  return TITLES.has(word.toLowerCase().replace(/\.$/, ''));
}

/** Whether a capitalised word is an ordinary word of the language that only opens a sentence or a title. */
export function isOrdinaryWord(word: string): boolean {
  const small = word.toLowerCase();
  return STOPS.has(small.includes('’') ? small.replaceAll('’', "'") : small);
}

/** Capital letters that are no names: the writer's own vocabulary and everyday shortenings. */
const NO_NAMES = new Set(
  'I OK CO2 CO₂ CTA DM DMS FAQ Q&A PS P.S TLDR TL DR VO SFX AM PM A.M P.M HOOK INTRO OUTRO ID PDF URL VS kWh MWh GWh kW MW GW GB MB TB GHz MHz Celsius Fahrenheit Mr Mrs Ms Dr'.split(
    ' ',
  ),
);

export function isNoName(word: string): boolean {
  return NO_NAMES.has(word);
}
