import type { ByFormality } from './phrases.types.js';

/** What a language calls the industries, in the order of the contract's, and how it passes a post on to who works in one. */
interface Fields {
  names: readonly string[];
  /** `{field}` is the name. */
  passOn: ByFormality;
}

/** The names stand behind the preposition of `passOn`. */
export const FIELDS: Readonly<Record<string, Fields>> = {
  en: {
    names: [
      'technology',
      'finance',
      'health care',
      'education',
      'marketing',
      'online retail',
      'entertainment',
      'travel',
      'fitness',
      'food',
      'fashion',
      'real estate',
    ],
    passOn: [
      'Know someone in {field}? Send it over.',
      'Save this post for later and share it with someone in {field}.',
      'Please save this post and share it with colleagues in {field}.',
    ],
  },
  de: {
    names: [
      'Technik',
      'Finanzen',
      'Gesundheit',
      'Bildung',
      'Marketing',
      'Onlinehandel',
      'Unterhaltung',
      'Reisen',
      'Fitness',
      'Gastronomie',
      'Mode',
      'Immobilien',
    ],
    passOn: [
      'Speichern und an jemanden schicken, der mit {field} zu tun hat.',
      'Speichere den Beitrag und teile ihn mit allen, die mit {field} zu tun haben.',
      'Bitte speichern Sie diesen Beitrag für alle, die mit {field} zu tun haben.',
    ],
  },
  es: {
    names: [
      'tecnología',
      'finanzas',
      'salud',
      'educación',
      'marketing',
      'comercio electrónico',
      'entretenimiento',
      'viajes',
      'fitness',
      'gastronomía',
      'moda',
      'inmuebles',
    ],
    passOn: [
      'Guárdalo y envíaselo a alguien que trabaje en {field}.',
      'Guarda esta publicación y compártela con quien trabaje en {field}.',
      'Guarde esta publicación y compártala con quienes trabajan en {field}.',
    ],
  },
  fr: {
    names: [
      'technologie',
      'finance',
      'santé',
      'éducation',
      'marketing',
      'commerce en ligne',
      'divertissement',
      'voyage',
      'fitness',
      'cuisine',
      'mode',
      'immobilier',
    ],
    passOn: [
      'Enregistre et envoie à quelqu’un qui aime parler {field}.',
      'Enregistrez cette publication et partagez-la avec qui parle {field}.',
      'Veuillez enregistrer cette publication et la partager avec qui parle {field}.',
    ],
  },
  it: {
    names: [
      'tecnologia',
      'finanza',
      'sanità',
      'istruzione',
      'marketing',
      'commercio online',
      'intrattenimento',
      'viaggi',
      'fitness',
      'cucina',
      'moda',
      'immobili',
    ],
    passOn: [
      'Salvalo e mandalo a chi si occupa di {field}.',
      'Salva questo post e condividilo con chi si occupa di {field}.',
      'Salvi questo post e lo condivida con chi si occupa di {field}.',
    ],
  },
  pt: {
    names: [
      'tecnologia',
      'finanças',
      'saúde',
      'educação',
      'marketing',
      'comércio eletrônico',
      'entretenimento',
      'viagens',
      'fitness',
      'gastronomia',
      'moda',
      'imóveis',
    ],
    passOn: [
      'Salve e mande para quem trabalha com {field}.',
      'Salve esta publicação e compartilhe com quem trabalha com {field}.',
      'Por favor, salve esta publicação e compartilhe com quem trabalha com {field}.',
    ],
  },
  nl: {
    names: [
      'technologie',
      'financiën',
      'gezondheid',
      'onderwijs',
      'marketing',
      'webwinkels',
      'entertainment',
      'reizen',
      'fitness',
      'eten',
      'mode',
      'vastgoed',
    ],
    passOn: [
      'Bewaar deze en stuur hem naar iemand die iets met {field} doet.',
      'Bewaar dit bericht en deel het met iemand die iets met {field} doet.',
      'Wilt u dit bericht bewaren en delen met wie iets met {field} doet?',
    ],
  },
  ja: {
    names: [
      'テクノロジー',
      '金融',
      '医療',
      '教育',
      'マーケティング',
      'ネット通販',
      'エンタメ',
      '旅行',
      'フィットネス',
      '食',
      'ファッション',
      '不動産',
    ],
    passOn: [
      '保存して、{field}に関わる友だちにも送ってね。',
      '保存して、{field}に関わる人に届けてください。',
      '保存のうえ、{field}に関わる皆様でご共有ください。',
    ],
  },
};
