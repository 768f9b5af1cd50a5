import { FORMALITY_VALUES } from '@repurpose/contract';
import { checkClaims } from '../claims/check-claims.js';
import { hasDependentOpening } from '../languages/dependent-openings.js';
import type { AskingFormat } from '../languages/schema.js';
import { readSource } from '../source/read-source.js';
import { wordingFor } from './wording.js';

const ASKING: readonly AskingFormat[] = ['twitter', 'instagram', 'youtube', 'podcast', 'reels', 'tiktok'];
const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'ja'] as const;
const said = LANGUAGES.flatMap((language) =>
  FORMALITY_VALUES.flatMap((formality) =>
    ASKING.map((format) => [language, wordingFor(language, formality).ask(format)] as const),
  ),
);

describe('what the writer says in its own words', () => {
  it('needs nothing said before it', () => {
    expect(said.filter(([language, text]) => hasDependentOpening(text, language))).toEqual([]);
  });

  it('claims nothing', () => {
    const nothing = readSource('The harbour has room for boats.');
    const english = said.filter(([language]) => language === 'en');
    expect(english.flatMap(([, text]) => checkClaims(text, nothing))).toEqual([]);
  });

  it('sets the punctuation of its language', () => {
    const wrong = said.filter(([language, text]) => {
      if (language === 'ja') return /[!?:]|[！？] /u.test(text);
      if (language === 'es') return /^[^¿]*\?|^[^¡]*!/u.test(text.replace(/[¿¡][^¿¡?!]*[?!]/gu, ''));
      return language === 'fr' ? /\S[!?:;]/u.test(text) : false;
    });
    expect(wrong).toEqual([]);
  });

  it('speaks to readers as the text does, unless another formality is asked for', () => {
    expect(wordingFor('de', 50, 'formal').ask('email')).toBe(wordingFor('de', 75).ask('email'));
    expect(wordingFor('fr', 50, 'familiar').ask('email')).toBe(wordingFor('fr', 25).ask('email'));
    expect(wordingFor('fr', 50, 'formal').ask('email')).toBe(wordingFor('fr', 50).ask('email'));
    expect(wordingFor('de', 25, 'formal').ask('email')).toBe(wordingFor('de', 25).ask('email'));
  });

  it('is nothing in a language without phrases', () => {
    expect(wordingFor('fi', 25).ask('twitter')).toBe('');
  });
});
