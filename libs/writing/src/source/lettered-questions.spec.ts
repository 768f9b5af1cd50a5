import { answersQuestions } from '../annotate/discourse/asked.js';
import { readSource } from './read-source.js';

const kindsIn = (content: string): string[] =>
  readSource(content).blocks.map(({ kind, text }) => `${kind === 'heading' ? '#' : '-'} ${text}`);

const PAIRS = [
  ['When does the kiln open?', 'It opens at nine, and closes at six on every day but Sunday.'],
  ['I have never used a wheel. Is there a course? I am free at weekends.', 'There is one in each month.'],
  ['My bowls are still wet. I leave on Monday.', 'We keep them for you until they are dry.'],
  ['Who glazes the pots?', 'You do, with the glazes on the shelf beside the door.'],
] as const;
const READ = PAIRS.flatMap(([question, answer]) => [`# ${question}`, `- ${answer}`]);

describe('readLettered', () => {
  it.each([
    ['in bold', PAIRS.map(([q, a]) => `**Q:  ${q}**\n\nA:  ${a}`)],
    ['with letters in bold', PAIRS.map(([q, a]) => `**Q:** ${q}\n\n**A:** ${a}`)],
    ['with numbers', PAIRS.map(([q, a], at) => `Q${at + 1}: ${q}\n\nA${at + 1}: ${a}`)],
    ['with words', PAIRS.map(([q, a]) => `Question: ${q}\n\nAnswer: ${a}`)],
    ['on adjacent lines', PAIRS.map(([q, a]) => `**Q: ${q}**\nA: ${a}`)],
    ['without letters of answers', PAIRS.map(([q, a]) => `Q. ${q}\n\n${a}`)],
  ])('reads questions as headings without their labels: %s', (_, parts) => {
    expect(kindsIn(`# The kiln\n\n${parts.join('\n\n')}\n`)).toEqual(['# The kiln', ...READ]);
  });

  it('takes each for a question, whatever it ends in', () => {
    const source = readSource(
      `# The kiln\n\n${PAIRS.map(([q, a]) => `**Q: ${q}**\n\nA: ${a}`).join('\n\n')}\n`,
    );
    expect(answersQuestions(source)).toBe(true);
  });

  it.each([
    ['two questions', 'Q: Who glazes?\n\nA: You do it.\n\nQ: Who fires?\n\nA: We do that.'],
    ['parts in order', 'A. Is it wet?\n\nIt is.\n\nB. Is it dry?\n\nIt is.\n\nC. Is it hot?\n\nIt is.'],
    [
      'notes',
      'N: The kiln is hot.\n\nIt is.\n\nN: The clay is wet.\n\nIt is.\n\nN: The door is shut.\n\nIt is.',
    ],
    [
      'names',
      'M. Duval visits the kiln at noon. Is it hot?\n\nNobody knows.\n\nM. Duval opens the door. Why?\n\nHe is cold.\n\nM. Duval goes home. Who would not?\n\nIt rains.',
    ],
    [
      'names that begin as a question and an answer do',
      'P. Duval visits the kiln at noon. Is it hot?\n\nNobody knows.\n\nP. Duval opens the door. Why?\n\nHe is cold.\n\nP. Duval goes home. Who would not?\n\nIt rains.',
    ],
    [
      'two who talk',
      'K: Is it wet?\n\nT: It is.\n\nK: Is it dry?\n\nT: Not yet.\n\nK: Is it hot?\n\nT: Very.',
    ],
  ])('leaves letters that do not ask in a series: %s', (_, content) => {
    const texts = readSource(`# The kiln\n\n${content}\n`).blocks.map(({ text }) => text);
    expect(texts.slice(1)).toEqual(content.split('\n\n'));
  });

  describe('in a series of three', () => {
    const SERIES =
      'Q: Who glazes?\n\nA: You do it.\n\nQ: Who fires?\n\nA: We do.\n\nQ: Who pays?\n\nA: The club.';
    const HEADED = [
      '# Who glazes?',
      '- You do it.',
      '# Who fires?',
      '- We do.',
      '# Who pays?',
      '- The club.',
    ];
    const below = (...parts: string[]): string[] =>
      kindsIn(`# The kiln\n\n${[SERIES, ...parts].join('\n\n')}\n`).slice(1);

    it('reads a question whose answer has no label', () => {
      expect(below('Q: Is it hot?', 'It is.', 'We do not touch it.', 'Q: Is it dry?', 'A: No.')).toEqual([
        ...HEADED,
        ...['# Is it hot?', '- It is.', '- We do not touch it.', '# Is it dry?', '- No.'],
      ]);
    });

    it('reads several questions of one paragraph apart', () => {
      expect(below('Q: Is it hot? A: It is. In vitamin A: no. Q: Is it dry? A: No. Q: Why?')).toEqual([
        ...HEADED,
        ...['# Is it hot?', '- It is. In vitamin A: no.', '# Is it dry?', '- No. Q: Why?'],
      ]);
    });

    it('leaves the labels of a letter and its reply', () => {
      const letter = `Q: ${'My bowl came out of the kiln with a long crack on one side. '.repeat(8)}Why?`;
      expect(below(letter, 'A: It was wet.')).toEqual([...HEADED, `- ${letter}`, '- A: It was wet.']);
      const [first, second] = [letter.slice(0, 240).trim(), letter.slice(240).trim()];
      expect(below(first, second, 'A: It was wet.')).toEqual([
        ...HEADED,
        ...[`- ${first}`, `- ${second}`, '- A: It was wet.'],
      ]);
    });
  });

  const readBelow = (...parts: string[]): string[] =>
    kindsIn(`# The kiln\n\n${parts.join('\n\n')}\n`).slice(1);

  it('leaves the labels of answers that several give', () => {
    const panel = ['Q: Who glazes?', 'A: I do.', 'B: So do I.', 'Q: Who fires?', 'B: Not me.', 'A: Nor me.'];
    expect(readBelow(...panel, 'Q: Who pays?', 'A: The club.')).toEqual([
      ...['# Who glazes?', '- A: I do.', '- B: So do I.', '# Who fires?', '- B: Not me.', '- A: Nor me.'],
      ...['# Who pays?', '- A: The club.'],
    ]);
  });
});
