import { partsOfText } from './units-of-text.js';

it.each([
  ['1. Set up the crane. Then oil it.', ['1. Set up the crane. ', 'Then oil it.']],
  ['12. Oil the crane.', ['12. Oil the crane.']],
  ['We need 1. Then we need more.', ['We need 1. ', 'Then we need more.']],
  ['It was 1999. The crane was new.', ['It was 1999. ', 'The crane was new.']],
  ['1999. The crane was new.', ['1999. ', 'The crane was new.']],
])('the number of an item is no sentence: %s', (text, parts) => {
  expect(partsOfText(text, 'sentence')).toEqual(parts);
});

it.each([
  [
    'To shout “Land ahoy!” 37 times is tiring. So rest.',
    ['To shout “Land ahoy!” 37 times is tiring. ', 'So rest.'],
  ],
  ['“Who is it?” she said. It was I.', ['“Who is it?” she said. ', 'It was I.']],
  ['She said “It is I!” The 37 boats came.', ['She said “It is I!” ', 'The 37 boats came.']],
  ['She said “It is I!” 24 Boats is a song.', ['She said “It is I!” ', '24 Boats is a song.']],
])('the end of a quotation inside a sentence does not end it: %s', (text, parts) => {
  expect(partsOfText(text, 'sentence')).toEqual(parts);
});

it('the number of an item is no sentence below another item either', () => {
  expect(partsOfText('1. Oil it.\n2. Stir it. Wait.', 'sentence')).toEqual([
    '1. Oil it.\n',
    '2. Stir it. ',
    'Wait.',
  ]);
});

it.each([
  [
    'Bring oil (we take that of the small shop at the corner, since only they sell what is made by Hey! in cans – it is thin) along. Go.',
    1,
  ],
  ['Wir nehmen Öl (das von ja! in Dosen) mit. Los.', 1],
  ['We sang (it rained!) and left. Go.', 1],
  ['We sang! and left. Go.', 2],
])('a call inside parentheses does not end the sentence around them: %s', (text, others) => {
  expect(partsOfText(text, 'sentence')).toHaveLength(others + 1);
});
