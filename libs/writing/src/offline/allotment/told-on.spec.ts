import type { FormatKey } from '@repurpose/contract';
import { readSource } from '../../source/read-source.js';
import { planOf } from '../analysis/analysis.js';
import { isLeftOpen } from './told-on.js';

const plan = planOf(
  readSource(
    '# Two shops\n\nA second shop closed in March. What would we do differently? We would count the people in a street before we sign a lease. Which street sells bread at midnight?',
  ),
);

it.each<[string, FormatKey, string, string[], boolean]>([
  ['a question without its answer', 'email', 'What', ['A second'], true],
  ['a question before its answer', 'email', 'What', ['We would'], false],
  ['a question that a talk puts', 'podcast', 'What', ['A second'], false],
  ['the question that a text ends with', 'email', 'Which', ['A second'], false],
  ['a statement', 'email', 'A second', [], false],
])('%s in %s', (_name, format, start, others, isOpen) => {
  const [candidate, ...chosen] = [start, ...others].map((each) =>
    plan.candidates.find(({ text }) => text.startsWith(each)),
  );
  if (!candidate) throw new Error(`no sentence begins with ${start}`);
  const indexes = new Set([candidate, ...chosen].flatMap((each) => each?.index ?? []));
  expect(isLeftOpen(plan, { format, chosen: indexes }, candidate)).toBe(isOpen);
});
