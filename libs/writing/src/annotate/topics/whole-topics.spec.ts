import { readSource } from '../../source/read-source.js';
import { wholeTopics } from './whole-topics.js';

describe('whole topics', () => {
  const source = readSource(
    '# Mara Holt: mayor of the year\n\nMara Holt opened the heat pump dryer works. The heat pump dryer saves power. Holt said that every heat pump dryer pays. The works stand by the river.',
  );

  it('have the words they never go without', () => {
    expect(wholeTopics(['heat pump'], source)).toEqual(['heat pump dryer']);
  });

  it('are one phrase where two overlap', () => {
    expect(wholeTopics(['heat pump', 'pump dryer'], source)).toEqual(['heat pump dryer']);
  });

  it('name people in full', () => {
    expect(wholeTopics(['Holt', 'mayor Mara Holt'], source)).toEqual(['Mara Holt']);
  });

  it('begin and end with a word that names something', () => {
    expect(wholeTopics(['the river', 'river'], source)).toEqual(['river']);
  });
});
