import { runAround } from './run-around.fixture.js';

describe('what goes with a sentence that leans on another', () => {
  it.each([
    [
      'the second of two sides, and what names both',
      'The crew is torn about the lock. On the one hand, it keeps the old boats out of the rain. It was paid for in May. On the other hand, nobody has the key on a Sunday.',
      ['The crew', 'On the', 'It was', 'On the'],
    ],
    [
      'the other side in German',
      'Die Werft denkt über das neue Tor nach. Einerseits hält es den Regen von den Booten ab. Andererseits hat am Sonntag niemand einen Schlüssel für das Tor.',
      ['Die Werft', 'Einerseits hält', 'Andererseits hat'],
    ],
  ])('%s', (_name, paragraph, run) => {
    expect(runAround(`# The lock\n\n${paragraph}\n`, paragraph.split('. ')[1] ?? '')).toEqual(run);
  });

  it('what its author was wrong about', () => {
    const text =
      '# The lock\n\nThe mayor told us that the lock would be open on the first Sunday of the year. He was wrong.\n';
    expect(runAround(text, 'The mayor')).toEqual(['The mayor', 'He was']);
  });
});
