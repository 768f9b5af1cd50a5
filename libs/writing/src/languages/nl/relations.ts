import { oneOf } from '../../text/one-of.js';
import type { Relations } from '../relations.types.js';

export const relations: Relations = {
  and: 'en|maar|terwijl',
  not: 'niet (?:echt|erg)|niet|geen|nooit|niemand|niets|zonder|noch|wees|weiger\\p{L}+|afgewezen|verwierp\\p{L}*',
  allowed: 'zonder (?:enige )?twijfel|niet (?:alleen|meer dan|minder dan|alle|elke)|nooit meer',
  maybe: oneOf`
    overweeg\p{L}* overwegen overwogen overwoog onduidelijk onzeker te_vroeg misschien mogelijk wellicht waarschijnlijk vermoedelijk blijkbaar
    vermoed\p{L}* speculeer\p{L}* zogenaamd zouden? verwacht\p{L}* denkt denken hoopt hopen lijkt lijken
    wil willen streven streeft doel gepland\p{L}* plan deels gedeeltelijk`,
  plans: 'verwacht\\p{L}*|hoopt|hopen|wil|willen|streven|streeft|doel|gepland\\p{L}*|plan',
  will: 'zal|zullen|gaat|gaan|wil|willen|gepland\\p{L}*|moet(?:en)? nog|nog te',
  infinitive: 'te \\p{L}{2,}n',
  already: 'al|reeds|inmiddels',
  seems: 'lijk\\p{L}*',
  frequency: 'keer',
  done: 'al|reeds|heeft|hebben|werd|werden',
  every:
    'met of zonder|zonder uitzondering|in elk geval|ongeacht|elke|hele|gehele|volledige|overal|alle|allemaal|ieder|iedere|iedereen|altijd|elke soort|overal',
  superlative:
    '(?:de|het|hun|zijn|haar) (?:\\p{L}+ )?(?:(?!juiste|eerste|laatste|vaste)\\p{L}{3,}ste(?!\\p{L})|meest|minst|beste)|in de geschiedenis|aller tijden|ooit|record\\p{L}*|uniek\\p{L}*|ongekend\\p{L}*',
  only: 'enige|uitsluitend|slechts één|maar één',
  merely: 'alleen|slechts|maar',
  condition: oneOf`(?<=^|[,;:]_|[«“„"])als tenzij mits behalve zolang alleen_(?:als|bij|voor|met|in|op) op_voorwaarde indien`,
  before: 'voor|voordat|eerder dan|vóór',
  after: 'na|nadat|achter|later dan|sinds|zodra',
  then: 'dan|daarna|vervolgens|later',
  than: 'dan',
  instead: 'in plaats van',
  because: 'omdat|doordat|wegens|vanwege|dankzij|door|want|als gevolg van',
  passive: '(?:werd|werden|wordt|worden|is|zijn) (?:\\p{L}+ ){0,3}door',
  per: 'per|elke?|iedere|ieder',
  said: 'zegt|zei|stelt|stelde|vertelt|vertelde|meent|meende|vindt|vond|schrijft|schreef|waarschuwt|noemt|noemde|denkt|wijst|ziet|aldus|volgens',
  can: 'kan|kunnen|kon|konden|gekund|zal|zullen|als|vaak|soms',
  nominal: 'een|de|het|van|met|op|uit|bij|in|aan|voor|door|onder|over|zonder|naar|zijn|haar|hun',
  article: 'een|de|het',
};
