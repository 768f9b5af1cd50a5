import type { PodcastDraft, YoutubeDraft } from '../../formats/draft/draft.types.js';
import { isInTitle } from './chapters.js';
import { outputsOf } from '../outputs.fixture.js';

type Drafts = readonly [PodcastDraft, YoutubeDraft];
function draftsOf(content: string): Drafts {
  const { outputs } = outputsOf(content, {}, ['podcast', 'youtube']);
  return outputs.map(({ draft }) => draft) as unknown as Drafts;
}

const part = (heading: string, at: string): string =>
  `${heading}\n\nThe keeper opens shed ${at} at seven and counts the boats of pier ${at} before anybody rows out to the island.\n\n`;

const BOATS = [
  '# Boats of the island\n\n',
  part('', 'zero'),
  '## In summer\n\n',
  part('### Wooden boats', 'one'),
  part('### Steel boats', 'two'),
  part('## In winter', 'three'),
  part('### A note on ice', 'four'),
  part('## What is next', 'five'),
].join('');

it.each([
  ['Ada Lund', 'An interview with Ada Lund, keeper', true],
  ['Art', 'The starting point of the boats', false],
  ['***', 'The boats', false],
  ['島の船', '春の島の船', true],
])('whether %s is in the title %s: %s', (heading, title, isIn) => {
  expect(isInTitle(heading, title)).toBe(isIn);
});

describe('chapters', () => {
  const [{ segments }, { chapters }] = draftsOf(BOATS);
  it('are of one level, the headings below it lines in them', () => {
    const titles = ['In summer', 'In winter', 'What is next'];
    expect(segments.map(({ title }) => title)).toEqual(titles);
    expect(chapters.map(({ title }) => title).slice(-3)).toEqual(titles);
    const points = segments.map(({ talkingPoints }) => talkingPoints);
    expect(points[0]?.filter((point) => point.endsWith('boats'))).toEqual(['Wooden boats', 'Steel boats']);
    expect(points[1]?.[1]).toBe('A note on ice');
    expect(chapters.at(-3)?.narration[0]).toBe('Wooden boats');
  });

  it('say a heading once, as a line above the sentence that means it', () => {
    const means = 'These are the ones that the keeper of the island likes best.';
    const [podcast, video] = draftsOf(
      BOATS.replace('### Steel boats\n\n', `### Steel boats\n\n${means} `).replace(
        '## What is next\n\n',
        `## Boats of stone\n\n${means} `,
      ),
    );
    for (const said of [podcast.segments[0]?.talkingPoints, video.chapters.at(-3)?.narration]) {
      const at = said?.indexOf('Steel boats') ?? -1;
      expect(said?.[at + 1]).toMatch(/^These are the ones/u);
    }
    expect(podcast.segments.at(-1)?.talkingPoints[0]).toMatch(/^Boats of stone: These are/u);
  });

  it('are of the level below where a heading is over almost all of the text', () => {
    const parts = ['one', 'two', 'three', 'four'].map((at) => part(`### Shed ${at}`, at)).join('');
    const content = `# Boats of the island\n\n${part('', 'zero')}## The sheds\n\n${parts}${part('## Thanks', 'five')}`;
    const [podcast] = draftsOf(content);
    expect(podcast.segments.map(({ title }) => title)).toEqual([
      'The sheds – Shed one',
      'Shed two',
      'Shed three',
      'Shed four',
      'Thanks',
    ]);
  });

  it('are of the level below where one of few is over more than half, and colons in a title of several headings are gone', () => {
    const said = (at: string): string => part('', `${at} with a lamp`) + part('', `${at} with a rope`);
    const parts = ['one', 'two', 'three'].map((at) => part(`#### Shed ${at}`, at) + said(at)).join('');
    const content = `# Boats of the island\n\n${part('', 'nought')}## Spoken of:\n\n${part('### The sheds:', 'zero')}${parts}${part('### The boats', 'four')}${said('four')}${part('#### Steel boats', 'five')}${said('five')}`;
    const [podcast] = draftsOf(content);
    expect(podcast.segments.map(({ title }) => title)).toEqual([
      'Spoken of – The sheds',
      'Shed one',
      'Shed two',
      'Shed three',
      'The boats',
      'Steel boats',
    ]);
  });
});
