/** Words that carry no topic, by language: they weigh nothing in ranking and never become a hashtag. */
const LISTS: Record<string, string> = {
  en: `a about above after again against all also always am an and another any anyone anything are aren't around as ask at away back be because
been before being below best better between big both bring but by call came can can't come could day days did didn't different do does doesn't
doing don't done down during each easy either else end enough especially even ever every everyone everything example far feel few find first five
follow following for found four from full further gave get gets getting give given go goes going good got great had hard has have haven't having he
help helped helpful helping helps her here hers him his how however i i'd i'll i'm i've if important in instead into is isn't it it's its itself just
keep kept kind know large last later least less let let's like likely little long look lot made main make makes making many may maybe me mean means
might month months more most much must my near need needed needs never new next no nor not nothing now of off often on once one ones only onto or
other others our ours out over own part per perhaps place point possible probably put quite rather really right said same say says see seem seems
set several shall she should simple simply since small so some someone something soon start started still such sure take taken takes tell ten than that that's the
their theirs them then there there's these they they're thing things think this those though three through time times to today together told too took
toward try trying two under until up upon us use used useful user-friendly using very via want wants was wasn't way ways we we'd we'll we're we've
week weeks well went were weren't what what's when where whether which while who whole whom whose why will with within without won't work worked
working works would wouldn't year years yes yet you you'd you'll you're you've your yours yourself number lots bit everything's able across among already
almost along although behind beyond towards towards currently current available early easier quickly clearly previously recently simply truly ready share shared
show shows shown turn turned happen happens happened become becomes became include includes including included create created creating creates provide provides
provided providing built build building learn learned write writes writing wrote written read reading run running`,
  es: `a al algo algunas algunos ante antes aquel aquella aquellos aquí así aún aunque bajo bien buena bueno cada casi como cómo con contra cosa cosas
cual cuál cuales cualquier cuando cuándo cuanto de debe deben debería del desde después día días donde dónde dos durante e el él ella ellas ellos en
entonces entre era eran es esa esas ese eso esos esta está estaba están estar este esto estos fue fueron gran grande ha había hace hacer hacia han
hasta hay incluso la las le les lo los más mayor me mejor menos mi mientras mis mismo mucha muchas mucho muchos muy nada ni no nos nosotros nuestra
nuestras nuestro nuestros nueva nuevo nunca o otra otras otro otros para parte pero poco por porque pueda puede pueden puedes podría pues que qué
quien quién quienes quiere se sea sean según ser será si sí sido siempre sin sino sobre solo sólo son su sus tal también tan tanto te tener tenga ti
tiempo tiene tienen tienes toda todas todavía todo todos tras tu tus tú un una unas uno unos usted ustedes va vez veces ver vida y ya yo estás estas
forma manera ejemplo quizás tus hacerlo saber quieres lugar usar algún alguna primer primera primero tres además cuenta ayuda ayudar hecho momento poder`,
  de: `aber alle allem allen aller alles als also am an andere anderen anderer auch auf aus bei beim bereits besonders bin bis bist da dabei dadurch dafür
damit danach dann daran darauf das dass dazu dein deine dem den denen denn der deren des deshalb dessen die dies diese diesem diesen dieser dieses doch
dort du durch ein eine einem einen einer eines einfach er es etwa etwas euch euer für ganz gar gegen geht gibt gut guten haben hat hatte hatten hier
hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist jede jedem jeden jeder jedes jedoch jetzt kann kein keine können könnte
machen macht man mehr mein meine mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem seinen seiner seit
sich sie sind so sogar sollen sollte sondern sowie über um und uns unser unsere unseren unter viel viele vielen vom von vor war waren was weil weiter
welche wenn wer werden wie wieder will wir wird wo wollen worden wurde wurden zu zum zur zwar zwei zwischen Jahr Jahre Tag Tage Beispiel Teil Zeit Menschen`,
  fr: `à afin ai ainsi alors après au aucun aussi autre autres aux avant avec avoir beaucoup bien car ce ceci cela celle celles celui ces cet cette ceux
chaque chez chose choses comme comment contre dans de déjà depuis des deux devant dire doit doivent donc dont du elle elles en encore entre es est et
était étaient été être eu eux faire fait faut font grand grande il ils je jour jours jusque l la là le les leur leurs lors lorsque lui ma mais me même
mêmes mes mieux moi moins mon ne ni non nos notre nous nouveau nouvelle on ont ou où par parce parfois pas pendant peu peut peuvent plus plusieurs pour
pourquoi pouvoir premier première presque puis quand que quel quelle quelles quels quelque quelques qui quoi sa sans se selon sera ses seulement si son
sont souvent sous sur ta tandis te tes toi ton toujours tous tout toute toutes très trois trop tu un une va vers vos votre vous vraiment y temps exemple`,
  it: `a abbiamo ad ai al alcune alcuni all alla alle allo altra altre altri altro anche ancora avere aveva bene c che chi ci ciò come con contro cosa cose
così da dai dal dalla dalle de degli dei del dell della delle dello dentro di dire dopo dove due e ed era erano essere fa fare fatto fino fra gli grande
ha hai hanno ho i il in io la le lei li lo loro lui ma mai me meno mentre mi mia mie mio molta molte molti molto ne nei nel nella nelle no noi non nostra
nostre nostri nostro nuova nuovo o ogni oppure per perché però più poco poi possono prima proprio può qual quale quali quando quanto quella quelle quelli
quello questa queste questi questo qui sarà se sei sempre senza si sia siamo sono sopra sotto stata stati stato su sua sue sugli sui sul sulla suo suoi
tanto te ti tra tre troppo tu tua tutta tutte tutti tutto un una uno va vi voi volta volte esempio tempo modo parte giorno giorni`,
  pt: `a à agora ainda algo alguma algumas alguns ao aos apenas após as às assim até bem bom cada coisa coisas com como contra da das de dela dele deles
depois desde dessa desse desta deste deve devem dia dias do dois dos durante e é ela elas ele eles em enquanto então entre era eram essa essas esse
esses esta está estão estar estas este estes eu faz fazer feito foi foram grande há isso isto já la lá lhe mais mas me melhor menos mesmo meu minha
muita muitas muito muitos na nas não nem nenhum no nos nós nossa nossas nosso nossos nova novo num numa nunca o onde os ou outra outras outro outros
para pela pelas pelo pelos pode podem por porque pouco primeira primeiro qual quais qualquer quando quanto que quem se seja sem sempre ser será seu seus
si sido sim só sob sobre são sua suas também tão te tem têm tempo ter teu toda todas todo todos três tu tudo um uma umas uns vai vez vezes você vocês exemplo forma`,
  nl: `aan achter al alle alleen alles als altijd andere anders bij bijna binnen boven daar daarna dag dagen dan dat de deze die dit doen doet door dus een
eens eerst eerste elk elke en er erg ergens even gaan gaat geen goed goede had hadden haar heb hebben heeft heel hem het hier hij hoe hun iets ik in is
je jij jou jouw kan kunnen later maar maken maakt me meer meest men met mij mijn misschien moet moeten na naar niet niets nieuw nieuwe nog nooit nu of om
omdat onder ons onze ook op over samen sinds steeds te tegen ten ter terug toch toen tot tussen twee uit uw van vaak veel veel verder vol voor vooral
waar waarom wanneer want waren was wat we weer wel welke werd werden wie wij wil willen worden wordt zal ze zeer zelf zich zien zij zijn zo zoals zonder zou tijd voorbeeld`,
};

const SETS = new Map(
  Object.entries(LISTS).map(([language, list]) => [
    language,
    new Set(list.split(/\s+/u).map((word) => word.toLocaleLowerCase(language))),
  ]),
);

/** Whether a lower-cased word is function vocabulary of the language; unknown languages only know short words. */
export function isStopword(word: string, language: string): boolean {
  const set = SETS.get(language);
  if (set === undefined) return word.length < 4;
  return set.has(word.includes('’') ? word.replaceAll('’', "'") : word);
}

/** A word in so many, at least, is one that holds the sentences of its language together. */
const HELD_TOGETHER = 5;
/** Part of the words that no text of another language has. */
const FOREIGN = 0.35;
/** The same where it has next to none of its own language. */
const BORROWED = 0.25;
/** Fewer words do not tell their language. */
const MIN_WORDS = 6;

/** Whether a sentence is of another language than its text: a quotation that nobody has translated. */
export function isForeign(text: string, language: string): boolean {
  const words = text.toLowerCase().split(' ');
  const own = SETS.get(language);
  // most sentences say with their first words whose they are
  let missing = own === undefined ? Infinity : words.length / HELD_TOGETHER;
  for (const word of words) {
    if (own?.has(word)) missing -= 1;
    if (missing <= 0) return false;
  }
  if (words.length < MIN_WORDS || /[^\p{Script=Latin}\P{L}]/u.test(text)) return false;
  const bare = words.map((word) => word.replace(/^\P{L}+|\P{L}+$/gu, ''));
  const held = (other: string): number => bare.filter((word) => isStopword(word, other)).length;
  const least =
    own === undefined ? words.length * FOREIGN : Math.max(words.length * BORROWED, 3 * held(language));
  const isOf = (other: string): boolean => held(other) >= least;
  return [...SETS.keys()].some((other) => other !== language && isOf(other));
}
