import type { Draft } from '../formats/draft/draft.types.js';
import { readSource } from '../source/read-source.js';
import { integrityOf, type IntegrityRule } from './integrity.js';
import { outputsOf } from './outputs.fixture.js';
import { GERMAN, HARBOUR, SPANISH, STEPS } from './texts.fixture.js';

const CONTENT = `# Mending the pump

The crew moved the pump in March. It had failed twice before that.

The original plan was to hire three teams. The city paid for one team only.

Repairs were cheap in the first year. But they became expensive in the second.

We repaired the following parts:

- the valve
- the hose

**Ann Lee:** I counted forty boats at the pier.

Some people say that pumps are cheap. But ours cost a fortune.

Thanks to everyone who read a draft of this text.
`;
const source = readSource(CONTENT);
const rulesOf = (...posts: string[]): IntegrityRule[] =>
  integrityOf({ format: 'twitter', posts } satisfies Draft, source).map(({ rule }) => rule);

describe('integrity', () => {
  it.each([
    ['antecedent', ['It had failed twice before that.']],
    ['outcome', ['The original plan was to hire three teams.']],
    ['contrast', ['Repairs were cheap in the first year.']],
    ['contrast', ['Some people say that pumps are cheap.']],
    ['announcement', ['We repaired the following parts:']],
    ['housekeeping', ['Thanks to everyone who read a draft of this text.']],
    ['glued', ['The crew moved the pump in March.The city paid for one team only.']],
  ] as const)('finds %s', (rule, posts) => {
    expect(rulesOf(...posts)).toContain(rule);
  });

  it.each([
    ['a pronoun behind its sentence', ['The crew moved the pump in March. It had failed twice before that.']],
    [
      'a plan with its outcome',
      ['The original plan was to hire three teams. The city paid for one team only.'],
    ],
    [
      'both sides of a contrast',
      ['Repairs were cheap in the first year. But they became expensive in the second.'],
    ],
    ['a lead-in with its list', ['We repaired the following parts:\n• the valve\n• the hose']],
  ])('finds nothing in %s', (_, posts) => {
    expect(rulesOf(...posts)).toEqual([]);
  });

  it.each(Object.entries({ HARBOUR, STEPS, SPANISH, GERMAN }))(
    'finds nothing in what the writer makes of %s',
    (_, content) => {
      const made = outputsOf(content);
      const findings = made.outputs.flatMap(({ format, draft }) =>
        integrityOf(draft, made.source).map((finding) => ({ format, ...finding })),
      );
      expect(findings).toEqual([]);
    },
  );
});
