import type { Anaphora } from '../schema.js';

export const anaphora: Anaphora = {
  openings: [
    'echter|bovendien|daarom|dus|daardoor|daarnaast|toch|ook|dan|vervolgens|tenslotte|bijvoorbeeld|daarentegen|hierdoor|hiermee|daarmee|maar|en|of|want',
    'dit|deze|die|dat (?:is|was|betekent|maakt)|het|hij|zij|ze|hun|zijn|haar|beide|zulke|in (?:dit|deze) |met (?:dit|deze) |het antwoord|het resultaat|de reden',
  ],
  reference: {
    pronoun:
      'hem|hen|(?:in|voor|met|op|bij|van) (?:die|deze|dit|dat)|(?:is|was|waren|kost|scheelt) dat|daar(?= \\p{L}+ \\p{L}+ mee)',
    clause: 'en|maar|of|die|dat|wie|wat|omdat|als|toen|want|om|hoe|waar|terwijl',
  },
  later:
    '(?:\\p{L}+|\\d+) (?:jaar|jaren|maanden|weken|dagen|uur) later|tegelijk(?:ertijd)?|sindsdien|inmiddels(?= (?:is|zijn|heeft|hebben))|(?:de|het) (?:tweede|derde|vierde) (?!helft|kwartaal)\\p{L}+',
  turns: 'maar|toch|echter|in werkelijkheid|in de praktijk',
  turnsWithin: 'echter',
  setups:
    'op papier|in theorie|op het eerste gezicht|aanvankelijk|tot nu toe|vroeger|eerst|(?:sommigen|velen|critici)(?: \\p{L}+)? (?:zeggen|denken|geloven|vrezen)|misschien|natuurlijk',
};
