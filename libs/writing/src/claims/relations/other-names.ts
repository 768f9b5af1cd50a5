import type { RelationRule } from './relation.types.js';
import type { StatementIndex } from './statement-index.js';
import { sharedKeys, type Statement, type Word } from './statement.js';

/** The words of the full names of a statement, outside its quotations. */
function namesIn({ words, mentions, isList }: Statement): Word[] {
  if (isList) return [];
  const names = mentions.filter(({ kind, value }) => kind === 'name' && /^\D+ \D+$/u.test(value));
  return words.filter(
    ({ start, end, key }) => key !== '' && names.some((name) => name.start <= start && end <= name.end),
  );
}

/** Words that both say besides their names. */
const MIN_SHARED = 3;
const MOST = 0.6;

/** `Ann built the bridge in 1911`, where Bob did and Ann is named elsewhere. */
export const isOtherName =
  (index: StatementIndex): RelationRule =>
  (said, { statement, around }) => {
    const [ours, theirs] = [namesIn(said), namesIn(statement)];
    const own = new Set(ours.map(({ key }) => key));
    const isNear = (key: string): boolean => around.some(({ keys }) => keys.has(key));
    const added = ours.find(({ key }) => !isNear(key) && index.isTelling(key));
    const isDropped = theirs.some(({ key }) => !own.has(key));
    if (added === undefined || !isDropped) return null;
    const shared = sharedKeys(said, statement) - [...own].filter((key) => statement.keys.has(key)).length;
    const plain = said.keys.size - own.size;
    return shared >= MIN_SHARED && shared >= plain * MOST ? { rule: 'another-owner', at: added } : null;
  };
