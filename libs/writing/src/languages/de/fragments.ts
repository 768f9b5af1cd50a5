import { oneOf } from '../../text/one-of.js';

const PREPOSITIONS = oneOf`
  In An Auf Aus Bei Mit Nach Von Vor Zu Für Ohne Durch Gegen Über Unter Um Hinter Neben Zwischen`;
const DETERMINERS = String.raw`(?:(?:k?ein|mein|dein|sein|unser|ihr)\p{Ll}{0,2}|de[rmn]|die|das)`;
const NOUN = String.raw`${DETERMINERS}(?: \p{Ll}+e[nmr]){0,3} \p{Lu}[\p{L}-]+`;
const RELATIVE = String.raw`(?:, ${NOUN})?, (?:der|die|das|dem|den|dessen|deren|wo) [^,:;]*`;
/** A noun with its preposition, and at most a second noun and a relative clause: no verb can be in it. */
export const FRAGMENT = String.raw`^(?:${PREPOSITIONS}) ${NOUN}(?: und \p{Lu}[\p{L}-]+)?(?:${RELATIVE})?[.!]$`;
/** The beginning of a purpose, which only clauses without a main verb may follow: "Um zu erfahren, was sie treiben." */
export const PURPOSE = String.raw`Um (?:[^,]* )?\p{Ll}*zu(?: \p{Ll}+|\p{Ll}+)n`;
