import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES } from '@repurpose/contract';
import { paths } from '../src/shared/paths.js';

const read = (file: string) => readFileSync(join(process.cwd(), 'frontend/e2e', file), 'utf8');

/** Rows of `route-states.md`: route, state, file and name of the test, messages (`auth.loginTitle`). */
const ROWS = read('route-states.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [route = '', state = '', seen = '', says = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const [file = '', ...test] = seen.split(': ');
    return {
      route: route.replaceAll('`', ''),
      state,
      file,
      test: test.join(': '),
      says: says.split(', ').filter(Boolean),
    };
  });
const named = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

it('every route has its states, and every message of the specification is shown by one', () => {
  const routes = [...new Set(ROWS.map(({ route }) => route))];
  expect(routes.sort()).toEqual(['*', ...Object.values(paths).map(({ path }) => path)].sort());
  const messages = Object.entries(MESSAGES).flatMap(([group, texts]) =>
    typeof texts === 'function' ? [group] : Object.keys(texts).map((name) => `${group}.${name}`),
  );
  expect(ROWS.flatMap(({ says }) => says).filter((said) => !messages.includes(said))).toEqual([]);
  expect(messages.filter((message) => !ROWS.some(({ says }) => says.includes(message)))).toEqual([]);
});

it.each(ROWS)('$route, $state: has the test "$test"', ({ file, test, says }) => {
  const source = read(file);
  expect(source).toMatch(new RegExp(`\\(\\s*'[^'\n]*${named(test)}`));
  for (const message of says) {
    const [group = '', name = group] = message.split('.');
    const isUsed = new RegExp(`\\b${name}\\b|Object\\.values\\(MESSAGES\\.${group}\\)`).test(source);
    expect([message, isUsed]).toEqual([message, true]);
  }
});
