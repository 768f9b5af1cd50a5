import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';

const PARTS = [
  'The mill sells it fresh on every Tuesday, which is the day we bake most. It needs a third more water than wheat, so the dough is weighed wet.',
  'A baker from the next town keeps it alive and gives away a jar a week. It has to be fed in the evening, or the morning bake does not rise.',
  'Nobody asks for it, and nobody leaves without it. It sells out on every day of rain, and the recipe fits on the back of a bill.',
];
const ABOVE = 'We have baked in the same room for nine years, and three things did not change in it at all.';

describe('numbers that begin again below another heading', () => {
  const part = (name: string, heads: readonly string[]): string =>
    `## ${name}\n\n${ABOVE}\n\n${heads
      .map((head, at) => `### ${at + 1}. ${head}\n\n${PARTS[at % PARTS.length]}`)
      .join('\n\n')}`;
  const leads = (content: string): string[] =>
    analyse(readSource(content))
      .lists.filter(({ isOfHeadings }) => isOfHeadings)
      .map(({ leadIn, items }) => `${leadIn} ${items.map(({ label }) => label).join(', ')}`);
  const faults = part('Faults', ['Stale crust', 'Wet crumb', 'Dark base']);

  it('count points', () => {
    const ideas = `${part('Ideas', ['A longer rest', 'A hotter stone', 'A closed pot'])}\n\n### More of them\n\n${PARTS[0]}`;
    expect(leads(`# Our bread\n\n${faults}\n\n${ideas}\n`)).toEqual([
      'Faults Stale crust, Wet crumb, Dark base',
      'Ideas A longer rest, A hotter stone, A closed pot',
    ]);
  });

  it('count none where there is only one series', () => {
    expect(leads(`# Our bread\n\n${faults}\n\n## The shop\n\n${PARTS[1]}\n`)).toEqual([]);
  });
});
