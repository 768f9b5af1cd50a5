import { oneOf } from '../../text/one-of.js';
import type { Connectives } from '../schema.js';

const DANGLING = oneOf`
  detta dessa denna den_här det_här de_här han hon deras hans hennes
  båda andra sådana? då sedan därefter därför därmed där här så först för_det_första för_det_andra
  till_exempel i_stället istället också även dock dessutom eller ja nej`;

export const connectives: Connectives = {
  droppable: String.raw`^(?:(?:dessutom|naturligtvis|kort sagt|för övrigt), |(?:men|och) )`,
  dangling: String.raw`^(?:${DANGLING})(?=[\s,:])`,
  standing: oneOf`
  ^det_(?:är_(?:viktigt|möjligt|bra|dags|lätt|svårt|klart)|finns|fanns|går|gick|gäller|handlar|handlade|kom|krävs|behövs|verkar|räcker)_
  ^det_är_\p{L}+_att_ ^(?:den_här|denna)_(?:veckan?|månaden?|sommaren?|vintern?)`,
  pointing: oneOf`
  (?:den_här|denna)_(?:artikeln?|guiden?|texten?|sidan?) det_här_(?:inlägget|avsnittet) nedan(?:för)?
  ovan(?:för)? (?<!\p{L})följande(?!_(?:år|dag|vecka|månad)) på_vår_(?:webbplats|hemsida)
  nästa_(?:artikel|inlägg) ^tack_till ^vi_ses ^trevlig_läsning klicka prenumerera läs_mer kontakta
  se_(?:även|också)
  håll_utkik`,
  elsewhere: String.raw`(?:^|, )följ oss på|^(?:prenumerera på vår|kontakta oss)`,
};
