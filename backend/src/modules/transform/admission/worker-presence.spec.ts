import { FailureDetector, type HeartbeatSignal } from './worker-presence.js';

const START_GRACE = 60;
const PATIENCE = 5;

function goneAt(signals: HeartbeatSignal[]): number[] {
  const detector = new FailureDetector(0, START_GRACE, PATIENCE);
  return signals.flatMap((signal, second) => (detector.observe(signal, second) ? [second] : []));
}
const times = (count: number, signal: HeartbeatSignal): HeartbeatSignal[] =>
  Array<HeartbeatSignal>(count).fill(signal);

describe('somebody who shows a sign of life', () => {
  it.each<[string, HeartbeatSignal[], number[]]>([
    ['is not missed while it is there', times(100, 'alive'), []],
    ['is missed after the patience', [...times(3, 'alive'), ...times(7, 'absent')], [7, 8, 9]],
    ['is not missed over a short gap', [...times(3, 'alive'), ...times(4, 'absent'), 'alive'], []],
    ['is not missed before it could have started', times(60, 'absent'), []],
    ['is missed when it never came', times(62, 'absent'), [60, 61]],
    ['is there again at its first sign', ['alive', ...times(6, 'absent'), 'alive', 'absent'], [5, 6]],
    ['is not missed while nobody can look', ['alive', ...times(50, 'unknown')], []],
    ['gets time to come back after that', ['alive', ...times(9, 'unknown'), ...times(5, 'absent')], [14]],
  ])('%s', (_name, signals, expected) => {
    expect(goneAt(signals)).toEqual(expected);
  });
});
