import type { ShortVideoDraft } from '../../formats/draft/draft.types.js';
import { outputsOf } from '../outputs.fixture.js';
import { NIGHT_BUSES as REPORT } from '../texts.fixture.js';

function videoOf(content: string, format: 'reels' | 'tiktok'): ShortVideoDraft {
  const draft = outputsOf(content, {}, [format]).outputs[0]?.draft;
  if (draft?.format !== format) throw new Error(`no ${format}`);
  return draft;
}
const saidIn = ({ hook, scenes }: ShortVideoDraft): string =>
  [hook, ...scenes.map(({ voiceOver }) => voiceOver)].join('\n');

describe('the caption of a video', () => {
  const beginning =
    'What a year of night buses cost the city\n\nThe night bus carried more people than anybody had planned for. It never paid for the second driver that the law asks for.';

  it('is what the text begins with where its description is said in it', () => {
    const line = 'Nobody had asked for the app that replaced them.';
    const [title = ''] = REPORT.split('\n');
    const draft = videoOf(
      `---\ntitle: ${title.slice(2)}\ndescription: ${line}\n---\n${REPORT.slice(title.length)}`,
      'tiktok',
    );
    expect(saidIn(draft)).toContain(line);
    expect(draft.caption).toBe(beginning);
  });

  it('is what the text begins with where what is left lies in the middle of a thought', () => {
    const middle = (place: string): string =>
      `## The ${place}\n\nThe stop at the ${place} is under the windows of eleven houses of the city. In a year the night buses of the ${place} cost the city more than all of the trams that its people had used before. The ${place} should have its own fund, because the buses keep running there in the winter.\n\n`;
    const places = ['mill', 'harbour', 'market', 'school', 'bridge', 'hospital'].map(middle).join('');
    const { caption } = videoOf(REPORT.replace('## What it cost', `${places}## What it cost`), 'reels');
    expect(caption).toBe(beginning);
  });

  it('is what the text begins with, not a point from its middle', () => {
    const story = `# The pear tree behind the school

I have looked after the garden of our school since the spring of the flood, and I did not ask for it.

Nobody else had a key for the gate. The head teacher gave me hers on a Friday.

## The tree

The pear tree behind the school stood in water for nine days, and its leaves turned brown in June. A gardener from the next village cut two of the branches. She painted the wounds with clay and told us to wait until the winter was over.

## What helped

The most important thing for a pear tree behind a school is a fence, because every child wants to climb it in the first warm week. We built one from the old gym floor. It has held for four years, and the tree has given pears in three of them.
`;
    expect(videoOf(story, 'reels').caption).toMatch(
      /^The pear tree behind the school\n\nI have looked after the garden of our school/u,
    );
  });

  it('leaves out a line that is no sentence', () => {
    const [title = '', ...rest] = REPORT.split('\n');
    const { caption } = videoOf([title, '', 'Minutes of the transport office', ...rest].join('\n'), 'reels');
    expect(caption).toBe(beginning);
  });
});

describe('the description of a video of a text that begins with a quotation', () => {
  const text = (first: string): string => `# Brightness arrives at last

${first}

## The dark winter

The pier had no lamp for nine years, and every boat that came home after dusk had to find the wall by its echo.

The town paid for two lamps in May, since a lamp costs less than a boat. The smith made the poles of them from an old crane.

## The first evening

On the first evening of the new lamp the whole village came to the pier, and the ferry blew its horn three times.
`;
  const descriptionOf = (first: string): string => {
    const [output] = outputsOf(text(first), {}, ['youtube']).outputs;
    return output?.draft.format === 'youtube' ? output.draft.description : '';
  };

  it('is not its motto', () => {
    expect(descriptionOf('“Light is what the dark is afraid of.” - Ada Lund')).toMatch(/^(?:The|On) /u);
  });

  it('is a quotation that the text itself tells of', () => {
    const told =
      '“We were afraid of the dark,” says Ada Lund, who has steered the ferry to the pier since 1998.';
    expect(descriptionOf(told)).toBe(told);
  });
});

it('the description of a video does not end inside a sentence of its text', () => {
  const describedBy = (line: string): string => {
    const text = `---\ntitle: The ferry\ndescription: ${line}\n---\n\nThe ferry has crossed the bay since May. When the ice came to the bay, the two brothers told the mayor how it would cross: slowly, and only at noon.\n\nForty families live on the other side of the bay, and none of them owns a boat.\n`;
    const [output] = outputsOf(text, {}, ['youtube']).outputs;
    return output?.draft.format === 'youtube' ? output.draft.description : '';
  };
  const whole = 'The ferry has crossed the bay since May.';
  expect(describedBy(`${whole} When the ice came to the bay, the two brothers told the mayor how`)).toBe(
    whole,
  );
  const glued = 'Boats of the bay The ferry is old.';
  expect(
    describedBy(`${glued} ${whole} When the ice came to the bay, the two brothers told the mayor how`),
  ).toBe(whole);
  const own = 'Forty families live on the other side of the bay, and none of them owns a boat';
  expect(describedBy(`${whole} ${own}`)).toBe(`${whole} ${own}`);
});
