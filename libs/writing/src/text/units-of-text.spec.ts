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
