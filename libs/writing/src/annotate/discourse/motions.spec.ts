import { runAround } from './run-around.fixture.js';

const minutes = (vote: string): string => `# Minutes of the boat club

We met in the boathouse on the first Friday of May to settle the plans of the year.

The treasurer read three offers for the roof of the shed. ${vote}

The club has two hundred members now, and most of them row on Sundays.
`;

describe('a motion', () => {
  it('is told with what is said of it before its vote', () => {
    const vote =
      'MOTION: Ann made a motion to hire Lars for the roof of the shed at $400 a month. The work would add the mending of the gate, but not of the 40 old boats. Bob seconded the motion. The motion passed unanimously.';
    for (const phrase of ['mending of the gate', 'Bob seconded', 'motion passed'])
      expect(runAround(minutes(vote), phrase)).toEqual([
        'MOTION: Ann',
        'The work',
        'Bob seconded',
        'The motion',
      ]);
  });
});
