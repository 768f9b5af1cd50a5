import type { Mention } from '../../../annotate/mentions/mention.js';
import { languageOf } from '../../../languages/registry.js';
import { attributesOf, isOpen, keysOfNames, MIN_SHARED, namesIn, overlaps } from './joins.js';
import type { RelationRule } from '../relation.types.js';
import { figureKey, type Statement } from '../statements/statement.js';

/** What a statement says up to each of its figures, from the one before. */
function leadsOf(statement: Statement): Map<string, ReadonlySet<string>> {
  let from = statement.start;
  return new Map(
    statement.figures.map((figure) => {
      const lead = attributesAndNames(statement.between(from, figure.start));
      from = figure.end;
      return [figureKey(figure), lead];
    }),
  );
}
const attributesAndNames = ({ keys }: Statement): Set<string> =>
  new Set([...keys].filter((key) => !key.startsWith('date ')));

/** `the union gave 1,100 and the ministry 150`, where it was the other way round: two figures with each other's owners. */
export const isPairSwapped: RelationRule = (said, { statement }) => {
  if (said.figures.length !== 2 || said.isList || statement.isList) return null;
  const [ours, theirs] = [leadsOf(said), leadsOf(statement)];
  const [[one, ofOne] = ['', NONE], [other, ofOther] = ['', NONE]] = [...ours];
  const [toldOne = NONE, toldOther = NONE] = [theirs.get(one), theirs.get(other)];
  const isCrossed = overlaps(ofOne, toldOther) && overlaps(ofOther, toldOne);
  const isStraight = overlaps(ofOne, toldOne) || overlaps(ofOther, toldOther);
  return isCrossed && !isStraight ? { rule: 'actor-swapped', at: said } : null;
};
const NONE: ReadonlySet<string> = new Set();

/** `Wilk taught Varga`, where Varga says `I taught him`. */
export const isSpeakersDeed: RelationRule = (said, { statement, speaker }) => {
  if (speaker.size === 0 || !isOpen(said) || !opensWithAuthor(statement)) return null;
  const names = namesIn(said);
  const isSpeaker = (name: Mention): boolean => overlaps(keysOfNames([name]), speaker);
  const [first] = names;
  const shared = [...attributesOf(said)].filter((key) => statement.keys.has(key)).length;
  if (first === undefined || isSpeaker(first) || said.has('said') || shared < MIN_SHARED) return null;
  return names.slice(1).some(isSpeaker) ? { rule: 'actor-swapped', at: said } : null;
};

const opensWithAuthor = ({ words, language }: Statement): boolean => {
  const author = languageOf(language).discourse?.author.split(' ') ?? [];
  return author.includes(words[0]?.text.toLowerCase() ?? '');
};
