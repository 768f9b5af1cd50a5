import { outputsOf } from '../outputs.fixture.js';

const scriptOf = (first: string, heading = 'Soup'): string =>
  outputsOf(
    `# Supper on the quay

The crew of the quay eats together on Fridays, and each of them cooks once in a season.

## ${heading}

${first} Nobody has ever left a bowl of it, not even in the summer.

## Bread

The bread comes from the mill at Lindholm, where Mara bakes it in an oven of clay.
`,
    {},
    ['podcast'],
  ).outputs[0]?.text ?? '';

describe('a script', () => {
  it('says no heading that its sentence names', () => {
    const said = scriptOf('This soup is from the book of Ida Holm.');
    expect(said).toContain('\nThis soup is from the book');
    expect(said).not.toContain('Soup: ');
  });

  it('says the heading that "this" needs', () => {
    expect(scriptOf('This is what the cook of the quay makes best.')).toContain('Soup: This is what');
  });

  it('says none that "this time" or a conclusion does not mean', () => {
    expect(scriptOf('This time the cook of the quay made it of cod.')).not.toContain('Soup: ');
    const said = scriptOf(
      'These are the days that the cook of the quay will remember.',
      'Some final thoughts',
    );
    expect(said).toContain('\nThese are the days');
  });
});
