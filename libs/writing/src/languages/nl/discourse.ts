import type { DiscourseWords } from '../discourse.types.js';

export const discourse: DiscourseWords = {
  pronouns: 'hij zij ze het hem hen haar hun zijn',
  demonstratives: 'deze zulke',
  additives: 'ook bovendien ander andere daarna daarom dus dan toen',
  conjunctions: 'en of want dus',
  also: 'ook',
  times: 'jaar maand week dag ochtend avond zomer winter lente herfst kwartaal',
  contrast: 'maar toch echter hoewel terwijl ondanks',
  intents: 'gepland oorspronkelijk aanvankelijk wilden hoopten probeerden dachten',
  hedges: 'misschien waarschijnlijk zou zouden stel mogelijk indien tenzij',
  cues: 'belangrijk resultaat doel moet moeten toont betekent reden helpt beste geleerd omdat want',
  here: 'hier',
  relatives: 'die dat',
  self: 'ik me mij mijn',
  author: 'wij we ons onze',
  reader: 'je jij jouw u uw jullie',
  person: 'hij zij hem haar',
  places: 'inleiding intro overzicht samenvatting tl;dr conclusie conclusies',
};
