import type { FormatKey } from '@repurpose/contract';
import { outputsOf, textOf } from '../outputs.fixture.js';

const LETTER = `# News of the pier, number six

Dear neighbours of the pier,

The wall is whole again, and the boats came back to the harbour on Sunday with the tide.

I wrote to the old crew, and this is what their mason answered me on the same day:

Dear Ada,

We are glad that the wall holds, and we will come to see it before the first frost.

The crane is next. It needs a new chain, which the smith will make before the winter.

Kind regards,

Ada
`;
const told = (format: FormatKey): string => textOf(outputsOf(LETTER, {}, [format]).outputs, format);

describe('the greeting and the signature of a letter', () => {
  it.each(['podcast', 'youtube'] as const)('are not heard in %s', (format) => {
    expect(told(format)).toContain('The crane is next.');
    expect(told(format)).not.toMatch(/Dear neighbours|Kind regards|^Ada$/mu);
  });

  it('are read', () => {
    expect(told('medium')).toMatch(/Dear neighbours of the pier,[^]*Kind regards,\s+Ada/u);
  });

  it('are heard inside the text, where a letter is told', () => {
    expect(told('podcast')).toContain('Dear Ada,');
  });
});

it('a letter that the text quotes is heard whole', () => {
  const content = `# A letter to the pier

I wrote to the pier about its lamps. They had been dark since the storm in May, and two boats had missed the steps.

# What the pier wrote

> Dear Ada,
>
> We thank you for your letter. Our lamps will be lit again by the first of October.
>
> Yours,
>
> The pier

## What I think of it

I had not hoped for so much in one letter.
`;
  const { outputs } = outputsOf(content, {}, ['podcast', 'youtube']);
  for (const format of ['podcast', 'youtube'] as const)
    expect(textOf(outputs, format)).toContain('Our lamps will be lit again');
});
