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

  it('begin with the subject of a short title, which must come back', () => {
    const text = 'Cider takes two weeks. The yeast eats the sugar in the cider. We drank our cider in May.';
    expect(spreadTopics([], readSource(`# Hard Cider (October 2023)\n\n${text}`))).toEqual(['Cider']);
    expect(spreadTopics([], readSource(`# Two Stars\n\n${text}`))).toEqual([]);
  });

  it('have a name that the title does not have only where it is said throughout', () => {
    const other = 'The baker weighs the flour and the salt before the town wakes up. ';
    const once = `# The bread of one street\n\n${other.repeat(20)}\n\nThen came Ottilie. ${'We asked Ottilie. '.repeat(5)}`;
    const always = `# The bread of one street\n\n${(other + 'We asked Ottilie. ').repeat(20)}`;
    expect(spreadTopics(['Ottilie'], readSource(once))).toEqual([]);
    expect(spreadTopics(['Ottilie'], readSource(always))).toEqual(['Ottilie']);
  });
});
