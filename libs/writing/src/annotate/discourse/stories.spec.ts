import { runAround } from './run-around.fixture.js';

describe('a story that its paragraph tells', () => {
  it.each(['There is a story to that...', 'Let me tell you a funny story.'])(
    'is told to its end behind its announcement: %s',
    (announced) => {
      const text = `# A storm\n\nOur boat has a duck on its bow. ${announced} One March when I was young, my brother and I were painting the boat of our uncle. He had left us alone with ten tins of yellow paint for the whole afternoon. The duck was the only thing that we could draw.\n\nThe harbour has a wall of stone since then.\n`;
      expect(runAround(text, 'One March').slice(-3)).toEqual(['One March', 'He had', 'The duck']);
    },
  );

  it('is none where a sentence says more than that there is one', () => {
    const text = `# A storm\n\nThere is a story to that duck in every guide. The boats of the harbour carry ten tins of yellow paint for repairs.\n`;
    expect(runAround(text, 'There is')).toEqual(['There is']);
  });
});
