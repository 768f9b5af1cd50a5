import { isAnnouncement } from './announcements.js';
import { isConclusion, isDecision } from './conclusions.js';

it.each([
  'M/S/A the Council supports the study.',
  'Ada Lund was unanimously approved as treasurer.',
  'It was agreed to mend the fence.',
])('a meeting decided: %s', (text) => {
  expect(isDecision(text)).toBe(true);
});

it('a heading that sums up is that of a conclusion', () => {
  expect(['Summing Up', 'Wrapping up:'].map(isConclusion)).toEqual([true, true]);
  expect(isConclusion('Summing up the costs of the crane')).toBe(false);
});

it('a report to the meeting is no decision', () => {
  expect(isDecision('Ada reported on the unanimous mood of the street.')).toBe(false);
});

describe('an announcement', () => {
  it.each([
    [true, 'The old crane of the harbour has had some changes.'],
    [true, 'There are a few things that the crew of the crane has learned since the spring.'],
    [
      false,
      'The crane that the Ida Works sold to the harbour in 1912 has the arm of the first one, without the lamp on top, the bell and some smaller changes.',
    ],
    [
      true,
      'The crane that the Ida Works sold to the harbour in 1912 has the arm of the first one, without the lamp on top, the bell and these parts:',
    ],
  ])('%s: has only few words, or a colon: %s', (isOne, text) => {
    expect(isAnnouncement(text)).toBe(isOne);
  });
});
