import { readSource } from '../../source/read-source.js';
import { pairsOf } from './contrast.js';

const pairsIn = (content: string): string[] => [...pairsOf(readSource(content)).values()];

describe('two sentences that are told together', () => {
  it('are for whom something is, and what it is', () => {
    expect(pairsIn('Already a member of ours? You do not have to do anything.')).toEqual([
      'You do not have to do anything.',
    ]);
  });

  it('are not a question and its answer', () => {
    expect(pairsIn('What does it cost? It costs nine dollars a month.')).toEqual([]);
  });

  it.each([
    '“No machine is needed,” says Rosa. “Look at the bins.”',
    '«No hace falta una máquina», dice Rosa. «Hace falta mirar la basura.»',
  ])('are the halves of what somebody says: %s', (content) => {
    expect(pairsIn(content)).toHaveLength(1);
  });
});
