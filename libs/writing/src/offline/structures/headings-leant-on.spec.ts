import type { FormatKey } from '@repurpose/contract';
import { analyse } from '../analyse.js';
import { outputsOf, textOf } from '../outputs.fixture.js';
import { readSource } from '../../source/read-source.js';

const filler =
  'The harbour was where he spent the years that he never spoke about at home or anywhere else. ';
const SPEECH = `# What my uncle taught me

My uncle Oskar ran the ferry for thirty years. I learned two sorts of things from him on that boat.

${filler.repeat(4)}

## The wrong way round

### Sell the house

especially when your wife still lives in it, which took him ten years to explain to her brothers

### Lend out your boat

except to a man who has never asked for one, he would say, and he lent it to nobody in all that time

### Trust the forecast

He never did, and was never once surprised by the wind in all of those years.

## What he did right

### Sing while you row

it keeps the time, and he had only the one song, which all of the harbour knew by heart

### Answer every letter

even the ones from the tax office, and he answered those in verse from the first year to the last

### Leave before the ice

He did so every winter, and he was always the first to be back in the spring.
`;
const write = (format: FormatKey): string => textOf(outputsOf(SPEECH, {}, [format]).outputs, format);

describe('headings that the sentences below them go on from', () => {
  it('are the items of the list that their heading names', () => {
    const lists = analyse(readSource(SPEECH)).lists.map(({ leadIn, items }) => [leadIn, items.length]);
    expect(lists).toEqual([
      ['The wrong way round', 3],
      ['What he did right', 3],
    ]);
  });

  it.each(['summary', 'twitter', 'linkedin', 'instagram', 'infographic'] as const)(
    'stand before what goes on from them: %s',
    (format) => {
      const text = write(format);
      expect(text).not.toMatch(/(?:^|[^:’'a-z]\s|• )(?:especially when|except to|it keeps|even the)/u);
    },
  );

  it('are told under the heading of their list', () => {
    const text = write('instagram');
    expect(text).toMatch(/The wrong way round:?\s+• Sell the house/u);
    expect(text).toMatch(/What he did right:?\s+• Sing while you row/u);
  });
});
