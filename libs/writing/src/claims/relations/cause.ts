import type { RelationRule } from './relation.types.js';
import type { Mark, Statement } from './statements/statement.js';

/** Minimum fraction of the reason, and of the effect, that the source must also have. */
const LEAST = 0.5;
const MIN_KEYS = 1;

/** The reason that a word such as `because` opens: up to the comma at the start of a statement, else to its end. */
function reasonAt({ start, end }: Mark, statement: Statement): Statement {
  const isAhead = !statement.words.some((word) => word.isTopic && word.end <= start);
  const comma = statement.whole.indexOf(', ', end);
  return statement.between(end, isAhead && comma > 0 && comma < statement.end ? comma : statement.end);
}

/** `Support fell because they slept less`, where the source gives another reason or none nearby. */
export const isOtherCause: RelationRule = (claimed, { statement, around }) => {
  const mark = claimed.marks('because')[0];
  if (mark === undefined) return undefined;
  const reason = reasonAt(mark, claimed);
  const effect = [...claimed.keys].filter((key) => !reason.keys.has(key));
  const shared = effect.filter((key) => statement.keys.has(key)).length;
  if (reason.keys.size < MIN_KEYS || shared < Math.max(1, effect.length * LEAST)) return undefined;
  const found = [...reason.keys].filter((key) =>
    around.some((each) => each.keys.has(key) || each.sides.has(key)),
  );
  return found.length < reason.keys.size * LEAST
    ? { rule: 'another-cause', at: reason.between(reason.words[0]?.start ?? reason.start, reason.end) }
    : null;
};
