import { oneOf } from '../../text/one-of.js';
import type { Relations } from '../relations.types.js';

export const relations: Relations = {
  and: 'och|men|medan|utan',
  not: 'inte|ej|aldrig|ingen|inget|inga|ingenting|utan|varken|nekar|nekade|vägra(?:r|de|t)|avstår från|avstod från',
  allowed:
    'utan tvekan|inte (?:bara|alla|varje|mer än|mindre än)|inte(?=[^.;]{0,80} utan)|utan(?= (?:att|också|även))|inget annat än',
  maybe: oneOf`
    om_huruvida huruvida osäkert oklart för_tidigt kanske möjligen möjligtvis troligen troligtvis
    förmodligen sannolikt antagligen eventuellt uppenbarligen skulle kunde kan bör borde misstänk\p{L}+
    antas påstå\p{L}+ verkar tycks hoppas vill planera\p{L}* väntas förvänta\p{L}* räkna(?:r|de)_med tror
    mål delvis`,
  plans: 'planera\\p{L}*|väntas|förvänta\\p{L}*|vill|ska|mål',
  will: 'ska|skall|kommer att|tänker|planera\\p{L}*|väntas|återstår att|måste ännu',
  infinitive: 'att \\p{L}{2,}',
  already: 'redan|numera',
  seems: 'verka\\p{L}*',
  frequency: 'gång(?:er)?',
  done: 'redan|har|hade|blev|blivit',
  every: 'med eller utan|oavsett|alla|alltid|varje|samtliga|hela|överallt|världen över|enhälligt',
  superlative: oneOf`
    (?:den|det|de|sin|sitt|sina|deras|hans|hennes)_(?:\p{L}+_)?(?:\p{L}{2,}aste|största|minsta|bästa|sämsta|högsta|lägsta|äldsta|yngsta|första)
    någonsin genom_tiderna i_historien rekord\p{L}* unik\p{L}*`,
  only: 'enda|uteslutande|bara en|bara ett',
  merely: 'bara|endast|enbart|blott',
  condition: oneOf`(?<=^|[,;:]_|[«“„"])om såvida utom förutsatt så_länge endast_om`,
  before: 'före|innan|tidigare än',
  after: 'efter|sedan|bakom|senare än|så snart',
  then: 'sedan|därefter|senare',
  than: 'än',
  instead: 'i stället för|istället för|hellre än',
  because: 'eftersom|därför att|på grund av|tack vare|till följd av|orsaka(?:d|des|t) av|beror på|berodde på',
  passive: '(?:blev|blivit|är|var|har) \\p{L}+(?: \\p{L}+){0,2} av|\\p{L}{3,}(?:des|ts|as) av',
  per: 'per|om|varje|i',
  said: 'säger|sade|sa|berättar|berättade|förklara(?:r|de)|skriver|skrev|menar|menade|påpeka(?:r|de)|tillägger|varna(?:r|de)|kalla(?:r|de)|anser|ansåg|enligt',
  can: 'kan|kunde|ska|skulle|om|ofta|ibland|vissa',
  nominal: 'en|ett|den|det|de|av|på|i|med|från|hos|för|till|under|över|utan|vid|sin|sina|sitt',
  article: 'en|ett|den|det',
};
