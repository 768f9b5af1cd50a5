import type { FormatKey } from '@repurpose/contract';
import { outputsOf, textOf as textIn } from '../outputs.fixture.js';

const textOf = (content: string, format: FormatKey): string =>
  textIn(outputsOf(content, {}, [format]).outputs, format);

describe('the end of a text', () => {
  it('is told behind code that an output cannot show', () => {
    const content = `# Formulas that nobody fears

A formula that nobody can read is a formula that nobody dares to change, and most of ours were of that kind.

## What we did

We gave every input a name. A name says what the number is, and the reader need not guess it from a cell.

## Summary

We started with this:

\`\`\`
=IFERROR(A1/B1,0)
\`\`\`

We are ending with this:

\`\`\`
=RATE(visitors, days)
\`\`\`

A formula that is easier to read is easier to understand. Go forth and write formulas that nobody fears!
`;
    for (const format of ['linkedin', 'twitter'] as const)
      expect(textOf(content, format)).toContain('Go forth and write formulas that nobody fears!');
  });

  it('answers the question of its title', () => {
    const content = `---
title: 'Meatless Mondays: are they okay?'
description: A reader of ours thinks that the fuss about meatless Mondays is overblown.
---
Many students feel that their way of life is under attack, and the letters of the week say so at length.

The canteen still has fish on that day, and milk, and every sandwich that it had before. Nobody has been asked to give up more than one meal, and each shop of the campus is open.

So, are meatless Mondays okay? Well, they are the smallest step in the right direction. It is one meal a week, and we should be happy to support it.
`;
    for (const format of ['linkedin', 'summary'] as const) {
      const text = textOf(content, format);
      expect(text).toMatch(/So, are meatless Mondays okay\?\s+Well, they are the smallest step/u);
      expect(text).toContain('we should be happy to support it.');
    }
  });

  it('is the verdict of a review, not the complaint before it', () => {
    const content = `# One Star

On a long weekend in Bremen this spring, the Lotse served us the first starred dinner of our lives, on the nineteenth floor of an office tower by the harbour. A table there is booked for nine weeks ahead, so these few notes about the evening have to do for those who wait.

## The view

The house calls itself a lighthouse without a lamp. The whole harbour lies below its windows, and every ship that leaves it passes under the tables of the guests.

## The food

The fish was excellent and beautifully laid out. Each plate was as wide as a tray, with the food itself in a small corner of it, and the portions were fair for a house of that kind.

## The score

Anybody who is happy with a roll and a herring for three euros will not often leave an expensive meal with the feeling that the money has been well spent. The evening at the Lotse was a joy though, so for those who like fish and have money to burn it may well be worth the climb.
`;
    for (const format of ['reels', 'tiktok', 'linkedin'] as const)
      expect(textOf(content, format)).toContain('it may well be worth the climb.');
  });
});

/** The last beats of a video before its caption. */
const lastBeats = (content: string): string =>
  textIn(outputsOf(content, { length: 25 }, ['tiktok']).outputs, 'tiktok')
    .split(/\n\nCaption\n/u)[0]
    ?.split('Voice-over: ')
    .slice(-2)
    .join(' ') ?? '';

it('does not end an interview with its last small answer', () => {
  const asked = [
    [
      'How did you come to repair organs?',
      'My aunt played the organ of our village, and it had a cipher on every wet Sunday. I learned to repair organs because nobody else would climb up to ours.',
    ],
    [
      'What does a day of repair look like?',
      'I climb into the organ at seven with a lamp and a thermos. Before I repair anything I play every pipe of it, one after the other, and write down which of them are late, which are silent and which speak when nobody asked them to. It takes a whole morning for a small organ, and the church is always cold. Only then do I open the chests, and mostly it is dust, or a moth, or a coin that a child dropped into it forty years ago. After lunch the sexton comes to tell me how it was before the war.',
    ],
    [
      'What is the hardest part of the work?',
      'The leather is the hardest part of an organ to repair, because it dies slowly and in the dark. You hear that it is gone only when the pedal sighs.',
    ],
    [
      'Who pays for the repair of an organ?',
      'Parishes save for ten years, and then the roof leaks. A third of our repairs are paid by people who never go to church, and they are the ones who come to listen.',
    ],
    [
      'What else do you like to do?',
      'I really enjoy rowing and playing cards! Rowing especially does me good because nobody can telephone me on the lake for a whole afternoon.',
    ],
  ];
  const interview = asked
    .map(([question, answer]) => `**${question ?? ''}**\n\n${answer ?? ''}\n`)
    .join('\n');
  const content = `# Interview with Renske Hoorn, organ builder

Renske Hoorn repairs organs in Friesland, most of them older than her house. We asked her how she came to it.

${interview}`;
  expect(lastBeats(content)).not.toMatch(/rowing/iu);
});

const FRENCH = `L’équipe du quai a réparé la vieille grue en mars, et elle soulève de nouveau deux tonnes.

Le travail a duré neuf semaines, parce que chaque boulon a dû être forgé à la main dans le port.`;

describe('the frame of a letter or a script', () => {
  const body = `The crew of the pier mended the old crane in March, and it lifts two tonnes again.

The work took nine weeks, because every bolt had to be made by hand in the smithy of the harbour.`;

  it('has no canned greeting, and asks one thing', () => {
    const text = textOf(`# The old crane lifts again\n\n${body}\n`, 'email');
    expect(text).not.toMatch(/^Hello,$/mu);
    expect(text).toMatch(/Questions or thoughts\? Reply to this email\.$/u);
  });

  it.each([
    ['ends in a question', `# The old crane lifts again\n\n${body} Would you like to see it?\n`],
    ['mourns', `# For Ada\n\nThis is the eulogy I read for Ada in May.\n\n${body}\n`],
  ])('asks nothing where the text %s', (_, content) => {
    for (const format of ['email', 'youtube'] as const)
      expect(textOf(content, format)).not.toContain('Questions or thoughts?');
  });

  it.each([
    ['Why my blog has no comments', false],
    ['Comment on répare une grue', true],
  ])('asks for comments below a text that is not about them: %s', (title, isAsked) => {
    const text = textOf(`# ${title}\n\n${title.startsWith('Why') ? body : FRENCH}\n`, 'youtube');
    expect(/comment(?:s|aire)\.$/mu.test(text)).toBe(isAsked);
    expect(textOf(`# Why my blog has no comments\n\n${body}\n`, 'email')).toContain('Reply to this email.');
  });

  it('begins with what follows a hello', () => {
    const text = textOf(`# The crane\n\nHello hello! The crane is out now. ${body}\n`, 'youtube');
    expect(text).toMatch(/^Title: The crane\n\nThe crane is out now\./u);
  });

  it('leaves out a question that only links answered', () => {
    const links = '- [www.crane.example](https://crane.example)\n- [pier.example](https://pier.example)';
    const content = `# The crane\n\n${body}\n\n**Where can people learn more about the crane?**\n\n${links}\n`;
    expect(textOf(content, 'medium')).not.toContain('Where can people learn');
  });
});
