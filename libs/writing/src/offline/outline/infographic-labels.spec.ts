import type { InfographicDraft } from '../../formats/draft/draft.types.js';
import { outputsOf } from '../outputs.fixture.js';
import { belowFigure } from './infographic-labels.js';

function drawn(content: string): InfographicDraft {
  const draft = outputsOf(content, {}, ['infographic']).outputs[0]?.draft;
  if (draft?.format !== 'infographic') throw new Error('no infographic');
  return draft;
}

const mill = (heading: string, closing = ''): string => `# What the flood did to our mill

The river came over the wall on a Monday in March, and we lost the flour of a whole winter.

## The wall:

The wall was from 1961, and the council has only ever painted the side of the road.

## ${heading}

The alarm rang at four in the morning in an office of the town whose windows had been closed since Friday.
${closing}`;

const figureOver = (words: string, content: string): string | undefined =>
  drawn(content).blocks.find(({ text }) => text.includes(words))?.figure;

describe('a block of an infographic', () => {
  it('has a long heading rather than none below the heading of another section', () => {
    const heading = 'How long the alarm of the old mill rang';
    expect(figureOver('rang at four', mill(heading))).toBe(heading);
  });

  it('has the heading above its own where its own does not fit', () => {
    const content = mill(
      'The alarms\n\n### What we know of the alarm that rang on the Friday before the flood came',
    );
    expect(figureOver('rang at four', content)).toBe('The alarms');
  });

  it('needs no heading a second time', () => {
    const content = mill('The alarm', '\nThe siren of the school needs a new motor before the autumn.\n');
    expect(drawn(content).blocks.filter(({ figure }) => figure === 'The alarm')).toHaveLength(1);
  });

  it('stands under a heading without its colon', () => {
    expect(figureOver('1961', mill('The alarm'))).toBe('The wall');
  });

  it('has the heading of the list that it introduces', () => {
    const content = mill(
      'The alarm',
      `
### Next time

The miller would like to do a few more things about the alarm before the next flood comes:

1. Open the windows of the office before the weekend begins.
2. Hang a second bell in the yard of the school next door.
3. Call the guards of the river when the water reaches the bridge.
`,
    );
    expect(figureOver('a few more things', content)).toBe('Next time');
  });
});

describe('a list without room for its lead-in', () => {
  const textsWith = (items: string): string =>
    drawn(`# The notices of the mill

The mill has notices at the gate, and few people of the village read what they say.

## What a notice is for

Ask the miller about it. If the mill puts up a notice at the gate, it says that nobody of the mill is to blame for the road, for the pump and for the flood. If so, which of its notices is:

${items}

A notice with an arrow sent twelve drivers a day to the other road of the village in May.
`)
      .blocks.map(({ figure, text }) => `${figure} / ${text}`)
      .join('\n');

  it('stands below the heading above it', () => {
    expect(textsWith('- About the road\n- About the pump\n- About the flood')).toContain(
      '/ About the road · About the pump',
    );
  });

  it('is left out if its items only complete the lead-in', () => {
    expect(textsWith('- telling the way?\n- keeping us dry?\n- serving the village?')).not.toContain(
      'telling the way',
    );
  });
});

describe('the end of an infographic', () => {
  it('is the last paragraph of the text if it would stand under the heading of something else', () => {
    const { blocks, footer } = drawn(
      mill(
        'The alarm',
        '\n## What comes next\n\nWho would have thought so? I was glad.\n\nThe pupils of the school test a new pump with the miller each April.\n',
      ),
    );
    expect(footer).toContain('each April');
    expect(blocks.map(({ text }) => text).join(' ')).not.toContain('each April');
  });
});

it('an infographic has what a text says before the titles of other pages', () => {
  const links = ['Walls of the north', 'Pumps and floods', 'Mills by the sea'].map(
    (title, at) => `- [${title}: a guide in ${at + 3} parts](https://a.example/${at})`,
  );
  const page = `# The mill\n\nThe river came over the wall in March.\n\nEach of these steps keeps a mill dry:\n\n- Look at the wall after rain\n- Paint the gate before winter\n- Try the pump with the miller\n\nFor our own mill we have found these guides useful:\n\n${links.join('\n')}\n\nThe mill is dry, and the flour was saved.\n`;
  const shown = (content: string): string =>
    drawn(content)
      .blocks.map(({ figure, text }) => `${figure} / ${text}`)
      .join('\n');
  expect(shown(page)).toMatch(/Look at the wall/u);
  expect(shown(page)).not.toContain('Pumps and floods');
  expect(shown(page.replace(/\]\([^()]*\)|\[/gu, ''))).toContain('Pumps and floods');
});

it.each([
  ['34 households', '34 households draw their water here.', 'draw their water here.'],
  ['60%', '60% of the wool is sold.', 'of the wool is sold.'],
  ['60%', '60% wool means that it itches.', '60% wool means that it itches.'],
  ['Two hours', 'Two hours before we left, the pipe broke.', 'Two hours before we left, the pipe broke.'],
  ['34 households', 'The 34 households met.', 'The 34 households met.'],
])('below %s: %s', (figure, text, below) => {
  expect(belowFigure(text, figure)).toBe(below);
});
