/** Words that open a sentence with a capital and are no part of the name behind them, by language. */
const OPENERS = `the a an this that these those there here it its he she we they you i my our your their his her in on at by for from
  to of with without within after before since when while where why what who which whose how if as although though because but and or
  so yet nor not no yes however moreover also then thus therefore meanwhile instead even only just both each every all any some many
  most few several one two three four five six seven eight nine ten first second third next last finally today now once during until
  despite like unlike according about across over under through between among against every another such other more less than too very
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
  il lo gli i di e ma che chi come quando dove perché con per tra fra su nel nella dei delle al alla non più suo sua
  het een en of maar als wie wat waar hoe met voor van op aan bij naar uit om te niet ook dit deze die`;
const STOPS = new Set(OPENERS.split(/\s+/));

/** Whether a capitalised word is an ordinary word of the language that only opens a sentence or a title. */
export function isOrdinaryWord(word: string): boolean {
  return STOPS.has(word.toLowerCase().replace(/’/g, "'"));
}

/** Capital letters that are no names: the writer's own vocabulary and everyday shortenings. */
const NO_NAMES = new Set(
  'I OK CTA DM DMS FAQ Q&A PS P.S TLDR TL DR VO SFX AM PM A.M P.M HOOK INTRO OUTRO ID PDF URL VS Mr Mrs Ms Dr'.split(
    ' ',
  ),
);

export function isNoName(word: string): boolean {
  return NO_NAMES.has(word);
}
