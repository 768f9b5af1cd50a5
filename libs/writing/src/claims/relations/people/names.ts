import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import { onceFor } from '../../../text/once-for.js';
import type { Misstatement, RelationRule } from '../relation.types.js';
import { statementIndexOf, type StatementIndex } from '../statements/statement-index.js';
import { sharedKeys, type Mark, type Statement, type Word } from '../statements/statement.js';

interface Name extends Mark {
  last: string;
}

/** Two names, the second of which says where the first one works, lives or lies. */
interface Tie {
  whose: string;
  where: string;
  at: Mark;
}

const PARTS = /\s(?:of(?: the)?|at(?: the)?|de(?: la| los)?|del|von|van|di|da)\s/u;
const PLACE = '(?:at|of|from|for|in|with|by|de|del|en|von|bei|aus|vom|du|à|van|bij|di|da)';
/** `, an engineer at the`, `works for`, ` (`. */
const BETWEEN = new RegExp(
  `^(?:,?(?: \\p{Ll}[\\p{Ll}-]*){0,5}? ${PLACE}(?: (?:the|la|el|los|der|dem|het|de))? |,? \\()$`,
  'u',
);
const MOST_CHARS = 70;

/** The names of a statement, those that are linked in one taken apart. */
function namesIn({ mentions, isList }: Statement): Name[] {
  if (isList) return [];
  return mentions.flatMap((mention: Mention): Name[] => {
    if (mention.kind !== 'name') return [];
    let from = mention.start;
    return mention.text.split(PARTS).map((part) => {
      const start = mention.start + mention.text.indexOf(part, from - mention.start);
      from = start + part.length;
      const last = (part.split(/[\s-]/u).at(-1) ?? part).toLowerCase().replace(/['’]s$/u, '');
      return { last, start, end: from };
    });
  });
}

function tiesIn(statement: Statement): Tie[] {
  const names = namesIn(statement);
  return names.slice(1).flatMap((where, at): Tie[] => {
    const whose = names[at];
    if (whose === undefined || where.start - whose.end > MOST_CHARS) return [];
    const between = statement.whole.slice(whose.end, where.start);
    if (!BETWEEN.test(between)) return [];
    return [{ whose: whose.last, where: where.last, at: { start: where.start, end: where.end } }];
  });
}

/** Where the names of a source are tied to, and who is tied there. */
const tiesOf = onceFor((source: Source) => {
  const places = new Map<string, Set<string>>();
  const people = new Map<string, Set<string>>();
  for (const { whose, where } of statementIndexOf(source).statements.flatMap(tiesIn)) {
    places.set(whose, (places.get(whose) ?? new Set()).add(where));
    people.set(where, (people.get(where) ?? new Set()).add(whose));
  }
  return { places, people };
});

/** A person's employer or a thing's location differs from the source, and the source has this one for another. */
export function misplaced(said: Statement, source: Source): Misstatement | null {
  const { places, people } = tiesOf(source);
  for (const { whose, where, at } of tiesIn(said)) {
    const known = places.get(whose);
    if (known !== undefined && !known.has(where) && people.has(where)) return { rule: 'another-place', at };
  }
  return null;
}

/** The words of the full names of a statement, outside its quotations. */
function fullNamesIn({ words, mentions, isList, whole }: Statement): Word[] {
  if (isList) return [];
  // `UCR (Uniform Crime Reporting)` only explains the name before
  const isGloss = ({ start, end }: Mark): boolean => /^\(.*\)$/u.test(whole.slice(start - 1, end + 1));
  const names = mentions.filter(
    (name) => name.kind === 'name' && /^\D+ \D+$/u.test(name.value) && !isGloss(name),
  );
  return words.filter(
    ({ start, end, key }) => key !== '' && names.some((name) => name.start <= start && end <= name.end),
  );
}

/** Words that both say besides their names. */
const MIN_SHARED = 3;
const MOST = 0.6;
const HALF = 0.5;

/** `Ann built the bridge in 1911`, where Bob did and Ann is named elsewhere. */
export const isOtherName =
  (index: StatementIndex): RelationRule =>
  (said, { statement, around }) => {
    const [ours, theirs] = [fullNamesIn(said), fullNamesIn(statement)];
    const own = new Set(ours.map(({ key }) => key));
    const isNear = (key: string): boolean =>
      around.some(({ words }) => words.some((word) => word.key === key));
    const added = ours.find(({ key }) => !isNear(key) && index.isTelling(key));
    const isDropped = theirs.some(({ key }) => !own.has(key));
    if (added === undefined || !isDropped) return null;
    const shared = sharedKeys(said, statement) - [...own].filter((key) => statement.keys.has(key)).length;
    const plain = said.keys.size - own.size;
    // one of two names is kept
    const isPair = theirs.some(({ key }) => own.has(key));
    const [least, part] = isPair ? [1, HALF] : [MIN_SHARED, MOST];
    return shared >= least && shared >= plain * part ? { rule: 'another-owner', at: added } : null;
  };
