import { runAround } from './discourse/run-around.fixture.js';

it.each([
  ['(It is also cold in March.)', 'Instead, we look at the board', ['Nobody can', '(It is', 'Instead, we']],
  ['(More at https://pier.example/watch.)', 'Instead, we look at the board', []],
  ['(It is also cold in March.)', 'Eleven lamps are lit', ['Eleven lamps']],
])('an aside is told if what follows it leans over it: %s %s', (aside, next, run) => {
  const text = `# The harbour\n\nThe harbour has eleven boats.\n\nNobody can watch all of the boats that leave the pier in one night. ${aside} ${next} at the quay in the evening.\n`;
  expect(runAround(text, next)).toEqual(run);
});
