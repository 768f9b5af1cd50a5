import { oneOf } from '../../text/one-of.js';
import { FRAGMENT, PURPOSE } from './fragments.js';
import { REPORTED, REPORTED_AMONG } from './reported.js';
import type { Anaphora } from '../schema.js';

/** Words that end in `t` and are not verbs. */
const NO_VERBS = oneOf`
  nicht erst jetzt weit fast seit dort samt mit gut oft meist sonst recht selbst zuletzt insgesamt bekannt
  komplett direkt leicht dicht echt`;
/** `freut`, not `neue` or `Blatt` */
const IN_T = String.raw`(?!(?:${NO_VERBS})(?!\p{L}))[a-zäöüß]+t`;
/** `Das freut uns`, not `das neue Haus`. */
const VERBS = oneOf`
  ist war wäre wird wurde hab(?:en?|t)? hat hatten? kann könnten? können
  soll sollte muss müsste darf dürfte will wollte mag möchte
  würde kam ging blieb gab ließ sah klang lag tat half fand fiel hieß
  ${IN_T}`;
/** "Das habe ich gelernt: …": what is said behind the colon. */
const SAID_BELOW = String.raw`hab(?:en?|t)? [^:]*: \S`;
/** Verbs right after `da`, which is then no conjunction: `Da gibt es keinen Kahn`, not `Da es keinen gibt, …`. */
const AFTER_DA = oneOf`ist sind war waren gibt gab hat haben hatten? wurden?`;
/** Verbs after `ihr` that address readers: `Ihr könnt helfen`. */
const OF_READERS = oneOf`
  könnt habt seid müsst wollt sollt dürft werdet wisst möchtet braucht findet solltet könntet wart kennt seht
  bekommt macht geht`;
/** Words after `das` or `dies` as an object: `Das Team sieht das auch so`. */
const AFTER_OBJECT = oneOf`
  eine?[nmrs]? d(?:er|ie|en|em) auch vor nur nicht unter mit durch für an in am im bei seit aus zu[mr]? so
  sehr jetzt heute viele kaum schon erst noch etwa rund unsere?[nmrs]? sich allen
  \p{Ll}+lich(?!_\p{L}+(?:e|e[nrsm])_)`;
/** Words after `damit` as a conjunction: `Damit der Saal hell wird, …`. */
const SUBJECTS = oneOf`
  der die das den dem des ein\p{L}* kein\p{L}* mein\p{L}* dein\p{L}* unser\p{L}* euer eure\p{L}* jede\p{L}* alle\p{L}*
  wir ich du man ihr sie es er sich auch [A-ZÄÖÜ]\p{L}+`;
const GOES_ON = oneOf`anstatt statt um ohne weil dass die der das den dem und aber sondern wenn als`;
/** "An beiden Enden": a thing that has two of them. */
const OF_BODY = oneOf`seiten enden händen \p{L}*beinen augen ohren richtungen`;
/** What there are two of without being named above: "In beiden Weltkriegen", "An beiden Ufern des Rheins". */
const PAIRS = oneOf`weltkriegen? geschlechtern? \p{L}*ufern? elternteilen? hemisphären`;
const SEASONS = oneOf`jahr monat woche sommer winter frühjahr frühling herbst tag abend morgen wochenende`;
const PERIODS = oneOf`
  jahre? monate? wochen? tage? stunden? minuten? sekunden? augenblicke? zeit`;
/** "Bei aller Sachkenntnis wusste er …": a verb before its pronoun, in the first clause. */
const INVERTED = String.raw`^\p{Lu}[^,;:—–«»“”„"]* (?!(?:dass|wenn|ohne|gegen|durch|oder|weil|denn|sowie|doch|aber|welche) )\p{Ll}{3,} (?:sie|er)(?= )`;
/** Words after a comma that begin no main clause. */
const NO_VERB = oneOf`
  de[rmns] die das dessen deren ein\p{Ll}* in im an am auf aus bei mit nach vo[nmr] zu[mr]? für über unter seit
  ohne um und oder sowie wie als wo was wer welche\p{Ll}* weil dass ob bis auch nicht nur vor teilweise
  \p{Lu}\p{L}* \d\S* [„“"]\S*`;
/** "Obwohl die Anwendungen auf wenig Gegenliebe stießen.": a clause that continues the sentence before. */
const SUBORDINATE = String.raw`^(?:Als (?:de[rmn]|die|das|ein\p{Ll}*|er|sie|es|ich|wir)|Obwohl|Weil|Wenn|Nachdem|Bevor|Dass|Indem|Sobald|Falls) [^,]*(?:, (?:${NO_VERB}) [^,]*)*[.!]$`;
/** "Wir hörten, dass Vereine seitdem …": since when is said before. */
const SINCE = String.raw`^[^,\d]*, dass [^,]* (?:seitdem|seither)(?!\p{L})`;
const PARTED = oneOf`an auf aus ab ein mit vor nach hin her weg um durch`;
/** "Er kam nicht umhin, einige anzuschauen.": some of what, where no noun is before it. */
const NOUNLESS = String.raw`^\p{Lu}\p{L}*(?:,? \p{Ll}+){0,12},? (?:einige|mehrere|welche|ein paar) (?:zu \p{Ll}+n|(?:${PARTED})zu\p{Ll}+n)(?!\p{L}| \p{Lu})`;
/** "Zum Glück habe ich es nicht, denn …": not done what; "Leicht hatten sie es nicht" has its own meaning. */
const ELIDED = String.raw`^(?!Leicht|Einfach|Schwer|Gut|Eilig)\p{Lu}\p{L}*(?: \p{L}+){0,2} (?:habe|hast|hat|haben|habt|hatten?) (?:\p{L}+ )?es nicht[,.;!]`;
/** "Ich wünschte, es wäre nicht so.": not how. */
const NOT_SO = String.raw`^\p{Lu}\p{L}*(?:,? \p{L}+){0,3},? (?:es (?:ist|war|wäre)|(?:ist|war|wäre) es) (?:\p{Ll}+ )?nicht so(?:[.;!]|,(?! (?:dass|als|wie) ))`;
/** "Er hatte nämlich kein Boot.": the reason for what is said before; behind a comma it begins a list. */
const REASON = String.raw`^[^,;:—–]* nämlich(?!\p{L})`;

const CLAUSES = oneOf`dass ob warum wieso weshalb`;
/** Words in "-e" that are no adjective behind "das". */
const NO_ATTRIBUTES = oneOf`\p{L}*eine die ihre unsere eure heute gerne lange ohne beide alle jede diese`;
const PLACED = oneOf`für in an auf mit ohne gegen durch um über unter aus bei nach vor`;
/** "das im Winter gesammelte Wasser", "das zu viele Salz": an article, unlike "das für kleine Boote". */
const ARTICLE = String.raw`das (?:[\p{L}-]+ ){1,6}(?<! (?:${PLACED}) )(?!(?:${NO_ATTRIBUTES}) )\p{Ll}{3,}e \p{Lu}`;
/** "Schade ist, dass dies die Hürde ist.", "Er fragt, ob das nicht zu teuer wird.": what is said before; what a colon introduces is said below. */
const POINTED = String.raw`^(?!(?:Wenn|Als|Weil|Da|Obwohl|Falls|Sobald|Nachdem) )[^,;:—–]*, (?:${CLAUSES}) (?:dies|(?!${ARTICLE})das(?= (?:${AFTER_OBJECT})(?!\p{L})))(?= )(?!.*:)`;

const CLAIMS = oneOf`these behauptung annahme einschätzung kritik unterstellung darstellung vorwurf einwand argument`;
const WHICH = oneOf`dass von des der eine[rs] die den das ob wonach`;
/** "Henn widerlegte die These.", which is in the sentence before; not "die These, dass …". */
const REBUTS = String.raw`(?<=^[^,:;]{0,60})(?:widerleg|widersprach|widersprich|entkräfte|bestreite|bestritt)\p{L}* (?:die|den|das|de[mr]|diese[mnrs]?) (?:${CLAIMS})(?!\p{L}|,? (?:${WHICH})(?!\p{L}))`;

export const anaphora: Anaphora = {
  openings: [
    oneOf`
      vorher zuvor jedoch allerdings außerdem ausserdem daher deshalb deswegen darum dennoch trotzdem
      folglich somit dadurch dabei dafür dagegen danach daraus darin dazu zudem ferner hingegen
      stattdessen also dann auch schließlich zweitens drittens hierbei hierfür hierzu hier ebenso sonst
      andernfalls alternativ damals darunter daneben darauf infolgedessen nichtsdestotrotz insofern gleiches ähnlich
      im_gegenteil(?!_zu) genau_deshalb im_(?:vergleich|gegensatz|unterschied)_(?:da|hier)zu zum_vergleich
      bis_(?:hier(?:_her|her|hin)|dahin) (?:der|die|das)_\p{L}+_nämlich hinzu(?=_(?:kommt|kommen|kam|kamen)(?!\p{L}))`,
    'aber|und|oder|doch|denn|sondern',
    oneOf`
      dies diese[rsmn]? es er sie ihr(?!_(?:${OF_READERS})(?!\p{L})) ihre[rsmn]? sein seine[rsmn]? solche[rsn]?
      (?:zwischen|bei|von|in|an|aus)_beiden(?!_(?:${OF_BODY}|${PAIRS})(?!\p{L})) beide[rsn]?(?!_(?:${PAIRS})(?!\p{L})) jene[rsmn]?`,
    oneOf`
      zum_beispiel beispielsweise in_diesem in_dieser aus_diesem mit_diesem mit_dieser auf_diese zum_einen zum_anderen
      auf_der_anderen_seite wie_(?:oben_|bereits_)?(?:erwähnt|beschrieben) die_antwort der_grund
      das_ergebnis die_folge`,
  ],
  openingsInCase: [
    // "Da gab es einmal einen König" says when
    `[Dd]a (?!\\p{L}+ (?:es )?(?:ein)?mal )(?:${AFTER_DA})`,
    String.raw`[Dd]amit(?! (?:${SUBJECTS})(?!\p{L})[^,]*, (?!(?:${GOES_ON})(?!\p{L})))`,
    `[Dd]as (?!${SAID_BELOW})(?:${VERBS})|(?:[Dd]e[rm]|[Dd]ie) (?:ist|sind|war|waren|hat|haben|hatten?|wird|werden|kann|können|${IN_T})`,
  ],
  reference: {
    pronoun: oneOf`
      ihn ihm ihnen (?:in|an|bei|mit|aus|von|für|nach|seit|zu|unter|auf)_(?:sein|ihr)e?[mnrs]?
      (?:in|an|bei|mit|aus|von|für|nach|seit|zu|unter)_(?:dies|jen)e[mnrs]?(?!_(?:${SEASONS})(?!\p{L}))
      (?:ist|sind|war|waren|kostet|spart)_das(?=_\d|_rund|_etwa|_gut|_knapp)
      (?:waren|sind|war|ist)_es(?=_(?:\d|rund|etwa|gut|knapp|nur|noch|schon)) ebenfalls deshalb deswegen
      dadurch trotzdem dennoch seitdem seither
      (?:darüber|danach|dafür|dagegen|daran|darauf|daraus|davon)(?=(?:_\p{Ll}+){0,3}[.!]$)
      ^\p{L}+(?:_\p{L}+)?_\p{Ll}+_(?:das|dies)(?=_(?:${AFTER_OBJECT})(?!\p{L})|[.,])`,
    clause: 'und|aber|oder|denn|weil|dass|als|wenn|was|wer|wie|um|bis|damit|obwohl|während',
  },
  later: oneOf`
    (?:ein_(?:Drittel|Viertel|Fünftel)|die_Hälfte|der_Rest)_(?!de[rs](?!\p{L})|von|aller|davon)\p{Ll}+
    (?:\p{L}+|\d+)_(?:${PERIODS})_(?:später|danach|darauf|zuvor) (?:kurz|wenig|bald)_(?:später|danach|darauf|zuvor)
    am_(?:nächsten|folgenden|selben)_(?:tag|morgen|vormittag|mittag|nachmittag|abend) gleichzeitig zugleich
    seither seitdem inzwischen(?=_(?:ist|sind|hat|haben)) es_(?:waren|sind)_(?=\d)
    (?:kein\p{L}*|niemand|nichts)(?:_\p{L}+){1,4}[.!]$
    [^,]{2,80}_(?:geht|gehen|ging|gingen|wählt|wählte)_einen_(?:zweiten|dritten|vierten|anderen)_Weg
    (?:\p{L}+_){0,2}das_Gegenteil nicht_(?:(?:nur|etwa|bloß),?_)?(?:weil|dass)
    (?:der|die|das)_(?:zweite|dritte|vierte|letztere)n?_(?!\p{L}*(?:hälfte|halbjahr|quartal|weltkrieg))\p{L}+`,
  exact: `(?:${POINTED}|${INVERTED}|${SUBORDINATE}|${SINCE}|${FRAGMENT}|${PURPOSE}(?:, (?:${NO_VERB}) [^,]*)*[.!]$|${NOUNLESS}|${ELIDED}|${NOT_SO}|${REASON})`,
  reported: REPORTED,
  reportedAmong: REPORTED_AMONG,
  turns: oneOf`
    aber jedoch doch sondern allerdings dennoch trotzdem dagegen stattdessen tatsächlich in_wirklichkeit in_der_praxis
    dann_(?:ist|sind|hast|hat|haben|kannst|kann|können|solltest|sollte|sollten|musst|muss|müssen)`,
  turnsWithin: `jedoch|allerdings|hingegen|dagegen|dennoch|trotzdem|${REBUTS}`,
  setups: oneOf`
    auf_dem_papier in_der_theorie theoretisch auf_den_ersten_blick zunächst anfangs bisher bislang früher
    ursprünglich
    (?:manche|einige|viele|kritiker|gegner)(?:_\p{L}+)?_(?:sagen|meinen|glauben|fürchten|behaupten) zwar
    vielleicht sicher natürlich gewiss`,
  sides: ['einerseits|zum einen|auf der einen Seite', 'ander(?:er)?seits|zum anderen|auf der anderen Seite'],
  series: ['erstens', 'zweitens', 'drittens', 'viertens', 'fünftens', 'sechstens'],
};
