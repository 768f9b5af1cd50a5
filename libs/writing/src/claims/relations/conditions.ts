import type { RelationRule } from './relation.types.js';
import { sharedKeys, type Mark, type Statement } from './statements/statement.js';

/** Minimum fractions of the output's statement that the source's statement must cover. */
const MOST = 0.5;
const ALMOST_ALL = 0.75;
const PAUSE = /[,;:](?=\s)/u;

/** The condition that a mark opens, up to the next pause. */
function conditionAt({ start, end }: Mark, statement: Statement): Statement {
  const behind = statement.whole.slice(end, statement.end);
  const [condition = behind] = behind.split(PAUSE);
  return statement.between(start, end + condition.length);
}

/** The part of a statement between semicolons that a condition applies to. */
function sentenceAround({ start, end }: Mark, statement: Statement): Statement {
  const from = statement.whole.slice(statement.start, start).lastIndexOf(';') + 1;
  const to = statement.whole.slice(end, statement.end).indexOf(';');
  return statement.between(statement.start + from, to < 0 ? statement.end : end + to);
}

/** `Bread goes to the charity`, where the source adds `unless it has cream in it`. */
export const isConditionDropped: RelationRule = (claimed, { statement }) => {
  if (claimed.has('condition') || claimed.has('merely')) return null;
  for (const mark of statement.marks('condition')) {
    const condition = conditionAt(mark, statement);
    const sentence = sentenceAround(mark, statement);
    // words of the main clause do not prove that the output has the condition
    const main = [
      sentence.between(sentence.start, condition.start),
      sentence.between(condition.end, sentence.end),
    ];
    const own = [...condition.keys].filter((key) => !main.some((each) => each.keys.has(key)));
    const keys = own.length > 0 ? own : [...condition.keys];
    const isTold = keys.length === 0 || keys.some((key) => claimed.keys.has(key));
    const shared = [...claimed.topic].filter((key) => sentence.keys.has(key));
    if (isTold || shared.length < 2 || shared.length < claimed.topic.size * MOST) continue;
    const at = claimed.words.find(({ key }) => shared.includes(key)) ?? claimed;
    return { rule: 'condition-dropped', at };
  }
  // too little overlap to compare
  return sharedKeys(claimed, statement) < claimed.keys.size * ALMOST_ALL ? undefined : null;
};
