import { oneOf } from '../../text/one-of.js';
import type { Anaphora } from '../schema.js';

/** What follows `das` or `dies` as an object: `Das Team sieht das auch so`. */
const AFTER_OBJECT = oneOf`
  eine?[nmrs]? d(?:er|ie|en|em) auch vor nur nicht unter mit durch für an in am im bei seit aus zu[mr]? so
  sehr jetzt heute viele kaum schon erst noch etwa rund unsere?[nmrs]? sich allen`;
/** Words that name the speaker, or explain a subjunctive without one. */
const ATTRIBUTED = oneOf`
  sagt sagen erklär mein(?:t|en) findet berichte beton schreib warn behaupt glaub hofft? laut_ zufolge
  heißt_es als_ob als_(?:sei|habe) es_sei_denn sei_es (?<!\p{L})(?:[Ii]ch|ob|so|damit|[„“"])`;
/** Verbs of reported speech. */
const SUBJUNCTIVES = oneOf`seien? habe werde müsse könne solle dürfe wolle gebe gehe komme bleibe`;

/** "Bei aller Sachkenntnis wusste er …": a verb before its pronoun, ahead of any other clause. */
const INVERTED = String.raw`^\p{Lu}[^,;:—–«»“”„"]* (?!(?:dass|wenn|ohne|gegen|durch|oder|weil|denn|sowie|doch|aber|welche) )\p{Ll}{3,} (?:sie|er)(?= )`;
/** Words that begin no main clause behind a comma. */
const NO_VERB = oneOf`
  de[rmns] die das dessen deren ein\p{Ll}* in im an am auf aus bei mit nach vo[nmr] zu[mr]? für über unter seit
  ohne um und oder sowie wie als wo was wer welche\p{Ll}* weil dass ob bis auch nicht nur vor teilweise
  \p{Lu}\p{L}* \d\S* [„“"]\S*`;
/** "Obwohl die Anwendungen auf wenig Gegenliebe stießen.": a clause of the sentence before. */
const SUBORDINATE = String.raw`^(?:Als (?:de[rmn]|die|das|ein\p{Ll}*|er|sie|es|ich|wir)|Obwohl|Weil|Wenn|Nachdem|Bevor|Dass|Indem|Sobald|Falls) [^,]*(?:, (?:${NO_VERB}) [^,]*)*[.!]$`;

export const anaphora: Anaphora = {
  openings: [
    oneOf`
      vorher zuvor jedoch allerdings außerdem ausserdem daher deshalb deswegen darum dennoch trotzdem
      folglich somit dadurch damit dabei dafür dagegen danach daraus darin dazu zudem ferner hingegen
      stattdessen also dann auch schließlich zweitens drittens hierbei hierfür hierzu hier ebenso sonst
      andernfalls damals darunter daneben darauf`,
    'aber|und|oder|doch|denn|sondern',
    'dies|diese[rsmn]?|das (?:ist|war|heißt|bedeutet|zeigt|macht|liegt|gilt|wäre|wird|kann|hat)|es|er|sie|ihr|ihre[rsmn]?|sein|seine[rsmn]?|solche[rsn]?|beide[rsn]?|jene[rsmn]?',
    oneOf`
      zum_beispiel in_diesem in_dieser aus_diesem mit_diesem mit_dieser auf_diese zum_einen zum_anderen
      auf_der_anderen_seite wie_(?:oben_|bereits_)?(?:erwähnt|beschrieben) die_antwort der_grund
      das_ergebnis die_folge`,
  ],
  reference: {
    pronoun: oneOf`
      ihn ihm ihnen (?:in|an|bei|mit|aus|von|für|nach|seit|zu|unter|auf)_(?:sein|ihr)e?[mnrs]?
      (?:in|an|bei|mit|aus|von|für|nach|seit|zu|unter)_(?:dies|jen)e[mnrs]?
      (?:ist|sind|war|waren|kostet|spart)_das(?=_\d|_rund|_etwa|_gut|_knapp)
      (?:waren|sind|war|ist)_es(?=_(?:\d|rund|etwa|gut|knapp|nur|noch|schon)) ebenfalls deshalb deswegen
      dadurch trotzdem dennoch
      ^\p{L}+_\p{Ll}+_(?:das|dies)(?=_(?:${AFTER_OBJECT})(?!\p{L})|[.,])`,
    clause: 'und|aber|oder|denn|weil|dass|als|wenn|was|wer|wie|um|bis|damit|obwohl|während',
  },
  later: oneOf`
    (?:ein_(?:Drittel|Viertel|Fünftel)|die_Hälfte|der_Rest)_(?!de[rs](?!\p{L})|von|aller|davon)\p{Ll}+
    (?:\p{L}+|\d+)_(?:Jahre?|Monate?|Wochen?|Tage?|Stunden?)_(?:später|danach|zuvor) gleichzeitig zugleich
    seither seitdem inzwischen(?=_(?:ist|sind|hat|haben)) es_(?:waren|sind)_(?=\d)
    (?:kein\p{L}*|niemand|nichts)(?:_\p{L}+){1,4}[.!]$
    [^,]{2,80}_(?:geht|gehen|ging|gingen|wählt|wählte)_einen_(?:zweiten|dritten|vierten|anderen)_Weg
    (?:\p{L}+_){0,2}das_Gegenteil nicht_(?:(?:nur|etwa|bloß),?_)?(?:weil|dass)
    (?:der|die|das)_(?:zweite|dritte|vierte|letztere)n?_(?!\p{L}*(?:hälfte|halbjahr|quartal|weltkrieg))\p{L}+`,
  exact: `(?:${INVERTED}|${SUBORDINATE})`,
  reported: String.raw`^(?!.*(?:${ATTRIBUTED}))(?:.* (?:${SUBJUNCTIVES})(?!\p{L})|Wer [^,]* \p{Ll}{2,}e, )`,
  turns:
    'aber|jedoch|doch|allerdings|dennoch|trotzdem|dagegen|stattdessen|tatsächlich|in wirklichkeit|in der praxis',
  turnsWithin: 'jedoch|allerdings|hingegen|dagegen|dennoch|trotzdem',
  setups: oneOf`
    auf_dem_papier in_der_theorie theoretisch auf_den_ersten_blick zunächst anfangs bisher bislang früher
    ursprünglich
    (?:manche|einige|viele|kritiker|gegner)(?:_\p{L}+)?_(?:sagen|meinen|glauben|fürchten|behaupten) zwar
    vielleicht sicher natürlich gewiss`,
};
