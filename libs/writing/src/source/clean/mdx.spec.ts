import { readSource } from '../read-source.js';

const META = [
  'export const meta = {',
  '  title: "How we mended the quay",',
  '  description:',
  "    'The quay\\'s wall was wet. Ada Lund drained it.',",
  '  date: `2024-03-02`,',
  '  authors: ["Ada Lund"],',
  "  tags: ['Harbours', 'Walls'],",
  '  cover: { title: "The quay at noon" },',
  '};',
].join('\n');
const BODY = 'The wall was wet.\n\nNow it is dry.';

describe('MDX', () => {
  it.each([
    ['alone', ''],
    [
      'below imports',
      'import Box from "@/box";\nimport {\n  Note,\n  Sketch,\n} from \'./parts\';\nimport "./wall.css"\n\n',
    ],
  ])('has its title and more in an object that it exports, %s', (_, imports) => {
    const source = readSource(`${imports}${META}\n\n${BODY}\n`);
    expect(source).toMatchObject({
      title: 'How we mended the quay',
      description: "The quay's wall was wet. Ada Lund drained it.",
      published: '2024-03-02',
      author: 'Ada Lund',
      tags: ['Harbours', 'Walls'],
      text: BODY,
    });
  });

  it('has statements on several lines, which are no text', () => {
    const said = '---\ntitle: The quay\n---\n\n';
    const list = 'export const stones = [\n  { name: "Oak", kind: "no stone" },\n\n  { name: "Slate" },\n];';
    const page = 'export default ({ children }) => (\n  <Page wide>{children}</Page>\n);';
    expect(readSource(`${said}${list}\n\n${BODY}\n\n${page}\n`).text).toBe(BODY);
  });

  it('only has them at the beginning of a line and up to a closing bracket', () => {
    const told = 'We export const stones.\n\nexport const wall = 1\n\nThe wall (all of it) is dry.';
    expect(readSource(told).text).toBe('We export const stones.\n\nThe wall (all of it) is dry.');
    const shown = '# The quay\n\nWrite this:\n\n```js\nexport const meta = {\n  title: "A",\n};\n```\n';
    expect(readSource(shown).text).toContain('title: "A"');
  });
});

it.each([
  'export default settings before you open the gate, or they are lost.',
  'export function keys are those at the top.',
  'export const is what they write.',
])('a sentence that begins like a statement is text: %s', (said) => {
  expect(readSource(`# The quay\n\n${BODY}\n\n${said}\n`).text).toContain(said);
});

it.each([
  'export default Wall;',
  'export default function Wall() {\n  return 1;\n}',
  'export const { wall } = walls;',
])('a statement is none: %s', (said) => {
  expect(readSource(`# The quay\n\n${BODY}\n\n${said}\n`).text).not.toContain('export');
});

describe('components of MDX', () => {
  const textsOf = (content: string): string[] =>
    readSource(`# The quay\n\n${content}\n`)
      .blocks.slice(1)
      .map(({ text }) => text);

  it.each([
    [
      'over prose',
      '<Note title="The sea\'s tide" kind="tip">\nIt comes twice.\n</Note>',
      ["The sea's tide: It comes twice."],
    ],
    ['that is a question', "<Note title='Is it wet?'>\n\n  It is.\n\n</Note>", ['Is it wet? It is.']],
    [
      'over a list',
      '<Note\n  kind="tip"\n  title="You need"\n>\n- a pump\n- a rope\n</Note>',
      ['You need:', 'a pump', 'a rope'],
    ],
  ])('have a title, %s', (_, box, told) => {
    expect(textsOf(`The wall is old.\n\n${box}\n\nNow it is dry.`)).toEqual([
      'The wall is old.',
      ...told,
      'Now it is dry.',
    ]);
  });

  it.each([
    ['of a person', '<Said title="Harbour master" name="Ada Lund">\nThe tide comes twice.\n</Said>'],
    [
      'of a whole page',
      '<Page title="The harbour">\nThe tide comes twice.\n\n## Walls\n\nThey hold.\n</Page>',
    ],
    ['of a picture', '<Figure title="The harbour" width="40">\nThe tide comes twice.\n</Figure>'],
    ['of a tab', '<Tabs title="In the harbour">\nThe tide comes twice.\n</Tabs>'],
    ['that only a pointer shows', 'The <Tip title="It comes twice">tide</Tip> comes twice.'],
    ['of a box without an end', '<Note title="The tide">\nThe tide comes twice.'],
  ])('have no title for readers if it is that %s', (_, content) => {
    const texts = textsOf(content);
    expect(texts[0]).toBe('The tide comes twice.');
    expect(texts.join(' ')).not.toContain('harbour');
  });

  it('are a picture below what leads to it, and no text on several lines', () => {
    const picture = '<Photo\n  src={wall}\n  alt="It is wet"\n  className="wide"\n/>';
    const box = '<Author\n  name="Ada Lund"\n  title="Harbour master"\n/>';
    const { blocks } = readSource(
      `# The quay\n\n${box}\n\nIt looks like this:\n\n${picture}\n\nIt is old.\n`,
    );
    expect(blocks.slice(1)).toMatchObject([
      { text: 'It looks like this:', isPictured: true },
      { text: 'It is old.' },
    ]);
  });
});

it('a value that a template inserts is no heading, unless it is in one', () => {
  const { blocks } = readSource(
    '# {title}\n\n{readingTime}\n\nThe wall is old.\n\n## How {name} is read\n\nIt is dry.\n',
  );
  expect(blocks.map(({ text }) => text)).toEqual(['The wall is old.', 'How {name} is read', 'It is dry.']);
});

it('the caption of a picture or table is not told', () => {
  const content = `# Walls

We built the wall in May, and it stands.

<FigureCaption>
  Each wall is a row. The{' '}
  <Box as='span' sx={{ color: 'orange' }}>
    *
  </Box>{' '}
  is new.
</FigureCaption>

It was finished in June.
`;
  const { text } = readSource(content);
  expect(text).toBe('Walls\n\nWe built the wall in May, and it stands.\n\nIt was finished in June.');
});
