import { CircuitBreaker } from './circuit-breaker.js';
import { WriterError } from './writer.port.js';

type Step = 'missed' | 'reached' | 'refused' | 'let through';

function walk(steps: [number, Step][]): [number, Step][] {
  let now = 0;
  const circuit = new CircuitBreaker({ misses: 3, overMs: 2, openMs: 5 }, () => now);
  return steps.map(([at, step]) => {
    now = at;
    if (step === 'missed') circuit.missed();
    else if (step === 'reached') circuit.reached();
    else {
      try {
        circuit.enter();
        return [at, 'let through'];
      } catch (error) {
        expect(error).toBeInstanceOf(WriterError);
        expect(error).toMatchObject({ code: 'WRITER_UNAVAILABLE', isRetryable: false });
        return [at, 'refused'];
      }
    }
    return [at, step];
  });
}

describe('the circuit breaker', () => {
  const opened: [number, Step][] = [
    [0, 'missed'],
    [1, 'missed'],
    [3, 'missed'],
  ];
  it.each<[string, [number, Step][]]>([
    ['lets calls through', [[0, 'let through']]],
    ['opens when nobody was reached for a while', [...opened, [4, 'refused']]],
    [
      'does not open for calls that failed together',
      [
        [0, 'missed'],
        [0, 'missed'],
        [1, 'missed'],
        [1, 'let through'],
      ],
    ],
    [
      'counts misses in a row only',
      [
        [0, 'missed'],
        [1, 'missed'],
        [2, 'reached'],
        [3, 'missed'],
        [4, 'let through'],
      ],
    ],
    ['lets one try after the pause', [...opened, [8, 'let through'], [8, 'refused'], [13, 'let through']]],
    ['opens again when that one misses', [...opened, [8, 'let through'], [9, 'missed'], [13, 'refused']]],
    ['closes when it gets through', [...opened, [8, 'let through'], [9, 'reached'], [9, 'let through']]],
  ])('%s', (_name, steps) => {
    expect(walk(steps)).toEqual(steps);
  });
});
