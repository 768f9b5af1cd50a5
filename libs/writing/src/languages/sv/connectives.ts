import { oneOf } from '../../text/one-of.js';
import { TextPattern } from '../../text/text-pattern.js';
import type { Connectives } from '../schema.js';

const DANGLING = oneOf`
  detta dessa denna den_här det_här de_här den_(?=(?:är|var|har|kan|ska)\b) det han hon de deras hans hennes
  båda andra sådana? då sedan därefter därför därmed där här så först för_det_första för_det_andra
  till_exempel i_stället istället också även dock dessutom eller ja nej`;

export const connectives: Connectives = {
  droppable: new TextPattern(/^(?:(?:dessutom|naturligtvis|kort sagt|för övrigt), |(?:men|och) )/iu),
  dangling: new TextPattern(new RegExp(String.raw`^(?:${DANGLING})(?=[\s,:])`, 'iu')),
  standing: new TextPattern(
    /^det (?:är (?:viktigt|möjligt|bra|dags)|finns|går|gäller) |^(?:den här|denna) (?:veckan?|månaden?|sommaren?|vintern?)/iu,
  ),
  pointing: new TextPattern(
    /(?:(?:den här|denna) (?:artikeln?|guiden?|texten?|sidan?)|det här (?:inlägget|avsnittet)|nedan(?:för)?|ovan(?:för)?|följande\b|klicka|prenumerera|läs mer|kontakta|se (?:även|också))/iu,
  ),
};
