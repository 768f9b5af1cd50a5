import { oneOf } from '../../text/one-of.js';
import type { Connectives } from '../schema.js';
import { discourse } from './discourse.js';

const FOUND = oneOf`findet finden findest gibt`;
const MEDIA = `(?:bild(?:e?s|er|ern)?|${discourse.media?.replaceAll(' ', '|')})`;
const SITE = '(?:website|webseite|homepage|internetseite)';
/** Verbs after an `es` without meaning; a plural verb has its subject after it. */
const EXPLETIVE = oneOf`
  gibt gab gäbe braucht brauchte bedarf lohnt gilt galt (?:geht|ging)_um fehlt(?:e|en)? handelt(?:e)?_sich reicht
  heißt kommt_(?:darauf|auf) sind waren werden wurden kamen haben hatten können sollen müssen folgten
  wird_Zeit ist_Zeit war_einmal`;
const DANGLING = oneOf`
  dies(?:e[rsmn]?)? es er
  sie(?=_(?:ist|hat|wird|war|kann|sind|haben|werden|waren|können|soll|sollen|muss|müssen))
  sein seine[rnms]? beide[rsn]? solche[rsn]? jene[rsn]? dann danach dabei dadurch dafür daher deshalb
  deswegen darum dazu davon daraus dort hier so also zuerst zweitens drittens erstens stattdessen
  zum_beispiel ebenso auch anschließend später trotzdem dennoch außerdem zudem allerdings jedoch oder ja
  nein ersteres letzteres weitere andere in_diese[mnr] bei_diese[mnr] mit_diese[mnr] auf_diese[mnr]?
  aus_diese[mnr] nach_diese[mnr] für_diese[nrs]? sei_es`;

export const connectives: Connectives = {
  droppable: String.raw`^(?:(?:außerdem|allerdings|zudem|darüber hinaus|jedoch|natürlich|kurz gesagt|kurzum|tatsächlich|insgesamt|übrigens): ?|(?:aber|und|doch|denn) (?!wenn\b|so\b))`,
  dangling: String.raw`^(?:${DANGLING})(?=[\s,:])`,
  standing: [
    '^(?:in |an )?diese[nmrs]? (?:jahr|woche|monat|sommer|winter|frühjahr|herbst|wochenende|abend)(?!\\p{L})',
    String.raw`^es (?:${EXPLETIVE})(?!\p{L})`,
    String.raw`^es [^.?!]{2,80}, (?:dass|ob|wenn|wie|was|warum)(?!\p{L})`,
    String.raw`^es [^?!]{2,90} zu \p{Ll}+(?:en|ern|eln)(?!\p{L})`,
  ].join('|'),
  pointing: oneOf`
  (?<!\p{L})diese[rmns]?_(?:(?:blog-?)?(?:artikel|beitrag)|blog-?post|abschnitt|leitfaden|text)(?!\p{L})
  oben_(?:skizziert|genannt|beschrieben|erwähnt) (?<!\p{L})obige[nrms]?(?!\p{L}) im_folgenden folgende[nrms]?\b siehe\b weiter_(?:oben|unten) wie_oben
  freuen?_(?:uns|mich)_(?:\p{L}+_)?(?:auf|über)_(?:\p{L}+_){0,2}(?:feedback|rückmeldung(?:en)?|anregungen|kommentare)(?!\p{L})
  ^(?:anwesend|entschuldigt)\s?(?:[:–—]|-_)`,
  housekeeping: oneOf`
  diesen_(?:artikel|beitrag)_(?:\p{L}+_){0,2}(?:lesen|teilen|kommentieren|weiterleiten)(?!\p{L})
  im_folgenden_(?:werde|möchte)(?!\p{L}) viel_spaß_beim vielen_dank ^(?:herzlichen|besten)_dank
  danke_an(?!\p{L}) abonnier kontaktier_(?:mich|uns) im_nächsten_(?:teil|abschnitt)(?!\p{L})
  im_nächsten_kapitel(?=_\p{L}+_(?:ich|wir)(?!\p{L})) ^hallo(?=[_,!.])
  bleib(?:t|en_sie)?_(?:\p{L}+_)?(?:gespannt|dran)(?!\p{L}) mehr_dazu_(?:bald|demnächst|in_kürze)
  (?<!\p{L})hier_(?:im|auf_(?:de[mr]|unserem|meinem))_blog(?!\p{L}|_de[rs]_) ^i[nm]_(?:mein|unser)em_(?:vorigen|vorherigen|letzten)_(?:blog-?)?(?:beitrag|artikel|post)(?!\p{L})(?=.*(?:geschrieben|vorgestellt|berichtet|erklärt|beschrieben|erzählt|gezeigt)(?!\p{L}))`,
  elsewhere: oneOf`
  bis_zum_nächsten_mal weitere_informationen (?<!\p{L})mehr_(?:dazu|erfahren|lesen)(?!\p{L}) ^(?:lies|lest|lesen_sie)_mehr_?(?:\.|…|$) oben_(?:verlinkt|gezeigt) klick_hier
  de[mrn]_\p{L}+[^,]{0,40}_(?:zu_)?entn(?:ehmen|ommen)(?!\p{L}) auf_(?:unserer|meiner)_${SITE} auf_der_${SITE}_(?:${FOUND}|steht|stehen)
  (?:${FOUND})_(?:sie_|ihr_|du_|es_|man_)?[^.]{0,60}(?<!\p{L})(?:hier|unter(?!_anderem)|online|auf_der_${SITE})(?!\p{L})
  ^hier_(?:geht|findet|finden|findest|könnt|können|kannst|gibt)
  ^foto: ^quelle: ^veröffentlicht(?:_am)?_[^,]{0,20}\d{4}[.]?$
  (?:^|,_)folgt?e?_uns_auf (?:folgen|kontaktieren)_sie_(?:uns|mich)(?!\p{L}) ^kontaktiere?t?_(?:uns|mich)
  (?<!\p{L})(?:folgende(?!s_bild(?!\p{L}))|obige)[nrms]?_${MEDIA}(?![\p{L}-]) (?<!\p{L})${MEDIA}_(?:oben|unten)(?=_(?:zeigt|sieht|siehst|ist|sind)|[,.])
  ^abonnier(?:t|e|en_sie)_(?:unser|mein|den_(?:newsletter|kanal))`,
  place:
    /(?<!\p{L})(?:oben (?=(?:skizziert|genannt|beschrieben|erwähnt))|obige[nrms]? (?!link))| \(siehe (?:video|foto|bild|abbildung|grafik)s?\)/giu,
  page: /(?<=\S )in diesem (?:artikel|beitrag) /giu,
};
