import { readSource } from '../../source/read-source.js';
import { analysisFor } from '../analyse.js';
import { digest } from './digest.js';

const dull = (of: string): string =>
  `The ${of} was there, and some of us saw it. It was much as it had been before. Nobody wrote anything down about it.`;
const telling = (of: string): string =>
  `The harbour of Lund sold ${of} for 4,200 crowns in one day, because the ferry brought 900 guests from Malmö.`;
const TEXT = (over: string): string => `# The year of our harbour

${dull('harbour')}

${over} April

${telling('fish')}

${over} May

#${over} New nets

${telling('nets')}

${over} June

${dull('rain')}

#${over} New lamps

${telling('lamps')}
`;
const headingsIn = (content: string): string[] => {
  const analysis = analysisFor('email', readSource(content));
  const sections = digest(analysis, { words: 75, leastPart: 30, shows: 'all' });
  return sections.map(({ heading }) => heading);
};

describe('the heading over one that a part of a text shows', () => {
  it('is shown beside others of its level', () => {
    expect(headingsIn(TEXT('##'))).toEqual(['April', 'May', 'New nets', 'June', 'New lamps']);
  });

  it('is not shown if it is over all of them', () => {
    const content = TEXT('###').replace('### April', '## The months\n\n### April');
    expect(headingsIn(content)).not.toContain('The months');
    expect(headingsIn(content)).toContain('June');
  });
});
