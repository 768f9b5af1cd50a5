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

  it('is told with the paragraph that says how it went', () => {
    const vote =
      'Ann moved to sell the oldest boat of the club at once.\n\nThe motion carried by 14 votes to 2, and nobody spoke against it later.';
    expect(runAround(minutes(vote), 'motion carried')).toContain('The motion');
    expect(runAround(minutes(vote), 'motion carried')).toContain('Ann moved');
  });

  it('is none where a sentence has all of it', () => {
    const vote = 'The motion to sell the oldest boat of the club at once was carried by 14 votes to 2.';
    expect(runAround(minutes(vote), 'sell the oldest boat')).toEqual(['The motion']);
  });

  it('that is only said to have failed somewhere is on its own', () => {
    const vote =
      'The motion failed to get support in the first round, but the crew of the lake brought it back in June.';
    expect(runAround(minutes(vote), 'first round')).toEqual(['The motion']);
  });

  it('of the sea is none', () => {
    const sea = 'The motion of the sea carried the oldest boat of the club to the other side of the bay.';
    expect(runAround(minutes(sea), 'oldest boat')).toEqual(['The motion']);
  });
});
