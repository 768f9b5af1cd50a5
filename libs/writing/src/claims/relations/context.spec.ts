import { readSource } from '../../source/read-source.js';
import type { ClaimRule } from '../claim-rules.js';
import { explainClaims } from '../check-claims.js';

/** The rules that `said` violates; a correct paraphrase violates none. */
const rulesOf = (source: string, said: string): ClaimRule[] =>
  explainClaims(said, readSource(source)).flatMap(({ supported, rule }) => (supported ? [] : [rule]));

const TALK = `# Two weavers on their looms

**Nell Faber: How did you begin?**

**Ida Moor:** I took over the mill from my uncle Jacob in 1988. Peter came in 2004 to mend the wheel. I taught him dyeing for two years before I let him weave anything.

**Peter Lund:** We built the looms wider than usual so that they would hold a sail. The price of flax is a worry. If it doubles again, we could have to sell the mill.

**Nell Faber: Would you buy a steam press?**

**Ida Moor:** Without the loan, we won't do it.

**Peter Lund:** Nobody would lend us that much.

**Ida Moor:** The bank might. I use the old loom, too.

**Peter Lund:** It is too slow for me.`;

const CELLAR = `# The cheese cellar

Milk left at noon is given to the school, unless it has turned sour. The cellar has no plans to sell butter without a permit. It rejected Holm because its pumps leaked, and Vesper because it cost three times as much. Ten lorries were turned back because of ice and one because of a broken axle in the yard. The club gave 400 euros and the parish 900 euros. The price stays at 30 euros until May. Whether it falls in June is open. Cellar keeper Una Brand, an engineer at Kestrel, drew the shelves. “It may not be the right cheese for every cook,” said Una Brand.

In the six cellars of the trial, losses fell from 12.4% to 7.1%. In the 18 cellars outside the trial they hardly moved, from 12.9% to 12.6%.`;

const GAUGE = `# The gauge

The boat can travel 40 nautical miles. The kiln reaches 1,100 degrees Celsius. The pump delivers 3.5 megawatts. It has two tanks of 310 litres each. Purchases of grain fell from 800 tonnes to 760 tonnes. The plant supplies 1,500 homes. That is about 12 per cent of all homes on the network. The programme cost 640,000 euros. The county paid 410,000 euros and the town the rest. The pier cost 3.84 million dollars. The bank paid 1.2 million dollars, the state 640,000 dollars and the port the rest. The outage lasted 2 hours and 51 minutes. Of eleven posts, seven are filled. Three of five gates on the canal were painted.`;

const PREIS = `# Der Preis

Im Jahr 2023 zahlten die Kunden 11,4 Cent, im Jahr davor waren es 12,9 Cent. Geliefert hat den Ofen die Firma Berger Guss; die Bauleitung lag beim Büro Hahn & Roth. Der Eintritt ist frei.`;

describe.each<[string, string, string, ClaimRule | null]>([
  ['a speaker who did it', TALK, 'Ida Moor took over the mill from her uncle in 1988.', null],
  ['a last name for a first one', TALK, 'Lund came in 2004 to mend the wheel.', null],
  [
    'what they speak of',
    TALK,
    'If the price of flax doubles again, says Lund, they will have to sell.',
    'hedge-dropped',
  ],
  ['no answer but a question', TALK, 'If the loan is refused, the mill will not buy a steam press.', null],
  ['a condition left out', CELLAR, 'Milk left at noon is given to the school.', null],
  [
    'a condition told away',
    CELLAR,
    'Milk left at noon goes to the school whatever its smell.',
    'condition-dropped',
  ],
  [
    'a condition cut off a retelling',
    CELLAR,
    'The school is given the milk that is left at noon.',
    'condition-dropped',
  ],
  [
    'the condition kept',
    CELLAR,
    'The school is given the milk that is left at noon if it is not sour.',
    null,
  ],
  ['one of two negations gone', CELLAR, 'The cellar plans to sell butter without a permit.', 'negated'],
  ['both negations', CELLAR, 'The cellar does not plan to sell butter without a permit.', null],
  ['its own reason', CELLAR, 'Vesper was rejected because it cost three times as much.', null],
  [
    'whose noun holds for two',
    CELLAR,
    'Ten lorries were turned back because of a broken axle in the yard.',
    'another-clause',
  ],
  [
    'two figures with their owners swapped',
    CELLAR,
    'The parish gave 400 euros and the club 900 euros.',
    'actor-swapped',
  ],
  ['two figures in another order', CELLAR, 'The parish gave 900 euros and the club 400 euros.', null],
  ['doubted in the next sentence', CELLAR, 'In June the price falls.', 'hedge-dropped'],
  [
    'who says so is no topic',
    CELLAR,
    'It is not the right cheese for every cook, the keeper said.',
    'hedge-dropped',
  ],
  ['somebody at a firm', CELLAR, 'Brand, an engineer at Kestrel, drew the shelves.', null],
  [
    'figures of another statement',
    CELLAR,
    'In the 18 cellars outside the trial, losses fell from 12.4% to 7.1%.',
    'misattributed',
  ],
  ['their own figures', CELLAR, 'In the six cellars of the trial, losses fell from 12.4% to 7.1%.', null],
  ['a conversion', GAUGE, 'The boat can cover about 74 kilometres.', null],
  ['degrees converted', GAUGE, 'The kiln reaches some 2,000 degrees Fahrenheit.', null],
  ['power converted', GAUGE, 'The pump delivers 3,500 kilowatts.', null],
  ['another unit', GAUGE, 'The boat can travel 40 kilometres.', 'another-unit'],
  ['so much each', GAUGE, 'Together the two tanks hold 620 litres.', null],
  ['a change in per cent', GAUGE, 'It bought 5% less grain.', null],
  ['another change in per cent', GAUGE, 'It bought 9% less grain.', 'absent'],
  ['the rest', GAUGE, 'The town paid 230,000 euros of the programme.', null],
  ['hours and minutes', GAUGE, 'The outage lasted nearly three hours.', null],
  ['all of which some are', GAUGE, 'All five gates on the canal were painted.', 'overstated'],
  ['some of all', GAUGE, 'Three of the five gates on the canal were painted.', null],
  ['what is not', GAUGE, 'Four of the eleven posts are unfilled.', null],
  ['German: the right way', PREIS, 'Im Jahr 2023 sank der Preis für die Kunden auf 11,4 Cent.', null],
  ['German: no charge', PREIS, 'Das kostet keinen Eintritt.', null],
])('%s', (_name, source, said, rule) => {
  it(`is ${rule ?? 'supported'}: ${said}`, () => {
    const rules = rulesOf(source, said);
    if (rule === null) expect(rules).toEqual([]);
    else expect(rules).toContain(rule);
  });
});

it('marks a quotation together with its wrong speaker, and a figure together with its wrong unit', () => {
  const wrong = (said: string, source: string): string[] =>
    explainClaims(said, readSource(source)).flatMap(({ supported, text }) => (supported ? [] : [text]));
  const quoted = '“It may not be the right cheese for every cook,” said Ida Moor';
  expect(wrong(`${quoted}.`, CELLAR)).toEqual([quoted]);
  expect(wrong('The boat can travel 40 kilometres.', GAUGE)).toEqual(['40 kilometres']);
});
