import { readSource } from '../read-source.js';

const linked = (content: string): string[] => {
  const { blocks, text, links } = readSource(`# The pier\n\n${content}\n`);
  expect(blocks.length).toBeGreaterThan(1);
  return links.map(({ start, end }) => text.slice(start, end));
};

it.each([
  ['the rest of a word', 'See [the old map](https://a.example)s of it.', ['the old maps']],
  ['no other link', 'See [the map](https://a.example)[maker](https://b.example) here.', ['the map', 'maker']],
  ['no sign', 'See [the map](https://a.example)-maker, [there](https://b.example).', ['the map', 'there']],
  ['no script without spaces', '请看[地图](https://a.example)在这里。', ['地图']],
])('a link that ends in a word has %s', (_, content, texts) => {
  expect(linked(content)).toEqual(texts);
});
