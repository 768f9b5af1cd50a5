import { readSource } from '../../source/read-source.js';
import { OwnWords } from './own-words.js';
import { voiceFor } from '../voice.js';
import { planOf } from '../analysis/analysis.js';
import { Table } from './table.js';
import { withdraw } from './withdraw.js';

const TEXT =
  '# The library at night\n\nThe library lends tools to every house on the hill. Does anybody come to the reading room with a whetstone every week? Two retired joiners sharpen chisels on Tuesdays. A painter cleans the windows in spring. The council pays for new lamps.';

describe('a question', () => {
  const table = new Table(
    planOf(readSource(TEXT)),
    ['medium', 'infographic'],
    () => 5,
    new OwnWords(voiceFor('en', 'professional', 50)),
    50,
  );
  const [article, picture] = table.hands;
  const found = (part: string) => table.plan.candidates.find(({ text }) => text.includes(part));
  const [question, answer] = [found('Does anybody'), found('joiners')];
  if (!article || !picture || !question || !answer) throw new Error('five sentences for two pieces');

  it('has a place only where its answer is told, may open before it, and is no block of an infographic', () => {
    expect([table.fits(article, question), table.fitsIn(article, question)]).toEqual([false, true]);
    table.take(article, answer);
    table.take(picture, answer);
    expect([table.fits(article, question), table.fits(picture, question)]).toEqual([true, false]);
  });

  it('goes with its answer', () => {
    table.take(article, question);
    withdraw(table, article, answer);
    expect(article.chosen.size).toBe(0);
  });
});
