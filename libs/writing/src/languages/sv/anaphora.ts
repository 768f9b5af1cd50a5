import { oneOf } from '../../text/one-of.js';
import type { Anaphora } from '../schema.js';

/** Verbs after pronouns that are otherwise articles: `det nya huset`. */
const VERBS = oneOf`
  är var blir blev kom fick gick såg tog gav stod hade har kan ska vill måste gör får går ser
  (?!\p{L}*ande_)\p{L}+(?:ar|er|ade|dde)`;

export const anaphora: Anaphora = {
  openings: [
    'tvärtom|trots det|dessutom|däremot|därför|alltså|således|dock|ändå|även|också|sedan|därefter|till exempel|exempelvis|istället|i stället|samtidigt|då|så|men|och|eller|för',
    oneOf`
      detta den_här det_här de_här dessa denna (?:den|det|de)_(?:${VERBS}) han hon dem hans hennes deras båda sådana? i_det_här
      i_den_här med_detta svaret resultatet skälet anledningen`,
  ],
  reference: {
    pronoun:
      'honom|henne|dem|(?:i|på|för|med|av|till|från) (?:den|det|de|dessa|denna|detta)(?= |[.,])|(?:är|var|kostar|sparar) det(?= \\d)',
    clause: 'och|men|eller|som|att|när|om|eftersom|medan|där|hur|vad|vem',
  },
  later:
    '(?:\\p{L}+|\\d+) (?:år|månader?|veckor?|dagar?|timmar?) senare|samtidigt|sedan dess|numera|den (?:andra|tredje|fjärde) (?!halvan|kvartalet|delen)\\p{L}+',
  turns: 'men|dock|ändå|däremot|i stället|istället|i verkligheten|i praktiken',
  setups:
    'på papperet|i teorin|vid första anblicken|först|till en början|hittills|tidigare|ursprungligen|(?:vissa|många|kritiker)(?: \\p{L}+)? (?:säger|tycker|tror|menar|befarar)|visserligen|kanske|förvisso',
  sides: ['å ena sidan', 'å andra sidan'],
};
