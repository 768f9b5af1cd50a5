import { readSource } from '../read-source.js';

const itemsOf = (content: string): string[] =>
  readSource(content)
    .blocks.filter(({ kind }) => kind === 'item')
    .map(({ text }) => text);

describe('items', () => {
  it('have no marks that join them, nor the full stop behind the last of them', () => {
    const text =
      'They pay for:\n\n- skippers who come in at night;\n- the crane; and\n- all guests of the crew.\n';
    expect(itemsOf(text)).toEqual(['skippers who come in at night', 'the crane', 'all guests of the crew']);
  });

  it('keep the full stop of a sentence', () => {
    const text = 'They pay for:\n\n- The crane.\n- The pier, which is old. It is of oak.\n';
    expect(itemsOf(text)).toEqual(['The crane.', 'The pier, which is old. It is of oak.']);
  });

  it('have no link that only says that it is one', () => {
    const text =
      'We belong to:\n\n- the guild - [link](https://a.example); and\n- the club - [link](https://b.example).\n';
    expect(itemsOf(text)).toEqual(['the guild', 'the club']);
  });
});
