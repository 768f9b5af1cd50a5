import { JOINS, curveOf, ofBoth, spread, type Candidate, type Option } from './choice.js';

const option = (words: number, value: number, rest: Partial<Option> = {}): Option => ({
  leans: false,
  units: [],
  lists: [],
  words,
  value,
  required: 0,
  reachesEnd: true,
  ...rest,
});
const GRAIN = 5;

const chosen = (
  parts: readonly (readonly Candidate[])[],
  most: number,
  joins: keyof typeof JOINS = 'many',
): number[] =>
  spread(
    parts.map((candidates) => ({
      curve: curveOf(candidates, most, GRAIN, JOINS[joins]),
      weight: 1,
      least: 0,
    })),
    most,
    GRAIN,
    JOINS[joins].damping,
  ).map(({ words }) => words);

describe('what a digest tells', () => {
  it('is the most valuable that fits', () => {
    expect(chosen([[[option(50, 10)], [option(60, 40)]]], 70)).toEqual([60]);
  });

  it('takes a paragraph that leans on another only behind all of it', () => {
    const part = [option(20, 30, { reachesEnd: false }), option(40, 31)];
    const leaning = [option(20, 50, { leans: true })];
    expect(chosen([[part, leaning]], 60).toSorted()).toEqual([20, 40]);
    expect(chosen([[part, leaning]], 45)).toEqual([40]);
  });

  it('takes what stands alone further down in a paragraph that leans', () => {
    const part = [option(40, 5)];
    const later = [option(30, 40, { leans: true }), option(20, 35)];
    expect(chosen([[part, later]], 30)).toEqual([20]);
  });

  it('takes what is told only behind the beginning of its part never alone', () => {
    const part = [[option(40, 5)], [option(20, 8)], [option(30, 40, { isLater: true })]];
    expect(chosen([part], 30)).toEqual([20]);
    expect(chosen([part], 50).toSorted()).toEqual([20, 30]);
  });

  it('tells something of each part rather than all of one', () => {
    const long = [[option(40, 40)], [option(40, 40)]];
    expect(chosen([long, [[option(40, 38)]]], 80)).toHaveLength(2);
    expect(chosen([long, [[option(40, 38)]]], 80)).toEqual([40, 40]);
  });

  it('tells all of one rather than something of each part, where it joins few things', () => {
    const long = [[option(40, 25, { reachesEnd: false }), option(80, 45)]];
    const other = [[option(40, 26)]];
    expect(chosen([long, other], 80)).toEqual([40, 40]);
    expect(chosen([long, other], 80, 'few')).toEqual([80]);
  });

  it('carries what is required, whatever it is worth', () => {
    const required = [option(50, 1, { required: 1 })];
    expect(chosen([[[option(60, 90)]], [required]], 80)).toEqual([50]);
  });

  it('tells both of two parts that belong together, or none', () => {
    const [a, b] = [10, 50].map((words) => curveOf([[option(words, 20)]], 80, GRAIN));
    expect(ofBoth(a ?? [], b ?? [], GRAIN).findLast((choice) => choice !== undefined)?.words).toBe(60);
    const tooLong = curveOf([[option(75, 20)]], 80, GRAIN);
    expect(ofBoth(a ?? [], tooLong, GRAIN).every((choice) => choice === undefined)).toBe(true);
  });
});
