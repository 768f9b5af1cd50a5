import { outputsOf } from '../offline/outputs.fixture.js';
import { HARBOUR } from '../offline/texts.fixture.js';
import { traceOf } from './trace.js';

describe('the trace of an output', () => {
  const { source, outputs } = outputsOf(HARBOUR, {}, ['infographic', 'medium']);
  const [board = '', medium = ''] = outputs.map((output) => traceOf(output, source));

  it('says where each sentence comes from and what speaks for it', () => {
    expect(medium).toContain('Twelve cheap flow meters were mounted on the pier taps in April.');
    expect(medium).toMatch(/sentence \d+, Measure before you repair; .*salience 0\.\d\d/u);
    expect(medium).toContain('thesis');
  });

  it('says of each key point that is left out what is known of it', () => {
    const left = board.split('infographic: left out\n')[1] ?? '';
    expect(left).toMatch(/key point \d: .+\n {4}salience 0\.\d\d, .+; \d+ words/u);
  });
});
