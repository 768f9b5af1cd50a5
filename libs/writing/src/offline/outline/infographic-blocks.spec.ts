import { outputsOf } from '../outputs.fixture.js';

function blocksOf(content: string): string[] {
  const draft = outputsOf(content, {}, ['infographic']).outputs[0]?.draft;
  return draft?.format === 'infographic' ? draft.blocks.map(({ text }) => text) : [];
}

describe('the blocks of an infographic', () => {
  it('need no block before them', () => {
    const blocks = blocksOf(`# Why the workshop keeps a diary

A diary shows the workshop where its time goes, and what it costs to look for a tool that somebody has borrowed.

## What it is for

Every borrowed tool is written down in the diary with the name of the one who has it and the day it went out. It also shows which of the tools the workshop should own twice, because two people wait for them every week. The diary hangs beside the door, so that nobody leaves the workshop without seeing what is missing on that day.

## What it costs

Keeping the diary takes a member of the workshop about ten minutes at the end of each day of the week.
`);
    expect(blocks.join(' ')).toContain('Every borrowed tool');
    expect(blocks.filter((text) => /^It also/u.test(text))).toEqual([]);
  });

  it('do not add to what no block says', () => {
    const blocks = blocksOf(`# What is new in the workshop

The workshop has new hours from May, and it opens at six in the morning on all of the days of the week.

## Tools

You can also borrow all of the tools of the workshop for 7 days at a time without asking anybody for it.

The large saw has a guard, and it also stops by itself when nobody has touched it for a whole minute.
`);
    expect(blocks.join(' ')).toContain('The large saw has a guard');
    expect(blocks.filter((text) => text.startsWith('You can also'))).toEqual([]);
  });

  it('do not begin with a German article that means something said before', () => {
    const blocks = blocksOf(`# Was Lebensmittel kosten

Die Studie des Instituts vergleicht, wie viel Wasser der Anbau von Lebensmitteln in hundert Ländern der Welt verbraucht.

Rindfleisch verbraucht in der Studie 40 Prozent des Wassers, das alle Höfe der Länder zusammen aus dem Boden holen. Das schafft nicht einmal der größte Verbraucher unter den Pflanzen. Der liegt nämlich in allen Ländern der Studie bei nur 12 Prozent. Die Forscher haben dafür 171 Pflanzen und 16 Tiere in hundert Ländern verglichen.
`);
    expect(blocks.join(' ')).toContain('40 Prozent');
    expect(blocks.filter((text) => text.startsWith('Der liegt'))).toEqual([]);
  });
});
