import type { FormatKey } from '@repurpose/contract';
import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { outputsOf, textOf } from '../outputs.fixture.js';

const CHECKS = `- **Hull**
    - Is the paint on the hull whole from the keel to the rail?
    - Does any plank give way under the thumb?
- **Ropes and lines**
    - Are all ropes on board dry (also the ones below deck)? (See the guide of the harbour to ropes for how to dry them)
    - If a rope is frayed, is a new one on board?
- **Names of boats in a family**
    - Do boats of one family have names that differ on the radio? The name should be clear to a pilot who never saw them. (See the register of the harbour for more on this)
    - If a name is worn, is it painted again?
- **Lights**
    - Are both lights bright enough to be seen from the pier?
    - Can the skipper reach the switch of each light at night?`;

const checklist = (checks: string): string => `# Looking over a boat in spring

I believe in looking at a boat before it is in the water, because a leak on land costs one day. We look at every boat of the club in March, and most of them have something to mend.

## Things to look at

${checks}

## Summary

A look at the boat in March is a good way to find what the winter has broken. We use the list so that we forget nothing.
`;

const told = (content: string, format: FormatKey): string =>
  textOf(outputsOf(content, {}, [format]).outputs, format);

describe('a checklist of labels over questions', () => {
  it('is what its text is about', () => {
    expect(analyse(readSource(checklist(CHECKS))).lists.map(({ isMain }) => isMain)).toEqual([true]);
  });

  it('has the questions of a longer label too', () => {
    expect(told(checklist(CHECKS), 'linkedin')).toMatch(
      /Names of boats in a family: Do boats of one family have names/u,
    );
  });

  it('is told in first questions where it must be short, without an aside', () => {
    const text = told(checklist(CHECKS), 'infographic');
    expect(text).toMatch(/Hull\nIs the paint on the hull whole from the keel to the rail\?$/mu);
    expect(text).toMatch(/Ropes and lines\nAre all ropes on board dry \(also the ones below deck\)\?$/mu);
    expect(text).toContain('differ on the radio? The name should be clear to a pilot who never saw them.');
  });

  it('is none where an item answers', () => {
    const answered = CHECKS.replace(
      '    - Does any plank give way under the thumb?',
      '    - The paint keeps the water out of the planks for a year, so no part of it may be missing there.',
    );
    expect(told(checklist(answered), 'infographic')).not.toMatch(/from the keel to the rail\?$/mu);
  });

  it('is not the subject of a text that has more to say', () => {
    const parts = ['The slip', 'The shed', 'The stove', 'The winter'].map(
      (head) =>
        `## ${head}\n\n${head} was built by the members in ${head.length + 1960}, in one summer and with wood from the hill behind the harbour. It has been mended twice since then, and the roof is next.`,
    );
    const short = '- **Hull**\n    - Is the paint whole?\n- **Lights**\n    - Are both lights bright?';
    const [list] = analyse(readSource(`${checklist(short)}\n${parts.join('\n\n')}\n`)).lists;
    expect(list?.isMain).toBe(false);
  });
});
