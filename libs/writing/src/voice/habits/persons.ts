import type { Address, Person } from '@repurpose/contract';

type Forms<Value> = Readonly<Record<string, readonly (readonly [Value, RegExp])[]>>;

const whole = (words: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}’'])(?:${words})(?!\\p{L})`, flags);

const PERSONS: Forms<Person> = {
  en: [
    ['we', whole('we|our|ours|us')],
    ['I', whole("I|my|mine|me|I['’](?:m|ve|ll|d)", 'u')],
  ],
  de: [
    ['we', whole('wir|uns|unser\\p{Ll}*')],
    ['I', whole('ich|mich|mir|mein\\p{Ll}*')],
  ],
  fr: [
    ['we', whole('nous|notre|nos')],
    ['I', whole("je|j['’]|me|mon|ma|mes")],
  ],
  es: [
    ['we', whole('nosotros|nosotras|nos|nuestr[oa]s?')],
    ['I', whole('yo|mí|mis?|me')],
  ],
};

const ADDRESSES: Forms<Address> = {
  de: [
    ['familiar', whole('du|dich|dir|dein\\p{Ll}*')],
    // "Sie" at the beginning may be "she" or "they".
    ['polite', /(?<=[\p{L},] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u],
  ],
  fr: [
    ['familiar', whole("tu|t['’]|toi|ton|ta|tes")],
    ['polite', whole('vous|votre|vos')],
  ],
  es: [
    ['familiar', whole('tú|te|ti|contigo|tus?')],
    ['polite', whole('usted(?:es)?')],
  ],
  nl: [
    ['familiar', whole('je|jij|jou|jouw')],
    ['polite', whole('u|uw')],
  ],
};

const counted = <Value>(sentences: readonly string[], forms: Forms<Value>[string] = []): [Value, number][] =>
  forms.map(([value, pattern]) => [value, sentences.filter((sentence) => pattern.test(sentence)).length]);

/** Sentences in which the authors speak of themselves. */
export const personOf = (sentences: readonly string[], language: string): [Person, number][] =>
  counted(sentences, PERSONS[language]);

/** Sentences that address the reader, in languages with two forms. */
export const formOfAddress = (sentences: readonly string[], language: string): [Address, number][] =>
  counted(sentences, ADDRESSES[language]);
