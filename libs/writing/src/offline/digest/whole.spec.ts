import type { FormatKey } from '@repurpose/contract';
import { outputsOf } from '../outputs.fixture.js';

const textIn = (content: string, format: FormatKey): string =>
  outputsOf(content, {}, [format]).outputs[0]?.text ?? '';

const counted = (next: string): string => `# A count of ships

We wrote a small program for the count of ships on the Ellen. Get it from the town, or from the harbour [here](https://harbour.example/count). ${next}

The town has counted ships since the year of the flood, and it has never lost a book.
`;

describe('a demand to follow a link', () => {
  const best =
    'In addition, the town of Lindholm has paid Mara Lund for two new lamps on the quay of the Ellen.';

  it('is not spoken', () => {
    const script = textIn(counted(best), 'podcast');
    expect(script).not.toContain('Get it');
    expect(script).toContain('two new lamps on the quay');
  });

  it('stays in an article, where it can be followed', () => {
    expect(textIn(counted(best), 'medium')).toContain('the harbour here (https://harbour.example/count).');
  });

  it('is spoken where the next sentence needs it', () => {
    expect(textIn(counted('It also counts the boats of the crew.'), 'podcast')).toContain('Get it');
  });
});

describe('a sentence before a request at the end', () => {
  const ended = (last: string): string => textIn(`${counted('It is free.')}\n${last}\n`, 'medium');
  const request = 'If you follow me on Twitter I will not waste your time.';

  it('is left out with it if it says what its author writes', () => {
    expect(ended(`I only write about ships and harbours. ${request}`)).not.toContain('ships and harbours');
  });

  it.each([
    'The next count begins on the third of May.',
    'We post the lists of the count on Mondays.',
    'I have counted ships since I was nine.',
  ])('stays if it has other content: %s', (said) => {
    expect(ended(`${said} ${request}`)).toContain(said);
  });
});
