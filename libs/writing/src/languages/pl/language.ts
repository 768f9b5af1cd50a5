import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';

export const POLISH: Language = {
  ...NEUTRAL,
  code: 'pl',
  anaphora: {
    openings: [
      'jednak|dlatego|ponadto|także|też|potem|wtedy|następnie|więc|na przykład|natomiast|ale|i|oraz|lub|bo',
      'on|ona|ono|oni|one|ten|ta|to|te|ci|tamten|jego|jej|ich|taki|taka|takie|tam|tutaj|obie|oba',
    ],
    reference: {
      pronoun: 'jej|jego|ich|nim|nią|nimi|(?:w|po|na|za|od|do|dla|przez) (?:tym|tej|tego|ten|tę|te)',
      clause: 'i|ale|a|że|który|która|które|jeśli|gdy|bo|aby',
    },
    later: '(?:\\p{L}+|\\d+) (?:lata|lat|miesiące|miesięcy|tygodni|dni) później',
  },
};
