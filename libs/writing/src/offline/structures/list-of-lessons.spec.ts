import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';

const INTRO =
  'For two years I have asked the founders of small printing houses how they began. Here are the lessons I learned from them:';
const section = (heading: string, text: string): string => `## ${heading}\n\n${text}\n`;
const itemsOf = (text: string) =>
  analyse(
    readSource(
      `# What printers told me\n\n${INTRO}\n\n${[
        section(
          'Friends are the first customers',
          'The first orders of almost all of them came from people they had worked with.',
        ),
        section('A printing house can be fun', text),
        section(
          'A slow year makes it stronger',
          'Whoever kept the crew through the flood had the better crew in the year after it.',
        ),
      ].join('\n')}`,
    ),
  ).lists.find(({ isOfHeadings }) => isOfHeadings)?.items ?? [];

it('what is only conceded before its turn does not tell the point of an item', () => {
  const [, turned] = itemsOf(
    "There are some inherent downsides to printing houses and presses compared to shops: you can't print at night and you constantly have to adapt to the needs of each customer. Because of this, I always thought that a shop is more fun. However, the founders of three houses on the harbour taught me in the course of that winter that a shop with loans, a landlord and a partner who wants to open another one each spring is a much harder place to work in than a press with two people.",
  );
  expect(turned?.says).not.toContain('downsides');
  const [, plain] = itemsOf(
    'There are some joys in a printing house compared with a shop: the paper smells of the wood it was made of. A shop smells of its floor.',
  );
  expect(plain?.says).toContain('some joys');
});

it('a heading for the last notes is no item of a list', () => {
  const notes = '## Final notes\n\nAll of these talks can be read in the library of the harbour.';
  const content = `# What printers told me\n\n${INTRO}\n\n${[
    'Friends buy first',
    'Paper is a trade of its own',
    'A slow year makes it stronger',
  ]
    .map((heading) =>
      section(heading, 'The first orders of almost all of them came from people they had worked with.'),
    )
    .join('\n')}\n${notes}\n`;
  const list = analyse(readSource(content)).lists.find(({ isOfHeadings }) => isOfHeadings);
  expect(list?.items.map(({ label }) => label)).not.toContain('Final notes');
});
