import { readSource } from '../../source/read-source.js';
import { firstWords, questionOf } from './lines.js';
import { planOf } from '../analysis/analysis.js';

describe('the question that a part answers', () => {
  it.each([
    ['How we write release notes', 'How do you write release notes?'],
    ['How the pump works', 'How does the pump work?'],
    ['What’s in the data', 'What’s in the data?'],
    ['Get your questions ready', 'How do you get your questions ready?'],
    ['Measuring water in the harbour', 'What matters most when measuring water in the harbour?'],
    ['Where do we go?', 'Where do we go?'],
    ['What it cost', 'What did it cost?'],
    ['What patients actually said', 'What did patients actually say?'],
    ['What I would tell other clinics', 'What would you tell other clinics?'],
    ['What changed', 'What changed?'],
  ])('%s', (heading, question) => {
    expect(questionOf(heading, 'en')).toBe(question);
  });

  it.each([
    ['Was sich geändert hat', 'Was hat sich geändert?'],
    ['Was es kostet', 'Was kostet es?'],
    ['Die Kosten', ''],
  ])('in German: %s', (heading, question) => {
    expect(questionOf(heading, 'de')).toBe(question);
  });

  it.each(['A record of progress', 'Be cool', 'How we built the pier', 'Looking forward'])(
    '%s asks nothing',
    (heading) => {
      expect(questionOf(heading, 'en')).toBe('');
    },
  );
});

describe('the first words of a sentence', () => {
  const wordsOf = (text: string) => {
    const [first] = planOf(readSource(`# The bed\n\n${text}`)).candidates;
    return first ? firstWords(first) : null;
  };

  it.each([
    ['Lay the rows from west to east so a plant has light all day.', 'Lay the rows from west to east'],
    ['Keep the beds narrow, and mulch them well in autumn.', 'Keep the beds narrow'],
    ['Remove the old string.', 'Remove the old string'],
    ['The gate closes at 11:40, so come before.', 'The gate closes at 11:40'],
    ['When the soil is dry, water the bed in the evening and not at noon.', ''],
    ['The board of the gardening club has decided in May to buy a second and a third barrel.', ''],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toBe(words);
  });
});
