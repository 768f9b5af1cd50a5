import type { Polarity } from '../schema.js';

export const polarity: Polarity = {
  up: 'legt\\p{L}*(?=[^.!?\\n]{0,80} zu(?!\\p{L}))|zulegen|zugelegt|(?:an)?stieg\\p{L}*|(?:ge)?steiger\\p{L}+|steigt|gestiegen|wuchs\\p{L}*|wächst|gewachsen|\\p{L}*wachstums?|zuwachs|erhöh\\p{L}+|zugenommen|zunahme|kletter\\p{L}+|ein(?:em)? plus|plus von',
  down: 'gekürzt|gesenkt|senk(?:te|t|ung)|verlor|sinkt|sanken|gesunken|fiel\\p{L}*|fällt|gefallen|verringer\\p{L}+|abgenommen|abnahme|\\p{L}*rückgangs?|zurückgegangen|(?:ging|gingen|geht)(?=[^.!?\\n]{0,80} zurück)|schrumpf\\p{L}+|geschrumpft|eingebrochen|ein(?:em)? minus|minus von',
  more: 'mehr|langsamer|länger|höher|größer|teurer|älter|schwerer|später',
  less: 'weniger|schneller|kürzer|niedriger|kleiner|billiger|günstiger|jünger|leichter|früher',
};
