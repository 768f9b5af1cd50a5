import { SETTINGS } from '../config/settings.js';
import { PreparedStatements } from './prepared-statements.js';

const { maxStatements } = SETTINGS.database;
const nameOf = ([first]: unknown[]): unknown => (first as { name?: string }).name;

it('names a statement from its second time on, each its own name', () => {
  const statements = new PreparedStatements();
  const [one, two] = [
    ['SELECT $1', [1]],
    ['SELECT $1::text', ['a']],
  ];
  expect(statements.prepared(one)).toBe(one);
  expect(statements.prepared(two)).toBe(two);
  expect(statements.prepared(one)).toEqual([{ name: 'repurpose_0', text: 'SELECT $1', values: [1] }]);
  expect(statements.prepared(two)).toEqual([{ name: 'repurpose_1', text: 'SELECT $1::text', values: ['a'] }]);
  expect(nameOf(statements.prepared(['SELECT $1', [2]]))).toBe('repurpose_0');
});

it('leaves alone what has no values, and what is no text', () => {
  const statements = new PreparedStatements();
  for (const args of [['COMMIT'], [{ text: 'SELECT $1', values: [1] }]]) {
    statements.prepared(args);
    expect(statements.prepared(args)).toBe(args);
  }
});

it('names so many and no more, however many are made for one call', () => {
  const statements = new PreparedStatements();
  for (let n = 0; n < maxStatements * 3; n += 1) statements.prepared([`SELECT ${String(n)}, $1`, [n]]);
  statements.prepared(['SELECT $1', [1]]);
  expect(nameOf(statements.prepared(['SELECT $1', [1]]))).toBe('repurpose_0');
  for (let n = 0; n < maxStatements * 2; n += 1) {
    for (let times = 0; times < 2; times += 1) statements.prepared([`SELECT ${String(n)}, $1, 2`, [n]]);
  }
  const last = [`SELECT ${String(maxStatements * 2 - 1)}, $1, 2`, [1]];
  expect(statements.prepared(last)).toBe(last);
});
