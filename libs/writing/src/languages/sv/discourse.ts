import type { DiscourseWords } from '../discourse.types.js';

export const discourse: DiscourseWords = {
  pronouns: 'han hon den det de dem honom henne hans hennes deras dess',
  demonstratives: 'denna detta dessa sådan sådana',
  additives: 'också även dessutom annan annat andra därefter därför alltså sedan då',
  conjunctions: 'och eller för så',
  also: 'också',
  times: 'år året månad månaden vecka veckan dag dagen morgon kväll sommar vinter vår höst kvartal kvartalet',
  contrast: 'men dock däremot fast medan trots ändå',
  intents: 'planerade planerat ursprungligen först ville hoppades försökte tänkte',
  hedges: 'kanske troligen sannolikt skulle antag möjligen ifall förmodligen',
  cues: 'viktig viktigt viktigaste resultat mål måste bör visar betyder skäl hjälper bästa lärde eftersom därför',
  here: 'här',
  relatives: 'som',
  self: 'jag mig min mitt mina',
  author: 'vi oss vår vårt våra',
  reader: 'du dig din ditt dina ni er ert era',
  person: 'han hon honom henne hans hennes',
  places: 'inledning översikt sammanfattning tl;dr slutsats slutsatser',
};
