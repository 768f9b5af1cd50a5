import { readSource } from '../source/read-source.js';
import type { Group } from './writers/brief.js';
import { atMost } from './writers/brief.js';
import { withoutLabel } from './wording/labels.js';
import { leansBack } from './wording/leaning.js';
import { questionOf } from './wording/lines.js';
import { planOf } from './analysis/analysis.js';
import { findTopics } from './analysis/topics.js';

describe('a line that stands alone', () => {
  it.each([
    ['Cost per meal: $1.94, down from $2.31.', 'en', 'Cost per meal: $1.94, down from $2.31.'],
    ['San Roque: del 4 al 7 de mayo.', 'es', 'San Roque: del 4 al 7 de mayo.'],
    ['Volunteers: 902 people gave 48,300 hours.', 'en', '902 people gave 48,300 hours.'],
  ])('%s keeps its label where the rest is no sentence', (text, language, said) => {
    expect(withoutLabel(text, language)).toBe(said);
  });

  it.each([
    ['Visitors can walk around her on three levels.', true],
    ['The director said that her father built the boat.', false],
    ['Orrin sells none, and its battery is glued in.', true],
    ['The Slim is nearly as quiet and costs half as much.', true],
    ['The Slim is nearly as quiet as the other keyboards.', false],
  ])('%s: names whom and what it means, or leans', (text, leans) => {
    expect(leansBack(text, 'en')).toBe(leans);
  });
});

describe('parts told as one', () => {
  const part = (heading: string, section: number): Group => ({ heading, section, picks: [] });
  it('bear both names, and no question that a part does not answer', () => {
    expect(atMost([part('Noise', 0), part('Typing', 1)], 1).map(({ heading }) => heading)).toEqual([
      'Noise · Typing',
    ]);
    expect(atMost([part('What does it cost?', 0), part('Typing', 1)], 1)[0]?.heading).toBe('');
  });
});

it('what the author says of himself is asked of him; what he tells the reader is not', () => {
  expect(questionOf('What I learned before I broke it', 'en')).toBe(
    'What did you learn before you broke it?',
  );
  expect(questionOf('What I would tell you', 'en')).toBe('');
});

const FILLER = 'Rain fell on the allotment all week. Seeds came up late. Nobody minded the cold. ';
it('a signed quotation is told as one, and a greeting or a call to write back is not told', () => {
  const plan = planOf(
    readSource(
      `# A kitchen for all\n\nHello from under the sink. ${FILLER}Write back and tell me.\n\n> I came for the soup and stayed for the chopping. — Dorothy, guest\n\n${FILLER.replaceAll('e', 'i')}`,
    ),
  );
  const texts = plan.candidates.map(({ text }) => text);
  expect(texts).toContain('Dorothy: “I came for the soup and stayed for the chopping.”');
  expect(texts.join(' ')).not.toMatch(/Hello from|Write back/u);
});

it('a long text of small stories still has topics', () => {
  const stories = Array.from({ length: 60 }, (_, at) => `Neighbour${at} brought bread${at} on Monday.`).join(
    ' ',
  );
  const topics = findTopics(
    readSource(`# A year\n\n${stories} The kitchen in Harlow reopens. The kitchen in Harlow has two cooks.`),
  );
  expect(topics).toEqual(expect.arrayContaining(['kitchen', 'Harlow']));
});

it('a heading that comes again says of what, and an item that completes its list says nothing without it', () => {
  const source = readSource(
    '# Two fears\n\nWe asked 40 shops about their fears.\n\n## “It takes too long.”\n\nMost shops count the hours of their owners.\n\n### How to answer this\n\nShow the hours that a list saves.\n\n## Nobody asks for it\n\nCustomers never see the list.\n\n### How to answer this\n\nOur plan was a little like this:\n\n1. get a small list that every single customer of the shop can see\n2. get a large list that every single customer of the town can see\n',
  );
  const { sections, candidates } = planOf(source);
  expect(sections.map(({ heading }) => heading)).toEqual(
    expect.arrayContaining(['How to answer “It takes too long”', 'How to answer “Nobody asks for it”']),
  );
  expect(candidates.filter(({ isItem }) => isItem).map(({ isFragment }) => isFragment)).toEqual([true, true]);
});
