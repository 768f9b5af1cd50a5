import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { promisedList } from './subject-list.js';

const POINTS = ['Check the frame', 'Use a clean cloth', 'Try the brakes'];
const rest = 'A dent is easy to see by daylight, and most sellers of used bicycles know it well.';
const listIn = (head: string, mark: string) =>
  promisedList(
    analyse(
      readSource(
        `${head}\n\n${rest}\n\n${POINTS.map((each) => `${mark} ${each}\n\n${rest}`).join('\n\n')}\n`,
      ),
    ),
  );

it('an output does without no list whose headings are the parts of the text', () => {
  const labels = (list: ReturnType<typeof listIn>) => list?.items.map(({ label }) => label);
  expect(labels(listIn('# The keys to a used bicycle', '##'))).toEqual(POINTS);
  expect(listIn('# The market\n\n## The keys to a used bicycle', '###')).toBeNull();
});
