import { oneOf } from '../../text/one-of.js';
import type { Polarity } from '../schema.js';

export const polarity: Polarity = {
  up: oneOf`
    legt\p{L}*(?=[^.!?\n]{0,80}_zu(?!\p{L})) zulegen zugelegt (?:an)?stieg(?:en)? steigen ansteig\p{L}*
    (?:ge)?steiger\p{L}+ steigt (?:an)?gestiegen\p{L}* \p{L}*anstiegs? wuchs\p{L}* wächst wachsen\p{L}*
    gewachsen \p{L}*wachstums? zuwachs zuwächse erhöh\p{L}+ zugenommen zunahme
    (?:nahm|nahmen|nimmt)(?=[^.!?\n]{0,80}_zu(?!\p{L})) (?:ge)?kletter\p{L}+ verdopp\p{L}+ gewann gewannen
    schnell(?:t|te|ten)(?=[^.!?\n]{0,80}_hoch) schoss\p{L}* ein(?:em)?_plus plus_von`,
  down: oneOf`
    gekürzt gesenkt senk(?:te|ten|t|ung) verlor(?:en)? verliert sinkt sinken\p{L}* sanken sank
    gesunken\p{L}* fiel(?:en)? fällt fallen gefallen verringer\p{L}+ abgenommen abnahme
    (?:nahm|nahmen|nimmt)(?=[^.!?\n]{0,80}_ab(?!\p{L})) \p{L}*rückgangs? zurückgegangen
    (?:ging|gingen|geht)(?=[^.!?\n]{0,80}_zurück) schrumpf\p{L}+ geschrumpft schmolz\p{L}* sack\p{L}*
    abgesackt stürz\p{L}+ brach\p{L}*(?=[^.!?\n]{0,80}_ein(?!\p{L})) eingebrochen halbier\p{L}+
    ein(?:em)?_minus minus_von`,
  more: 'höchste\\p{L}*|größte\\p{L}*|meisten|längste\\p{L}*|mehr|langsamer|länger|höher|größer|teurer|älter|schwerer|später|öfter|häufiger|stärker|über',
  less: 'niedrigste\\p{L}*|kleinste\\p{L}*|wenigsten|kürzeste\\p{L}*|geringste\\p{L}*|weniger|schneller|kürzer|niedriger|kleiner|billiger|günstiger|jünger|leichter|früher|seltener|schwächer|geringer|unter',
};
