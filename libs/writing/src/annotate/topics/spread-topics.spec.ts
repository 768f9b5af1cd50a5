import { readSource } from '../../source/read-source.js';
import { spreadTopics } from './spread-topics.js';

const line = 'The harbour team counts ships at the north pier every morning and writes them down. ';
const TEXT = `# How the harbour counts its ships

${line.repeat(6)}

The ferry captain lost a lid once. The lid was blue. ${line.repeat(3)}

${line.repeat(6)} Night shift is short. ${line.repeat(4)}
`;

describe('the topics of a whole text', () => {
  const source = readSource(TEXT);

  it.each([
    ['of the title', 'harbour', true],
    ['named throughout', 'north pier', true],
    ['of one paragraph', 'ferry captain', false],
    ['a common word outside the title', 'morning', false],
    ['said once', 'Night shift', false],
  ])('%s: %s', (_, topic, isKept) => {
    expect(spreadTopics([topic], source)).toEqual(isKept ? [topic] : []);
  });
});
