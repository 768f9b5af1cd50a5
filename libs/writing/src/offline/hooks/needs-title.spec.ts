import type { FormatKey } from '@repurpose/contract';
import { outputsOf, textOf } from '../outputs.fixture.js';

const articleOf = (title: string, opening: string): string => `# ${title}

${opening}

The oven at the back of the shop holds forty loaves, and it is lit at two in the morning. We bake until noon and sell what there is.

On Mondays nobody bakes, and the street knows it. The queue of Tuesday goes around the corner, and half of it talks about Monday.
`;
const post = (title: string, opening: string, format: FormatKey): string =>
  textOf(outputsOf(articleOf(title, opening), {}, [format]).outputs, format);

describe('the title of a text', () => {
  const TITLE = 'Seven mistakes of a village bakery';

  it('stands over a beginning that does not say what the text is about, and shares its post', () => {
    const opening = 'My aunt never wrote anything down. What she knew went with her to Lisbon.';
    expect(post(TITLE, opening, 'linkedin')).toMatch(/^Seven mistakes of a village bakery\n\nMy aunt never/u);
    expect(post(TITLE, opening, 'twitter')).toMatch(/^Seven mistakes of a village bakery\n+My aunt never/u);
  });

  it('stands over a beginning that says only a part of it', () => {
    const opening = 'The village bakery of my aunt is older than the road it stands at.';
    expect(post(TITLE, opening, 'facebook')).toMatch(/^Seven mistakes of a village bakery\n\nThe village/u);
  });

  it('stands over no beginning that says it', () => {
    const opening = 'A village bakery makes each of its mistakes in front of everybody, and we made ours.';
    for (const format of ['linkedin', 'twitter'] as const)
      expect(post(TITLE, opening, format)).toMatch(/^A village bakery makes/u);
  });

  it('leads in the list of its headings, where it stands nowhere else', () => {
    const text = `# Three mistakes of a village bakery

A village bakery makes each of its mistakes in front of everybody, and we made ours in one winter.

## Baking on Mondays

Nobody buys bread on a Monday, since the market of Sunday fills every box in the village.

## Closing at noon

The people who work in the town come home at six, and they found a closed door for a year.

## One kind of flour

The mill had a bad year, and we had nobody else to ask for the flour of the next morning.
`;
    const [linkedin] = outputsOf(text, {}, ['linkedin']).outputs;
    expect(linkedin?.text).toContain('Three mistakes of a village bakery:\n\n• Baking on Mondays');
  });
});
