import { readSource } from '../source/read-source.js';
import { judgeText } from './judge-text.js';

const source = readSource(
  'The depot in Leeds has 7 buses. “We will not sell a single bus this year,” said Ann Lee. It opened in 1990.',
);

const judged = (text: string) =>
  judgeText(text, source).map(({ mention: { start, end }, rule }) => [text.slice(start, end), rule]);

describe('a text is judged in passages', () => {
  it('finds in sentences side by side what it finds in each', () => {
    const sentences = ['The depot has 7 buses.', 'It opened in 1991.', 'Leeds has 93 depots.'];
    const each = sentences.flatMap(judged);
    expect(each.map(([, rule]) => rule)).toEqual(['stated', 'absent', 'stated', 'absent']);
    for (const between of [' ', '\n', '\n\n', ' \n']) expect(judged(sentences.join(between))).toEqual(each);
  });

  it('reads a speaker in the line below a quotation', () => {
    const quote = '“We will not sell a single bus this year.”';
    expect(judged(`${quote}\n— Ann Lee`).map(([, rule]) => rule)).toEqual(['stated', 'stated']);
    expect(judged(`The depot has 7 buses. ${quote}\n— Bob Ray`)).toContainEqual([
      `${quote}\n— Bob Ray`,
      'another-speaker',
    ]);
  });

  it('takes no word for a name that the text writes small elsewhere', () => {
    expect(judged('Gizmos Leeds sold 7.\n\nNobody wants gizmos.')).toEqual([
      ['Leeds', 'stated'],
      ['7', 'stated'],
    ]);
    expect(judged('Gizmos Leeds sold 7.')[0]).toEqual(['Gizmos Leeds', 'absent']);
  });

  it('knows an address by its part after "#", and the length of a segment by its parentheses', () => {
    const page = readSource('Leeds tells it [here](https://leeds.example/about.html#buses) in full.');
    const post = 'Leeds tells it here (https://leeds.example/about.html#buses) in full. #Buses';
    const rules = judgeText(post, page).map(({ rule }) => rule);
    expect(rules).toEqual(rules.map(() => 'stated'));
    expect(judged('2. The depot in Leeds (2:30)').map(([text]) => text)).toEqual(['Leeds']);
    expect(judged('The depot in Leeds opens at (2:30).').map(([, rule]) => rule)).toContain('absent');
  });
});
