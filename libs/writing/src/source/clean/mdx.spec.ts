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
