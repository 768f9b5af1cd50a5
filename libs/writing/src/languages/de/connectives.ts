import { TextPattern } from '../../text/text-pattern.js';
import type { Connectives } from '../schema.js';

export const connectives: Connectives = {
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
    /(?:oben (?:skizziert|genannt|beschrieben|erwähnt)|diese[rmns]? (?:artikel|beitrag|abschnitt|leitfaden|text)|im folgenden|folgende[nrms]?\b|siehe\b|weiter (?:oben|unten)|wie oben|oben genannt|klicken|klick hier|abonnier|mehr lesen|kontaktier)/iu,
  ),
};
