import { readSource } from '../../source/read-source.js';
import { greetingEnd } from './greetings.js';

const REST = Array.from(
  { length: 12 },
  (_, at) => `Paragraph ${at} says what the harbour needs and why it matters.`,
);
const endOf = (...first: string[]): number => greetingEnd(readSource([...first, ...REST].join('\n\n')));

describe('the greeting of a speech', () => {
  it('is the thanks and the people addressed before it comes to its topic', () => {
    expect(
      endOf(
        'Thank you.',
        'It’s great to be with so many neighbours.',
        'And Mara Lind, I admire all that you do.',
        'Several years ago, I came to this harbour.',
      ),
    ).toBe(3);
  });

  it('is none where a text only mentions thanks', () => {
    expect(endOf('The council gave the divers its thanks.', 'Thank you notes went out in May.')).toBe(0);
    expect(endOf('Two divers found the wall. I am grateful to both.')).toBe(0);
  });

  it('is never most of a text', () => {
    expect(greetingEnd(readSource('Thank you.\n\nThanks to you all, neighbours.\n\nThank you again.'))).toBe(
      0,
    );
  });
});
