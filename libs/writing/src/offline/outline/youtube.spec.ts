import { outputsOf } from '../outputs.fixture.js';

function boardOf(items: readonly string[]): string {
  const content = `# The pump of our mill

The pump of the mill runs day and night, and it keeps the yard of the mill dry in the spring.

The miller needs a few things for it:

${items.map((item) => `- ${item}`).join('\n')}

The pupils of the school test the pump with the miller each April, before the river rises.
`;
  const draft = outputsOf(content, {}, ['youtube']).outputs[0]?.draft;
  return draft?.format === 'youtube' ? draft.chapters.map(({ onScreen }) => onScreen).join('') : '';
}

describe('the board of a list', () => {
  it('has an item with a label whole among items without one', () => {
    expect(boardOf(['Two spanners', '**Oil:** a can lasts a year', 'A new belt'])).toBe(
      'Two spanners / Oil: a can lasts a year / A new belt',
    );
  });

  it('has labels alone where all items have one', () => {
    expect(boardOf(['**Spanner:** two of them', '**Oil:** a can a year', '**Belt:** a new one'])).toBe(
      'Spanner / Oil / Belt',
    );
  });
});
