import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import { statementIndexOf, type StatementIndex } from '../statements/statement-index.js';
import type { Misstatement } from '../relation.types.js';
import { keyOf, type Statement, type Word } from '../statements/statement.js';

const namesOf = ({ mentions, isList }: Statement): Mention[] =>
  isList ? [] : mentions.filter(({ kind }) => kind === 'name');

/** A reporting verb and the name beside it. */
const REPORT_CHARS = 80;

/** Who a statement has say something, by last name. */
function speakersOf(statement: Statement): Mention[] {
  if (statement.isList) return [];
  const quotes = statement.mentions.filter(({ kind }) => kind === 'quote');
  const names = namesOf(statement).filter(
    (name) => !quotes.some(({ start, end }) => start <= name.start && name.end <= end),
  );
  const isNear = ({ start, end }: Mention): boolean =>
    statement.marks('said').some((mark) => {
      const between = mark.end <= start ? [mark.end, start] : [end, mark.start];
      const gap = statement.whole.slice(between[0], between[1]);
      return gap.length <= REPORT_CHARS && !/[.;:!?]/u.test(gap);
    });
  // `"…", warned the mayor, Ann Lee`: whatever the verb
  const isBehindQuote = ({ start }: Mention): boolean =>
    quotes.some(({ end }) => end <= start && BEHIND_QUOTE.test(statement.whole.slice(end, start)));
  return names.filter((name) => isNear(name) || isBehindQuote(name));
}
/** A verb and at most a few words of an office, between a quotation and a name. */
const BEHIND_QUOTE = /^["”’»“]?,?["”’»“]? \p{Ll}+ (?:[\p{L}-]+,? ){0,3}$/u;

const isSamePerson = (a: Mention, b: Mention): boolean =>
  a.value.split(' ').some((word) => word.length > 2 && b.value.split(' ').includes(word));

/** Words between who says something and the verb. */
const GROUP_WORDS = 3;

const isCommon = ({ text, isTopic }: Word): boolean => isTopic && /^\p{Ll}/u.test(text);

/** `Nordau police said`: the name only specifies the group. */
const isOfGroup = (name: Mention, { words, whole }: Statement): boolean => {
  const next = words.find(({ start }) => start >= name.end);
  return (
    next !== undefined && next.start - name.end === 1 && isCommon(next) && whole.charAt(name.end) === ' '
  );
};

/** The speaker without a name: the nouns beside the verb, `the harbour police`. */
function groupOf(statement: Statement): Word[] {
  const { words, whole } = statement;
  return statement.marks('said').flatMap(({ start, end }) => {
    const before = words.filter((word) => word.end <= start).slice(-GROUP_WORDS);
    const behind = words.filter((word) => word.start >= end).slice(0, GROUP_WORDS);
    const isBeside = ({ start: from, end: to }: Word): boolean =>
      !/[.,;:!?“”"«»„]/u.test(to <= start ? whole.slice(to, start) : whole.slice(end, from));
    const topics = before.filter((word) => isCommon(word) && isBeside(word));
    return topics.length > 0 ? topics : behind.filter((word) => isCommon(word) && isBeside(word));
  });
}

/** Whether the quotation of a named person is attributed to a group that the source does not mention there. */
function isOfOthers(group: readonly Word[], at: number, speaker: Mention, index: StatementIndex): boolean {
  const from = index.statements.findLastIndex(
    (each, place) => place <= at && each.mentions.includes(speaker),
  );
  const keys = new Set(index.statements.slice(from, at + 1).flatMap((each) => [...each.keys]));
  return group.length > 0 && !group.some(({ key }) => keys.has(key));
}

/** A quotation whose speaker the source names in its sentence, or last before it. */
export function misquoted(said: Statement, source: Source): Misstatement | null {
  const index = statementIndexOf(source);
  for (const quote of said.mentions.filter(({ kind }) => kind === 'quote')) {
    const ours = speakersOf(said).filter((name) => !isOfGroup(name, said));
    const [first] = ours;
    const at = index.quoting(quote.value);
    if (at === undefined) continue;
    const speaker = index.speakerKeys(at);
    if (ours.some(({ value }) => value.split(' ').some((word) => speaker.has(keyOf(word))))) continue;
    const theirs = index.speakersAt(at, speakersOf);
    if (first === undefined) {
      const [group] = groupOf(said);
      const [speaker] = theirs;
      const isTheirs = group === undefined || speaker === undefined;
      if (!isTheirs && isOfOthers(groupOf(said), at, speaker, index))
        return { rule: 'another-speaker', at: group };
      continue;
    }
    if (theirs.length > 0 && !ours.some((name) => theirs.some((other) => isSamePerson(name, other))))
      return { rule: 'another-speaker', at: first };
  }
  return null;
}
