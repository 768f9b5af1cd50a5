import { analyse } from '../../offline/analyse.js';
import { readSource } from '../read-source.js';

const LINES = ['Sell it cold!', 'The second batch is never like the first', 'Count the jars.'];
const TEXTS = [
  'A warm jar opens by itself on the way to the market. We lost nine of them on a single Saturday in June.',
  'The fruit is another one each week. We write on the lid what was in the bowl, and nobody has asked since.',
  'Forty jars went out and thirty came back. We had never asked anybody for a deposit until then.',
];
const MORE = 'My aunt had told us so from the beginning, and she was right.';
const parts = (markOf: (at: number) => string, below = ''): string =>
  LINES.map((line, at) => `${markOf(at)}${line}\n\n${TEXTS[at]}${below}\n\n${MORE}\n`).join('\n');
const headingsOf = (content: string): string[] =>
  readSource(content).blocks.flatMap(({ kind, level, text }) =>
    kind === 'heading' ? [`${level} ${text}`] : [],
  );

const HEADED = ['2 1. Sell it cold!', '2 2. The second batch is never like the first', '2 3. Count the jars'];
const TITLE = '# What a year of jam taught us';
const numbered = (at: number): string => `${at + 1}. `;

describe('numbered lines with paragraphs below each', () => {
  it('are headings with their numbers, also with a mark at the end', () => {
    expect(headingsOf(`${TITLE}\n\n${parts(numbered)}`)).toEqual([TITLE.replace('#', '1'), ...HEADED]);
  });

  it('keep their numbers if one of them asks, and not if most do', () => {
    const asked = (...lines: string[]): string[] =>
      headingsOf(
        `${TITLE}\n\n${lines.map((line, at) => `${at + 1}. ${line}\n\n${TEXTS[at]}\n`).join('\n')}`,
      ).slice(1);
    expect(asked('Sell it cold', 'Who counts the jars?', 'Ask aunts')).toContain('2 1. Sell it cold');
    expect(asked('Sell it cold', 'Who counts the jars?', 'Who pays?')).toContain('2 Sell it cold');
  });

  it('are so if one of them has a numbered list of its own below it', () => {
    const list =
      '\n\n- Wash it.\n- Dry it.\n\n1. Open the lid of the jar.\n2. Smell the fruit in it.\n\nThat is all.';
    expect(headingsOf(`${TITLE}\n\n${parts(numbered, list)}`).slice(1)).toEqual(HEADED);
    const counted = parts((at) => `${at + 4}. `, list);
    expect(headingsOf(`${TITLE}\n\n${counted}`)).toHaveLength(1);
  });

  it('are below the heading above them', () => {
    const [, , first] = headingsOf(`${TITLE}\n\n## At the market\n\nWe sold them all.\n\n${parts(numbered)}`);
    expect(first).toBe('3 1. Sell it cold!');
  });

  it('are the list of a title that counts one less', () => {
    const lines = [...LINES.slice(0, 2), 'No deposit, no jars', 'Aunts'];
    const content = `# 3 lessons of a year of jam\n\nWe began with plums.\n\n${lines
      .map((line, at) => `${at + 1}. ${line}\n\n${TEXTS[at] ?? MORE}\n`)
      .join('\n')}`;
    const listOf = (text: string) => analyse(readSource(text)).lists.find(({ isOfHeadings }) => isOfHeadings);
    expect(listOf(content)?.items).toHaveLength(4);
    expect(listOf(content.replace('3 lessons', '7 lessons'))).toBeUndefined();
  });
});
