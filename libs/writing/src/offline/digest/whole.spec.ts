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
