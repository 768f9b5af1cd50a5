import type { FormatKey } from '@repurpose/contract';
import { outputsOf, textOf } from '../outputs.fixture.js';

/** Its first paragraph leans on its first sentence, which no output has, so that an opening comes from the second. */
const SERMON = `# The boats of Lindholm

Welcome Pastor Anders, Readings of today: Jn 21:1-14, 15-17 | Ps 107:23-30 | Mk 4:35-41. In this story of the harbour the parish has put together three boats, all of them late. In the first boat, the cook drew a map of the channel on the lid of the stove. Ada Lund mended eleven sails for Lindholm in one long winter of ice and snow. Lindholm has had three boats since 1911, and each of them came back late at least once.

In the story of the keeper, we are given a picture of a man who waited for one boat. It was the winter of the great ice, and he had lit all his lamps on the wall by four in the afternoon. He is now out on the wall with his lantern, looking for the sail of his younger brother. And when it does come at last he runs down to the steps, takes the rope out of the cold hands, and ties it for him. He carries the nets up to the house, and he gives him the bed by the stove for as long as the ice lasts. In the same way, the harbour comes out to meet each of us with a lamp in its hand.

The island has kept the lantern, and it hangs above the door of the school. Every child who leaves for the mainland touches it once with the left hand.
`;
const told = (format: FormatKey, content = SERMON): string =>
  textOf(outputsOf(content, {}, [format]).outputs, format);

describe('an opening from further down in a text', () => {
  it.each(['podcast', 'youtube'] as const)('is not taken out of its paragraph in a %s', (format) => {
    expect(told(format)).toMatch(/late at least once\.\s+In the story of the keeper, we are given/u);
  });

  it.each(['podcast', 'youtube'] as const)('does not move a whole paragraph of a %s', (format) => {
    const minutes =
      '# The board\n\n## Minutes\n\nThe meeting began at seven.\n\n## Items\n\n### The roster\n\nAda will send Tom a list of all 43 houses on the hill. Whenever a house is sold, Tom writes to the bank in the town. As he hears from them, Ada mends the list of the houses.\n\nTom will keep the money, and he has the book of the club.\n';
    expect(told(format, minutes)).toMatch(/The meeting began[^]*Ada will send Tom/u);
  });
});

describe('the first paragraph', () => {
  it('leans on no line that no output has', () => {
    const content = SERMON.replace('4:35-41. ', '4:35-41\n\n');
    expect(told('linkedin', content)).toMatch(/^[^\n]+\n\nIn this story of the harbour the parish/u);
  });
});
