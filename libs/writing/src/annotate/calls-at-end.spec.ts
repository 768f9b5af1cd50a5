import { readSource } from '../source/read-source.js';
import { isExcluded } from './discourse/housekeeping.js';
import { sendingAt } from './discourse/points-elsewhere.js';
import { outputsOf, textOf } from '../offline/outputs.fixture.js';

const AT = 'https://harbour.example';
const PROSE = `# The new wall of the harbour

The harbour has a new wall since May, and it is two metres higher than the old one. The crew built it in nine weeks with stones from the island.

### The old wall

The old wall had stood for eighty years. A storm in the last winter took the end of it, and with it the light that all boats know.
`;
const CALLS = [
  `Watch the [film](${AT}/film) (in Italian) of the crew`,
  `Follow on the net [Harbour Crew](${AT}/net)`,
  `Contact the crew on the [wire](${AT}/wire).`,
];
const outputOf = (content: string, format: 'linkedin' | 'medium' | 'podcast'): string =>
  textOf(outputsOf(content, {}, [format]).outputs, format);

describe('the last lines of a text, which all lead to links', () => {
  const content = `${PROSE}\n${CALLS.join('\n\n')}\n`;

  it.each(['linkedin', 'podcast'] as const)('are not in an output that shows no links: %s', (format) => {
    expect(outputOf(content, format)).not.toMatch(/Watch the|Follow on|Contact the/u);
  });
  it('are in an article', () => {
    expect(outputOf(content, 'medium')).toMatch(/Watch the film .*\n\nFollow on .*\n\nContact the/u);
  });
});

it.each([
  ['The stones are from the [island].', 'The [crew] has nine members.', 'The light is on the [pier] again.'],
  ['Write your name on the [board].', 'Follow the [river] for a mile.'],
])('sentences at the end stay, also if they have links: %s', (...said) => {
  const linked = said.map((line) =>
    line.replace(/\[\w+\]/u, (words) => `${words}(${AT}/${words.slice(1, -1)})`),
  );
  const post = outputOf(`${PROSE}\n${linked.join('\n\n')}\n`, 'linkedin');
  for (const line of said) expect(post).toContain(line.replace(/[[\]]/gu, ''));
});

describe('lines with links and without a full stop at the end', () => {
  const told = (...lines: string[]): string[] => {
    const text = outputOf(`${PROSE}\n${lines.join('\n\n')}\n`, 'linkedin').toLowerCase();
    return lines.filter((line) => text.includes(line.replaceAll(/[[\]]|\([^)]*\)/gu, '').toLowerCase()));
  };

  it.each([
    [`[Plotter](${AT}/a) draws clean lines and costs nothing`, `[Inkwell](${AT}/b) has more colours than it`],
    [`10:00 [Ada Lind](${AT}/ada) on salt and its uses`, `11:00 [Bo Ek](${AT}/bo) on the stones of the wall`],
    [
      `The [mayor](${AT}/mayor) opened it with a speech`,
      `The [band](${AT}/band) of the school played all night`,
    ],
    [`[Rye](${AT}/rye) of the island keeps for a week`, `[Wheat](${AT}/wheat) is eaten on the same day`],
  ])('are told if they say something: %s', (...lines) => {
    expect(told(...lines)).toEqual(lines);
  });

  it('are told with one that says something', () => {
    const said = `The [mayor](${AT}/mayor) opened it with a speech`;
    expect(told(`Watch the [film](${AT}/film) of the crew`, said)).toContain(said);
  });
});

describe('an answer that only names a page', () => {
  const part = (question: string, answer: string): string => `## ${question}\n\n${answer}\n\n`;
  const faq = (answer: string): string =>
    `# The tool library\n\n${part('Who may borrow?', 'Everybody who lives in the town may borrow a tool of the library.')}${part('What does it cost?', 'A tool costs two euros a week, and a saw costs three of them.')}${part('Where does one ask?', answer)}`;

  it.each(['On our [Tools](/tools) page.', `On our [Tools](${AT}/tools) page.`, 'On the tool website.'])(
    'of the net is told only in an article: %s',
    (answer) => {
      expect(outputOf(faq(answer), 'medium')).toMatch(/Where does one ask/u);
      expect(outputOf(faq(answer), 'linkedin')).not.toMatch(/On (?:our|the)/u);
    },
  );
  it.each(['On the building site.', 'At the old bus site.', 'On the order page.'])(
    'or a place is told: %s',
    (answer) => {
      expect(outputOf(faq(answer), 'medium')).toContain(answer);
      const source = readSource(faq(answer));
      const index = source.sentences.findIndex(({ text }) => text === answer);
      expect(sendingAt(index, source)).toBeUndefined();
      expect(isExcluded(answer, 'en')).toBe(false);
    },
  );
});
