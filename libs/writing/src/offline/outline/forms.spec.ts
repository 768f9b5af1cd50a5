import { renderDraft } from '../../formats/draft/render-draft.js';
import { segmentsOf, withSegments } from '../../formats/draft/segments.js';
import { outputsOf } from '../outputs.fixture.js';
import { GERMAN, HARBOUR, NOTE, STEPS } from '../texts.fixture.js';
import type { InfographicDraft, PodcastDraft, ShortVideoDraft } from '../../formats/draft/draft.types.js';

interface Drafts {
  reels: ShortVideoDraft;
  tiktok: ShortVideoDraft;
  infographic: InfographicDraft;
  podcast: PodcastDraft;
}

function draftOf<F extends keyof Drafts>(content: string, format: F): Drafts[F] {
  const draft = outputsOf(content, {}, [format]).outputs[0]?.draft;
  if (draft?.format !== format) throw new Error(`no ${format}`);
  return draft as Drafts[F];
}
const warningsOf = (content: string, format: 'reels' | 'infographic'): string =>
  outputsOf(content, {}, [format]).outputs[0]?.checks.warnings.join() ?? '';

const TIPS = `# How to take notes in an interview

Most notes are useless a week later. Nobody remembers what an arrow meant.

## Know what you want to capture

Write the three questions of the study at the top. It takes one minute.

## Don't interpret while you listen

Put your own thoughts in brackets, so that they never pass for a quotation. Brackets are easy to find later.

## Ask for one example

One example says more than ten opinions. People remember what they did last week.

## What it costs

A notebook costs three euros.
`;

describe('a short video', () => {
  it('tells a list whole, item by item, behind a hook of three seconds', () => {
    const { hook, scenes } = draftOf(TIPS, 'reels');
    expect(hook.split(' ').length).toBeLessThanOrEqual(9);
    const told = scenes.map(({ voiceOver, onScreenText }) => `${onScreenText} ${voiceOver}`).join('\n');
    for (const item of [
      'Know what you want to capture',
      "Don't interpret while you listen",
      'Ask for one example',
    ])
      expect(told).toContain(item);
    expect(told).not.toContain('notebook');
  });

  it('says every sentence of numbered steps', () => {
    const { scenes } = draftOf(STEPS, 'reels');
    const told = scenes.map(({ voiceOver }) => voiceOver).join(' ');
    expect(told).toContain('Moist soil holds together when you lift the plant.');
    expect(told).toContain('Put 3 cm of soil into the new pot and set the plant on top.');
  });

  it('has the whole text in short, in its order, and what is seen', () => {
    const { hook, scenes } = draftOf(HARBOUR, 'reels');
    const places = scenes.map(({ voiceOver }) => HARBOUR.indexOf(voiceOver.split('. ')[0] ?? '-'));
    expect(HARBOUR).toContain(hook);
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const seen = scenes.map(({ visual }) => visual).filter(Boolean);
    expect(scenes[0]?.visual).not.toBe('');
    // named where it changes
    expect(seen.filter((visual, at) => visual === seen[at - 1])).toEqual([]);
  });

  it('takes the time its words take', () => {
    const { hook, scenes } = draftOf(HARBOUR, 'tiktok');
    expect(scenes[0]?.startSeconds).toBe(Math.max(2, Math.ceil(hook.split(' ').length * 0.4)));
    for (const { startSeconds, endSeconds, voiceOver } of scenes)
      expect(endSeconds - startSeconds).toBe(Math.max(2, Math.ceil(voiceOver.split(' ').length * 0.4)));
  });

  it('shows nothing under a negation', () => {
    const content =
      '# The pump\n\nWe never bought the 900 euro pump that a salesman recommended. The old pump still runs, and its parts cost next to nothing. A new washer stopped the leak in one afternoon.';
    const shown = draftOf(content, 'reels').scenes.map(({ onScreenText }) => onScreenText);
    expect(shown.join()).not.toContain('900');
  });

  it('says so where the source has no story', () => {
    expect(warningsOf(NOTE.split('.')[0] ?? '', 'reels')).toContain('no story');
    expect(warningsOf(HARBOUR, 'reels')).not.toContain('no story');
  });

  it('prints the brief list it does not tell below the video, whole', () => {
    const ingredients = Array.from({ length: 14 }, (_, at) => `- ${at + 10} g of spice ${at + 1}`).join('\n');
    const { caption } = draftOf(
      `# Curry paste\n\nThis paste keeps for a month and turns any pot of rice into dinner.\n\n## Ingredients\n\n${ingredients}\n\n## Method\n\n1. Roast the spices in a dry pan until they smell.\n2. Grind them in a mortar for five minutes.\n3. Stir in oil until the paste shines.\n4. Fill it into a jar while it is warm.\n`,
      'reels',
    );
    expect(caption.match(/spice/gu)).toHaveLength(14);
  });
});

describe('an infographic', () => {
  it('sets figures large with what they measure, and leads with them', () => {
    const { blocks } = draftOf(HARBOUR, 'infographic');
    expect(blocks.filter(({ figure }) => /\d/u.test(figure)).length).toBeGreaterThanOrEqual(3);
    for (const { figure, text } of blocks)
      if (/\d/u.test(figure)) expect(text.toLowerCase()).toContain(figure.toLowerCase());
  });

  it('shows instructions as its blocks, each with its point', () => {
    const { blocks } = draftOf(TIPS, 'infographic');
    expect(blocks.slice(1, 4).map(({ figure }) => figure)).toEqual([
      'Know what you want to capture',
      "Don't interpret while you listen",
      'Ask for one example',
    ]);
    expect(blocks[1]?.text).toMatch(/^Write the three questions of the study at the top\./);
  });

  it('numbers steps', () => {
    const { blocks } = draftOf(STEPS, 'infographic');
    expect(blocks.map(({ text }) => text)).toContain('3. Loosen the outer roots with your fingers.');
  });

  it('shows both ends of a change', () => {
    const content =
      '# Faster builds\n\nThe linker keeps its table between builds. In our tests the time from saving a file to a running test fell from 38 seconds to 6. Nobody waits for a build any more, and the machines stay cool.';
    expect(draftOf(content, 'infographic').blocks.map(({ figure }) => figure)).toContain(
      'From 38 seconds to 6',
    );
  });

  it('leaves few points few', () => {
    expect(
      warningsOf('The library opens at eight on Monday and lends tools for free.', 'infographic'),
    ).toContain('few points');
  });
});

describe('a podcast', () => {
  it('times each segment by its words', () => {
    const { segments } = draftOf(HARBOUR, 'podcast');
    for (const { minutes, talkingPoints } of segments)
      expect(minutes).toBeCloseTo(Math.max(0.25, talkingPoints.join(' ').split(/\s+/u).length / 150), 0);
    expect(draftOf(GERMAN, 'podcast').segments.every(({ talkingPoints }) => talkingPoints.length > 0)).toBe(
      true,
    );
  });

  it('asks no heading a second time', () => {
    const content =
      '# Repairs\n\nThe shop repairs 31 bicycles a week and has a queue of two.\n\n## Why do repairs take so long?\n\nParts are ordered one by one, and each order takes four days to arrive at the shop on the hill.\n\n## What helps?\n\nA shelf with the twelve most common parts cut the wait to one day, because most repairs need nothing else.';
    const { segments, questions } = draftOf(content, 'podcast');
    expect(segments.map(({ title }) => title)).toContain('Why do repairs take so long?');
    expect(questions).toEqual([]);
  });

  it('introduces a speaker with their role once', () => {
    const content = `# A talk on tools

We met head gardener Ines Moreau, who has worked in the park since 2004, between two greenhouses.

**Ines Moreau:** A blunt spade costs more than a new one. I sharpen mine every Friday, and it has lasted for eleven years.

**Ines Moreau:** People buy tools by their colour. They should buy them by their weight, because an arm gives up long before a handle does.
`;
    const text = outputsOf(content, {}, ['podcast']).outputs[0]?.text ?? '';
    expect(text.match(/head gardener/giu)).toHaveLength(1);
  });
});

describe('other first lines', () => {
  const content = `---
title: How to cut the water bill of a harbour
description: What if the guests were never to blame for the water bill?
---

Lindholm harbour cut its water bill by 38 percent in one year. The board hung flow meters on every tap and read them each night.

## What the meters showed

Two of twelve taps used water all night long. A cracked joint lost 900 litres of water a day.
`;
  const draftOfPost = () => outputsOf(content, {}, ['linkedin']).outputs[0]?.draft;

  it('stand beside the draft, not in it', () => {
    const draft = draftOfPost();
    if (draft?.format !== 'linkedin') throw new Error('no post');
    expect(draft.otherHooks).toContain('What if the guests were never to blame for the water bill?');
    for (const line of draft.otherHooks ?? []) expect(renderDraft(draft)).not.toContain(line);
  });

  it('are no text that is edited, moved or written anew', () => {
    const draft = draftOfPost();
    if (draft === undefined) throw new Error('no post');
    expect(
      segmentsOf(draft)
        .map(({ id }) => id)
        .join(),
    ).not.toMatch(/otherHooks|thin/u);
    expect(withSegments(draft, { hook: 'A new line.' })).toHaveProperty('otherHooks');
  });
});
