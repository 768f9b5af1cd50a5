import { TextPattern } from '../../text/text-pattern.js';
import type { Connectives } from '../schema.js';

export const connectives: Connectives = {
  droppable: new TextPattern(
    /^(?:(?:bovendien|natuurlijk|kortom|daarnaast|overigens), |(?:maar|en|want|dus) )/iu,
  ),
  dangling: new TextPattern(
    /^(?:dit|dat|deze|die|het (?=(?:is|was|wordt|werd|heeft|kan|zal|moet)\b)|hij|zij|ze|hun|zijn|haar|beide|andere|zulke|dan|daarna|daarom|daardoor|daarmee|daarbij|daar|hier|zo|eerst|ten eerste|ten tweede|bijvoorbeeld|in plaats daarvan|ook|toch|echter|bovendien|daarnaast|of|ja|nee|met deze|met dit|in deze|in dit|voor deze|voor dit|bij deze|bij dit)(?=[\s,:])/iu,
  ),
  standing: new TextPattern(
    /^(?:dit|deze) (?:jaar|week|maand|zomer|winter)|^het is (?:belangrijk|mogelijk|goed|tijd)/iu,
  ),
  pointing: new TextPattern(
    /(?:(?:dit|deze) (?:artikel|gids|sectie|blog|pagina|bericht)|hieronder|hierboven|volgende\b|klik|abonneer|lees meer|neem contact|zie (?:ook|de|het))/iu,
  ),
};
