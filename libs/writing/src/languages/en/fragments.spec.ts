import { isFragment } from './fragments.js';

it.each([
  'A lifeline out of the fog.',
  'A cheap and quiet machine from the village, and a hook for the hoses.',
  'A crate of apples.',
  'Useful for divers and for cooks.',
])('is a part of the sentence before: %s', (text) => {
  expect(isFragment(text)).toBe(true);
});

it.each([
  'A lot of people work from a boat now.',
  'A third of the guests sleep badly.',
  'One in five children go home by boat.',
  'A number of divers disagree.',
  'A small group of divers clean the pumps on Saturdays.',
  'A warm shower relaxes.',
  'Useful for divers, sharp knives cost a lot.',
])('is a sentence: %s', (text) => {
  expect(isFragment(text)).toBe(false);
});
