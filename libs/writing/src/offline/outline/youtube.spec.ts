import { outputsOf } from '../outputs.fixture.js';

function boardOf(items: readonly string[]): string {
  const content = `# The pump of our mill

The pump of the mill runs day and night, and it keeps the yard of the mill dry in the spring.

The miller needs a few things for it:

${items.map((item) => `- ${item}`).join('\n')}

The pupils of the school test the pump with the miller each April, before the river rises.
`;
  const draft = outputsOf(content, {}, ['youtube']).outputs[0]?.draft;
  return draft?.format === 'youtube' ? draft.chapters.map(({ onScreen }) => onScreen).join('') : '';
}

describe('the board of a list', () => {
  it('has an item with a label whole among items without one', () => {
    expect(boardOf(['Two spanners', '**Oil:** a can lasts a year', 'A new belt'])).toBe(
      'Two spanners / Oil: a can lasts a year / A new belt',
    );
  });

  it('has labels alone where all items have one', () => {
    expect(boardOf(['**Spanner:** two of them', '**Oil:** a can a year', '**Belt:** a new one'])).toBe(
      'Spanner / Oil / Belt',
    );
  });
});

describe('a question too long for a chapter title', () => {
  const answer = 'We keep the stones of the old wall, and my brother counts them every spring.';
  const talk = (question: string): string =>
    [
      '# An interview with Ada Lund',
      ...[question, 'What does it cost you?', 'What comes next?'].flatMap((asked) => [
        `### ${asked}`,
        answer,
        `I like that part of the wall, and "${asked}" is no question to me.`,
      ]),
    ].join('\n\n');
  const chaptersOf = (content: string) => {
    const draft = outputsOf(content, {}, ['youtube']).outputs[0]?.draft;
    return draft?.format === 'youtube' ? draft.chapters : [];
  };

  it('is asked in full below its title', () => {
    const asked =
      'You have built a wall that the whole town walks on in the evening, and you live behind it. Who paid for the stones of it? And would you build it again today?';
    const [first, second] = chaptersOf(talk(asked)).slice(-3);
    expect(first?.title).toBe('And would you build it again today?');
    expect(first?.narration[0]).toBe(asked);
    expect(second?.narration.join(' ')).not.toMatch(/^What does it cost/u);
  });
});

it('an interview without a title has no name of its guest in place of one', () => {
  const asked = ['What do you mend?', 'Who brings you boats?', 'What do you do in winter?'];
  const answers = [
    'I mend boats, mostly small ones that nobody else wants.',
    'My neighbours do, and I never send one of them away.',
    'I saw planks by the stove, and I read about ferries.',
  ];
  const talk = asked.map((question, at) => `**${question}**\n\nAda Lund: ${answers[at] ?? ''}`);
  const content = `We met Ada Lund, who mends boats.\n\n${talk.join('\n\n')}\n`;
  const { outputs } = outputsOf(content, {}, ['youtube', 'podcast']);
  for (const { text } of outputs) expect(text).not.toMatch(/^(?:Title: )?–/u);
});
