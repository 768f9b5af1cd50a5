import { oneOf } from '../../text/one-of.js';
import { TextPattern } from '../../text/text-pattern.js';
import type { Connectives } from '../schema.js';

const POINTING = oneOf`
  oben_(?:skizziert|genannt|beschrieben|erwähnt) diese[rmns]?_(?:artikel|beitrag|abschnitt|leitfaden|text)
  im_folgenden folgende[nrms]?\b siehe\b weiter_(?:oben|unten) wie_oben oben_genannt klicken klick_hier
  abonnier mehr_lesen kontaktier`;
const DANGLING = oneOf`
  dies(?:e[rsmn]?)? das_(?!\p{Lu}) es er
  sie(?=_(?:ist|hat|wird|war|kann|sind|haben|werden|waren|können|soll|sollen|muss|müssen)) ihr ihre[rnms]?
  sein seine[rnms]? beide[rsn]? solche[rsn]? jene[rsn]? dann danach dabei dadurch dafür damit daher deshalb
  deswegen darum dazu davon daraus dort hier so also zuerst zweitens drittens erstens stattdessen
  zum_beispiel ebenso auch anschließend später trotzdem dennoch außerdem zudem allerdings jedoch oder ja
  nein ersteres letzteres weitere andere in_diese[mnr] bei_diese[mnr] mit_diese[mnr] auf_diese[mnr]?
  aus_diese[mnr] nach_diese[mnr] für_diese[nrs]?`;

export const connectives: Connectives = {
  droppable: new TextPattern(
    /^(?:(?:außerdem|allerdings|zudem|darüber hinaus|jedoch|natürlich|kurz gesagt|kurzum|tatsächlich|insgesamt|übrigens): ?|(?:aber|und|doch|denn) (?!wenn\b|so\b))/iu,
  ),
  dangling: new TextPattern(new RegExp(String.raw`^(?:${DANGLING})(?=[\s,:])`, 'iu')),
  standing: new TextPattern(
    /^(?:diese[ns]?) (?:jahr|woche|monat|sommer|winter|frühjahr|herbst)|^es (?:ist|lohnt|gibt|braucht|gilt|kommt) |^das (?=\p{Lu})/u,
  ),
  pointing: new TextPattern(new RegExp(String.raw`(?:${POINTING})`, 'iu')),
};
