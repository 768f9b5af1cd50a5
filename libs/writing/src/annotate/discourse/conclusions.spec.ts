import { isDecision } from './conclusions.js';

it.each([
  'M/S/A the Council supports the study.',
  'Ada Lund was unanimously approved as treasurer.',
  'It was agreed to mend the fence.',
])('a meeting decided: %s', (text) => {
  expect(isDecision(text)).toBe(true);
});

it('a report to the meeting is no decision', () => {
  expect(isDecision('Ada reported on the unanimous mood of the street.')).toBe(false);
});
