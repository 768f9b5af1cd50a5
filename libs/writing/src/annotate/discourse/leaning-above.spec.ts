import { analyse } from '../../offline/analyse.js';
import { readSource } from '../../source/read-source.js';

it.each([
  ['I still remember opening their first boatyard in the north.', true],
  ['We often think of his last summer here and of the rain.', true],
  ['I asked the two divers about their first winter on the pier.', false],
  ['We ask people at the lock about their boats and their dogs.', false],
  ['I met Ada and his sister on the pier before the storm.', false],
  ['On the pier?', true],
  ['In the old lock?', true],
])('whose it is, or of what else it asks, is said above: %s', (said, isTied) => {
  const content = `# The north\n\nThe lamps burn from nine until the last boat is in.\n\n## The yard\n\n${said} It cost 30 euros a month.\n`;
  const unit = analyse(readSource(content)).units.find(({ text }) => text === said);
  expect(unit?.isDependent).toBe(isTied);
});

it.each([
  ['On pourrait poser la même question aux marins du port.', true],
  ['On pose la même question à tous ceux que le port a connus.', false],
  ['Nous appliquons les mêmes règles aux bateaux.', true],
  ['Nous utilisons les mêmes cordes depuis neuf ans.', false],
  ['Je fais le même tour du port toutes les nuits.', false],
  ['On fait la même chose sur chaque bateau du port.', false],
  ['Nous appliquons les mêmes règles à tous les bateaux.', false],
  ['Nous avons la même grue depuis neuf ans.', false],
])('what is "the same" in French as above leans: %s', (said, isTied) => {
  const content = `# Le port\n\nLes lampes brûlent dans le port jusqu’au dernier bateau. ${said} Elle coûte trente euros par mois.\n`;
  const unit = analyse(readSource(content)).units.find(({ text }) => text === said);
  expect(unit?.isDependent).toBe(isTied);
});
