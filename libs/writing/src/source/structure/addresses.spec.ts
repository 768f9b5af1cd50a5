import type { FormatKey } from '@repurpose/contract';
import { outputsOf } from '../../offline/outputs.fixture.js';

const textIn = (content: string, format: FormatKey): string =>
  outputsOf(content, {}, [format]).outputs[0]?.text ?? '';

describe('an address in a line of its own', () => {
  const DAM = `# Leaks in the dam

The dam on the Ellen has small leaks in dry years. We write down each of them in a book.

Tell the town of a leak with its form:

https://town.example/leaks

If you'd like to read more about the walls of the dam, you can do so here:

https://dam.example/walls

The dam keeper reads all of it:

She is at the dam each day.
`;

  it('is told behind the words that introduce it', () => {
    const article = textIn(DAM, 'medium');
    expect(article).toContain('Tell the town of a leak with its form: https://town.example/leaks\n');
    expect(article).toContain('you can do so here: https://dam.example/walls\n');
    expect(article).not.toContain('(https://dam.example/walls)');
  });

  it('is not spoken, and neither are those words', () => {
    const script = textIn(DAM, 'podcast');
    expect(script).not.toMatch(/https:|with its form|you can do so/u);
    expect(script).toContain('She is at the dam each day.');
  });
});
