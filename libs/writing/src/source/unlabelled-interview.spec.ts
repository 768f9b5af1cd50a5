import { analyse } from '../offline/analyse.js';
import { teller } from '../offline/realise.js';
import { readSource } from './read-source.js';
import type { Source } from './source.types.js';

/** The sentences of a source as outputs use them. */
const toldOf = (source: Source): string[] =>
  analyse(source)
    .units.filter(({ isExcluded }) => !isExcluded)
    .map((unit) => teller((text) => text)([{ ...unit, question: '' }]));

describe('an interview with questions and remarks in bold and no labels', () => {
  const content = `# "I own eleven left shoes": an hour with Maren Holst

Maren Holst has made footsteps for films since 1994. Peter Lyle met her in a dairy.

**What is that supposed to be?**

A kiss. It is a bad kiss. For a good kiss I use my own arm.

**Tell me about coats, then.**

When an actor moves, the clothes make a noise. I do only the cloth.

**Do you match the fabric?**

Almost never! I have a bedsheet that has played a bishop.

**Does the dancing help?**

It helps that I remember a movement after one look.

Maren Holst's latest work is in cinemas from 14 March.
`;
  const source = readSource(content);

  it('has remarks of several lines', () => {
    const remark = `**Maren, it is interesting that you name the coats${', as others have done before you'.repeat(9)}.**`;
    const talk = readSource(content.replace('**Tell me about coats, then.**', remark));
    expect(talk.blocks.find(({ text }) => text.startsWith('Maren, it'))?.kind).toBe('heading');
  });

  it('knows who answers by the title, and that a remark in bold is the host\u2019s', () => {
    const texts = toldOf(source);
    expect(texts).toContain('Maren Holst: “For a good kiss I use my own arm.”');
    expect(source.sections.map(({ heading }) => heading)).toContain('Tell me about coats, then.');
    expect(texts.join()).not.toContain('Tell me about coats');
    expect(texts).toContain("Maren Holst's latest work is in cinemas from 14 March.");
  });
});

describe('a person interviewed whose surname has several words', () => {
  const content = `# Interview with Lia de Brito

### What do you paint?

Boats, most of the time. My teacher was Jonas de Wit.

### Do you sell them?

I'm 32 and I sell one a month. I wrote a course in Portuguese I'm proud of.

### What is next?

A harbour.
`;

  it('is heard in every answer, also where another name has the same particle', () => {
    expect(readSource(content).blocks.flatMap(({ speaker }) => speaker ?? [])).toEqual([
      'Lia de Brito',
      'Lia de Brito',
      'Lia de Brito',
    ]);
  });

  it('is never named by a word and "I\'m" behind it', () => {
    expect(toldOf(readSource(content)).join(' ')).not.toMatch(/Portuguese I'm (?:32|and)/u);
  });
});

describe('an interview with its author', () => {
  it('is answered by who says their name', () => {
    const text = `# An interview with me

Ines Harbo, a student, asked me for an interview. Here it is.

## What is your name?

My name is Ada Lund, and I draw ships.

## Where did you learn it?

I learned it on the backs of bills, and from my aunt.

## What would you like to draw next?

I would draw one harbour, every day.
`;
    expect(new Set(readSource(text).blocks.flatMap(({ speaker }) => speaker ?? []))).toEqual(
      new Set(['Ada Lund']),
    );
  });
});

describe('an interview of which some questions are headings', () => {
  const source = readSource(`Each month we meet one of our members.

### Ada Lund
**Who:** Boat builder from the river
**Topics:** ferries, lamps

**Introduce yourself.**

My name is Ada Lund and I mend boats in a shed by the river.

**What are you mending now?**

A ferry from 1912. I found it under a bridge.

#### What do you do in winter?

I saw planks, and I read about ferries.

#### Who helps you?

My neighbour does. I would be lost without his lamp.
`);

  it('has all questions as headings, and one who says their own name as the speaker', () => {
    const headings = source.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
    expect(headings).toContain('Introduce yourself.');
    expect(source.sentences.map(({ text }) => text).join(' ')).not.toContain('Topics');
    expect(headings).toContain('What are you mending now?');
    const [, first] = source.blocks.filter(({ kind }) => kind === 'paragraph');
    expect(first).toMatchObject({ speaker: 'Ada Lund' });
    expect(source.blocks.filter(({ speaker }) => speaker === 'Ada Lund')).toHaveLength(4);
  });
});

describe('a report about a conversation', () => {
  const content = `# The early days of the mill: a chat with Lia Brito

We wanted to know how it began, and Lia Brito had an hour for us.

## How did it begin?

Many bakers told us that flour is the hard part. Lia asked them what they would pay.

## Who bought the first bag?

"A neighbour did." In the end, Lia knew every buyer by name.

## What would you do again?

Most of it, though Lia laughed when we asked. We will do the same here.
`;

  it('is told by its author, who names the person asked', () => {
    expect(
      readSource(content)
        .blocks.map(({ speaker }) => speaker)
        .filter(Boolean),
    ).toEqual([]);
    expect(toldOf(readSource(content))).toContain('Many bakers told us that flour is the hard part.');
  });
});

describe('the questions of a meeting', () => {
  const content = `---
title: First Harbour Town Hall
---

We held the first Lindholm Harbour Town Hall in June. The Harbour Town Halls start with a short report.

### Who may speak at the meeting?

**Answered by Lia.**

Members of the club may speak, and so may their guests.

### Will the pier be open in winter?

**Answered by Lia and Peter.**

It will stay open until the ice comes.

### Is there a plan for the old crane?

**A general discussion.**

Many of us would keep the crane where it is.
`;

  it('are no interview with the thing that its title names, and what is in bold below them is no question', () => {
    const { blocks } = readSource(content);
    expect(blocks.filter(({ speaker }) => speaker !== undefined)).toEqual([]);
    expect(blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
      'Who may speak at the meeting?',
      'Will the pier be open in winter?',
      'Is there a plan for the old crane?',
    ]);
  });
});

describe('an interview of a series, whose answers are in italics', () => {
  const content = `# The ferry interviews - Maren Holst

Following last week’s interview with Peter Lyle, this week we go on with our series by chatting with Maren Holst about the ferry of Lund.

**1\\. Who are you, and what do you do on the ferry?**

_I steer the ferry of Lund from April to October, and in the winter I repair its two engines in a shed_.

**2\\. What do you want to reach with it?**

_We want the pupils of the island to come to school dry, and the nurses of the night to come home before six._

**3\\. Where will the ferry be in ten years?**

_It will run on batteries, because the mill has more wind than it can sell at night._

Many thanks, Maren, and good luck with the batteries of the ferry.
`;

  it('is of the guest of this week, and the host thanks in no answer', () => {
    const texts = toldOf(readSource(content));
    expect(texts).toContain(
      'Maren Holst: “I steer the ferry of Lund from April to October, and in the winter I repair its two engines in a shed.”',
    );
    expect(texts.some((text) => text.startsWith('Peter Lyle'))).toBe(false);
    expect(texts.filter((text) => text.includes('Many thanks') && text.includes('“'))).toEqual([]);
  });
});

it('a sentence in bold above the first part of a text is no question, though others are asked at its end', () => {
  const asked = ['Who pays?', 'Who steers?', 'Who mends it?'].map(
    (each) => `### ${each}\n\nThe town does.\n`,
  );
  const { blocks } = readSource(
    `**The ferry is yours from May on. It is free, and it takes bicycles, dogs and all that you carry.**\n\nWe bought it.\n\n## The deck\n\nIt is wide.\n\n## Questions\n\n${asked.join('\n')}`,
  );
  expect(blocks[0]?.kind).toBe('paragraph');
});
