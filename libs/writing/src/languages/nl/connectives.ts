import { oneOf } from '../../text/one-of.js';
import { TextPattern } from '../../text/text-pattern.js';
import type { Connectives } from '../schema.js';

const DANGLING = oneOf`
  dit dat deze die het_(?=(?:is|was|wordt|werd|heeft|kan|zal|moet)\b) hij zij ze hun zijn haar beide andere
  zulke dan daarna daarom daardoor daarmee daarbij daar hier zo eerst ten_eerste ten_tweede bijvoorbeeld
  in_plaats_daarvan ook toch echter bovendien daarnaast of ja nee met_deze met_dit in_deze in_dit voor_deze
  voor_dit bij_deze bij_dit`;

export const connectives: Connectives = {
  droppable: new TextPattern(
    /^(?:(?:bovendien|natuurlijk|kortom|daarnaast|overigens), |(?:maar|en|want|dus) )/iu,
  ),
  dangling: new TextPattern(new RegExp(String.raw`^(?:${DANGLING})(?=[\s,:])`, 'iu')),
  standing: new TextPattern(
    /^(?:dit|deze) (?:jaar|week|maand|zomer|winter)|^het is (?:belangrijk|mogelijk|goed|tijd)/iu,
  ),
  pointing: new TextPattern(
    /(?:(?:dit|deze) (?:artikel|gids|sectie|blog|pagina|bericht)|hieronder|hierboven|volgende\b|klik|abonneer|lees meer|neem contact|zie (?:ook|de|het))/iu,
  ),
};
