import { cleanSentence } from './clean-sentence.js';

it.each([
  ['The short answer is: Yes, boats are safe in the harbour.', 'Boats are safe in the harbour.'],
  ['TL;DR The pier is old and closed now.', 'The pier is old and closed now.'],
  ['👉 Launch offer: half the price until May.', 'Launch offer: half the price until May.'],
  ['❤️ is our sign for what we like.', '❤️ is our sign for what we like.'],
  ['The short answer is: no.', 'The short answer is: no.'],
])('of %s stays: %s', (written, said) => {
  expect(cleanSentence({ text: written }, 'en').text).toBe(said);
});
