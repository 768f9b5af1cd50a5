import type { ShortVideoDraft } from '../../formats/draft/draft.types.js';
import { outputsOf } from '../outputs.fixture.js';
import { NIGHT_BUSES as REPORT, STEPS } from '../texts.fixture.js';

function videoOf(content: string, format: 'reels' | 'tiktok', variant = 0): ShortVideoDraft {
  const draft = outputsOf(content, {}, [format], variant).outputs[0]?.draft;
  if (draft?.format !== format) throw new Error(`no ${format}`);
  return draft;
}
const saidIn = ({ hook, scenes }: ShortVideoDraft): string =>
  [hook, ...scenes.map(({ voiceOver }) => voiceOver)].join('\n');

it('a text that is one endless sentence still has a video', () => {
  const endless = Array.from({ length: 700 }, (_, at) => `Mara Lind and Otto Berg of pier ${at} met`).join(
    ' ',
  );
  expect(videoOf(endless, 'reels').hook).not.toBe('');
});

describe('a short video', () => {
  it('is a clip: paragraphs of one section in their order, the first sentence as the hook', () => {
    const { hook, scenes } = videoOf(REPORT, 'tiktok');
    expect(hook).toBe(
      'Riders learned the last stop by heart. The share of tickets bought on board fell from 64 percent to 12 percent.',
    );
    expect(scenes.map(({ voiceOver }) => voiceOver).join(' ')).toMatch(
      /^Nobody had asked for the app that replaced them\. Two sisters took the bus .+ nights\.$/u,
    );
  });

  it('is another clip in each further version', () => {
    expect(videoOf(REPORT, 'reels', 1).hook).toBe(
      'Every driver in the region got a letter from the company in the spring. Only six of the forty drivers said yes.',
    );
  });

  it('leaves out steps that are only a part of it', () => {
    const content = REPORT.replace(
      '## What comes next',
      '## How to ride\n\n1. Look for the green sign.\n2. Wave to the driver.\n3. Pay with a card.\n4. Sit where you like.\n\n## What comes next',
    );
    expect(saidIn(videoOf(content, 'tiktok'))).not.toContain('Wave to the driver.');
  });

  it('tells every sentence of a procedure', () => {
    const told = saidIn(videoOf(STEPS, 'reels'));
    for (const { voiceOver } of videoOf(STEPS, 'tiktok').scenes) expect(told).toContain(voiceOver);
  });
});

const MISTAKES = `# Three mistakes I see in every workshop

I have repaired bicycles for fourteen years. Very few people are careless with them.

## 1. Storing the bicycle outside

Rain is not the problem. Owen lost a frame of €740 to salt in one winter. He had washed it once. Put it under a roof, and wipe the chain on Sundays. It takes five minutes, and the chain lasts for three years.

## 2. Pumping by thumb

A thumb cannot feel two bar. Leila rode on 1.5 bar for a year and changed four tyres. A pump with a gauge costs less than one of them. Buy the pump. Look at the gauge once a week.

## 3. Waiting for a noise

Noise comes last. Bearings are silent until they are gone. Ask for a check in the autumn, when the shop has time. It is the cheapest hour of the year.
`;

describe('a video of things that a text counts', () => {
  it('tells all of them', () => {
    for (const label of ['Storing the bicycle outside', 'Pumping by thumb', 'Waiting for a noise'])
      for (const { scenes } of [videoOf(MISTAKES, 'reels'), videoOf(MISTAKES, 'tiktok')])
        expect(scenes.map(({ onScreenText }) => onScreenText).join('\n')).toContain(label);
  });
});

const LESSONS = `# 5 lessons that a year of baking taught me about writing

I started to bake in January, because our street has no baker any more, and I have not bought a loaf since.

The oven was old and the first loaves were flat. My neighbours ate them all the same and asked for more.

1. Begin before you feel ready, because the dough that waits for a better day only ever turns into a sour lump in the bowl.
2. Weigh everything, and write it down, because nobody remembers in the evening what seemed so clear to them in the morning.
3. Let it rest, since what looks hopeless at noon has often doubled in size by the time that the children come home.
4. Cut it while it is still warm, and let others try it, because they taste the salt that you have forgotten to put in.
5. Bake again on the next day, whatever came out, because the only bad loaf is the one after which somebody stops.
`;

it.each(['reels', 'tiktok'] as const)('a list that the title promises is told whole: %s', (format) => {
  const said = saidIn(videoOf(LESSONS, format));
  for (const start of ['Begin before', 'Weigh everything', 'Let it rest', 'Cut it while', 'Bake again'])
    expect(said).toContain(start);
});

it('a word in quotation marks is not set large', () => {
  const { scenes } = videoOf(REPORT.replace('learned the last stop', '“learned” the last stop'), 'reels');
  expect(scenes.map(({ onScreenText }) => onScreenText).join('\n')).not.toMatch(/learned/iu);
});

describe('a card of a video', () => {
  const LESSONS = `# Four lessons of a year on the ferry

I worked for a year on the ferry to Halden, and I wrote down what the captain told me.

## Tell everybody on deck what you will do before you do it

The captain said it each morning, and the rope that I dropped in May had no answer to it. Nobody on a deck can guess what you mean.

## Sleep before you are tired

A ferry leaves whether you slept or not. The captain slept on the bench behind the engine, and he woke before every pier.

## Write down the weather in your own words

The forecast says the same to everybody. What you saw yourself is of use to you in the next year.

## Keep the soup on the stove

Guests forgive a late ferry that has soup. They do not forgive an early one without it.
`;

  it('shows a long label of a list, not its number alone', () => {
    const shown = videoOf(LESSONS, 'reels').scenes.map(({ onScreenText }) => onScreenText);
    expect(shown).toContain('1. Tell everybody on deck what you will do before you do it');
    expect(shown.filter((text) => /^\d\/\d$/u.test(text))).toEqual([]);
  });

  it('shows no number in words', () => {
    const words = REPORT.replace(
      'Nobody had asked for the app that replaced them.',
      'The app that replaced them took three harbours.',
    );
    const { scenes } = videoOf(words, 'reels');
    expect(scenes.map(({ voiceOver }) => voiceOver).join(' ')).toContain('three harbours');
    expect(scenes.filter(({ onScreenText }) => /^three/iu.test(onScreenText))).toEqual([]);
  });

  it('shows the heading over a clip that repeats a word of it', () => {
    const shownIn = (variant: number): string[] =>
      videoOf(REPORT, 'reels', variant).scenes.map(({ onScreenText }) => onScreenText);
    expect(shownIn(1)).toContain('How drivers were found');
    expect(shownIn(0)).not.toContain('What passengers did');
  });

  it('shows the heading where the title only names an issue', () => {
    const shown = videoOf(REPORT.replace(/^# .+/u, '# Night bus letter — 5 March 2024'), 'reels').scenes.map(
      ({ onScreenText }) => onScreenText,
    );
    expect(shown).toContain('What passengers did');
  });
});

it('a video of a title that promises tips behind its brand tells the list', () => {
  const content = `# Buying well: tips for a used bicycle

A used bicycle is cheaper than a new one, and it is not always worse.

A mechanic looks at four parts of a bicycle before anybody talks about money:

- **Frame.** Look along it by daylight for dents and for cracks in the paint.
- **Chain.** Pull at it over the front ring, where a worn one comes off.
- **Brakes.** Ride down a slope and stop on a line that you have chosen.
- **Wheels.** Lift each one and turn it past the brake to see it run straight.

The mechanic has mended bicycles for thirty years. He has never sold one.
`;
  expect(videoOf(content, 'tiktok').scenes.map(({ onScreenText }) => onScreenText)).toContain('4. Wheels');
});

it('a heading of one or two words is not spoken', () => {
  const content = `# The fair of the harbour

The fair opens on the first of May, and everybody who lives at the harbour is invited to it.

## Stalls

- A stall costs ten euros for the day and has to be paid in advance.
- Each stall has room for two people and a table that they bring themselves.
- Nobody sells what they have not made at home in the winter before.
`;
  expect(saidIn(videoOf(content, 'tiktok'))).not.toContain('Stalls.');
});

it('shows its title with the first scene where something else is the hook', () => {
  const text = `# A year without a second driver

The night bus carried more people than anybody had planned for.

It never paid for the second driver that the law asks for, and the city now pays a fine for each night.

The company wrote to every driver in the region, and only six of the forty drivers said yes.
`;
  const { hook, scenes } = videoOf(text, 'reels');
  expect(hook).toMatch(/^The night bus/u);
  expect(scenes[0]?.onScreenText).toBe('A year without a second driver');
});

it('a label of one word is no hook', () => {
  const { hook } = videoOf(
    `# Week at the pier

Notes.

1. The crane was painted by two people from the yard, and it took them three days because of the rain.
2. The bench at the end of the pier was moved to the other side, where it has the sun in the evening.
3. The lamp was mended by the woman who sells tickets, and it has been on in each night since then.
`,
    'reels',
  );
  expect(hook).toBe('Week at the pier');
});
