import { readSource } from '../../source/read-source.js';
import { analyse } from '../../offline/analyse.js';

const referencesIn = (text: string, language = 'en') => {
  const source = readSource(text);
  expect(source.language).toBe(language);
  return analyse(source).units.map(({ references }) => references.map(({ from }) => from));
};

describe('what a sentence speaks of as known', () => {
  it.each([
    [
      'a definite noun',
      'Ada Berg paid for a survey of the harbour.',
      'Two boats found the survey useful in May.',
    ],
    [
      'a prize known by its name',
      'It was in Oslo that the Nansen prize was given.',
      'The peace prize went to a baker from the north.',
    ],
    [
      'a demonstrative further on',
      'In March mapping days are held with leaders of the town.',
      'Two agencies are leading this mapping effort together.',
    ],
    [
      'a name with its noun',
      'A neighbour had seen this clip of the singer Ida Holm.',
      'After hearing that Ida Holm clip we bought a drum.',
    ],
    [
      'what was named before',
      'Nobody liked Ida Holm and her long letter.',
      'We took it from the aforementioned Ida Holm letter.',
    ],
  ])('%s', (_, first, second) => {
    expect(referencesIn(`${first} ${second}`)).toEqual([[], [0]]);
  });

  it.each([
    [
      'it says itself which is meant',
      'We bought a boat for the summer.',
      'Everybody liked the boat that my uncle built.',
    ],
    [
      'it has been named in the sentence',
      'We bought a boat for the summer.',
      'Every boat is small, and the boat of my uncle leaks.',
    ],
    [
      'the noun is known to everybody',
      'Nobody had the internet in those days.',
      'They all wanted to see the internet with open eyes.',
    ],
    [
      'it means the text or its time',
      'We wrote a post about geese.',
      'Geese are the heroes, and this post proves what they do.',
    ],
  ])('nothing where %s', (_, first, second) => {
    expect(referencesIn(`${first} ${second}`)).toEqual([[], []]);
  });

  it('nothing in a language whose determiners we do not know', () => {
    const text =
      'Der Rat bestellte eine Studie über den Hafen und die Fähre der Stadt. Im Mai war das Geld für die Studie schon da.';
    expect(referencesIn(text, 'de').flat()).toEqual([]);
  });
});
