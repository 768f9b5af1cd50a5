import { oneOf } from '../../text/one-of.js';
import type { Anaphora } from '../schema.js';

/** Verbs after `het` as a pronoun: `Het werkt`, not `Het gebouw`. */
const VERBS = oneOf`
  is was wordt werd heeft had kan kon zal zou moet moest mag gaat ging blijkt bleek blijft bleef maakt maakte
  zorgt geeft gaf doet deed komt kwam kost kostte werkt werkte lijkt leek ziet begon begint duurt duurde helpt
  voelt klinkt betekent staat stond ligt lag zit zat heet`;

/** Words after `dat` as a conjunction: `Dat de bouw lukte, is een wonder`. */
const NO_NOUN = oneOf`de het een je jij we wij ik er u ze zij hij men dit deze`;

export const anaphora: Anaphora = {
  openings: [
    oneOf`
      integendeel vandaar desondanks hetzelfde laatstgenoemde alsof_dat echter bovendien daarom dus daardoor
      daarnaast toch ook dan vervolgens tenslotte bijvoorbeeld daarentegen hierdoor hiermee daarmee maar en of
      want`,
    oneOf`
      dit deze die dat(?!_(?:${NO_NOUN})(?!\p{L})) het_(?:${VERBS}) hij zij ze hun zijn haar beide zulke in_(?:dit|deze)_
      met_(?:dit|deze)_ het_antwoord het_resultaat de_reden`,
  ],
  reference: {
    pronoun:
      'hem|hen|(?:in|voor|met|op|bij|van) (?:die|deze|dit|dat)|(?:is|was|waren|kost|scheelt) dat|daar(?= \\p{L}+ \\p{L}+ mee)',
    clause: 'en|maar|of|die|dat|wie|wat|omdat|als|toen|want|om|hoe|waar|terwijl',
  },
  later:
    '(?:\\p{L}+|\\d+) (?:jaar|jaren|maanden|weken|dagen|uur) later|tegelijk(?:ertijd)?|sindsdien|inmiddels(?= (?:is|zijn|heeft|hebben))|(?:de|het) (?:tweede|derde|vierde) (?!helft|kwartaal)\\p{L}+',
  exact: '^(?:Omdat|Hoewel|Terwijl|Zodat|Aangezien) [^,?]*[.!]$',
  turns: 'maar|toch|echter|in werkelijkheid|in de praktijk',
  turnsWithin: 'echter',
  setups:
    'op papier|in theorie|op het eerste gezicht|aanvankelijk|tot nu toe|vroeger|eerst|(?:sommigen|velen|critici)(?: \\p{L}+)? (?:zeggen|denken|geloven|vrezen)|misschien|natuurlijk',
  sides: ['enerzijds|aan de ene kant', 'anderzijds|aan de andere kant'],
};
