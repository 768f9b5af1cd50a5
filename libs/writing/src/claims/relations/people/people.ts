import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import { onceFor } from '../../../text/once-for.js';
import { statementIndexOf, type StatementIndex } from '../statements/statement-index.js';
import type { Misstatement } from '../relation.types.js';
import { keyOf, type Mark, type Statement, type Word } from '../statements/statement.js';

/** An office is at most this far before or after a name. */
const BESIDE_CHARS = 60;
/** Behind a name it opens what describes the name. */
const DESCRIBED_CHARS = 32;
/** Between an office behind its name and the name itself. */
const LINK = /^(?:,\s|\s(?:is|was|ist|war|est|était|es|era|fue|é|è)\s)/u;
const PAUSE = /[,.;:!?()“”«»„"]/u;

const lastNameOf = ({ value }: Mention): string => value.split(' ').at(-1) ?? value;

/** Where an office may stand: right before a name, and behind it where a comma or a verb links them. */
function placesBeside(name: Mention, { whole, start, end }: Statement): Mark[] {
  const last = name.end - (name.text.split(' ').at(-1)?.length ?? 0);
  const before = whole.slice(Math.max(start, name.start - BESIDE_CHARS), name.start).replace(/,\s$/u, '  ');
  const from = name.start - (before.split(PAUSE).at(-1)?.length ?? 0);
  const link = LINK.exec(whole.slice(name.end, name.end + 8))?.[0];
  if (link === undefined) return [{ start: from, end: last }];
  const behind = whole.slice(name.end + link.length, Math.min(end, name.end + BESIDE_CHARS));
  const to = name.end + link.length + (behind.split(PAUSE)[0]?.length ?? 0);
  return [
    { start: from, end: last },
    { start: name.end, end: to },
  ];
}

/** The words of the office that a statement gives a name: `the former parks commissioner`. */
function officeOf(name: Mention, statement: Statement): { keys: string[]; at: Mark } | null {
  for (const span of placesBeside(name, statement)) {
    const isIn = ({ start }: Mark): boolean => start >= span.start && start < span.end;
    const [first, ...rest] = statement.marks('offices').filter(isIn);
    if (first === undefined || (span.start === name.end && first.start - name.end > DESCRIBED_CHARS))
      continue;
    if (span.end <= name.end && !isJoined(statement.whole.slice((rest.at(-1) ?? first).end, name.start)))
      continue;
    const words = statement.words.filter(
      (each) => isIn(each) && (each.text.length > 3 || /^\p{Lu}/u.test(each.text)),
    );
    const { end } = rest.at(-1) ?? first;
    return { keys: words.map(({ text }) => keyOf(text)), at: { start: first.start, end } };
  }
  return null;
}

/** Between an office and the name behind it: `director of the museum, Ann Lee`. */
const isJoined = (between: string): boolean =>
  OF_OFFICE.test(between) &&
  !EMPLOYER.test(between) &&
  !/\d/u.test(between) &&
  (between.match(/\p{L}+/gu)?.length ?? 0) <= JOINING_WORDS;
const OF_OFFICE = /^\p{L}*(?:[\s,]*$|[\s,]+(?:of|for|at|de|del|du|des|der|von|van|di|da|do|för|på) )/u;
/** `an engineer at Acme`: the name is not who holds the office. */
const EMPLOYER = /\s(?:of|for|at|in|de|del|du|des|von|van|di|da|do|för|på|bei)(?:\s(?:the|la|el|le))?\s$/u;
const JOINING_WORDS = 4;

const namesOf = ({ mentions, isList }: Statement): Mention[] =>
  isList ? [] : mentions.filter(({ kind }) => kind === 'name');

/** Name → the words of its offices, and the other way round. */
const officesOf = onceFor((source: Source) => {
  const byName = new Map<string, Set<string>>();
  const byWord = new Map<string, Set<string>>();
  for (const statement of statementIndexOf(source).statements)
    for (const name of namesOf(statement)) {
      const last = lastNameOf(name);
      for (const key of officeOf(name, statement)?.keys ?? []) {
        byName.set(last, (byName.get(last) ?? new Set()).add(key));
        byWord.set(key, (byWord.get(key) ?? new Set()).add(last));
      }
    }
  return { byName, byWord };
});

/** Whether the source nowhere speaks of such an office. */
function isUnheardOf({ start, end }: Mark, said: Statement, source: Source): boolean {
  const offices = said.words.filter((word) => word.start >= start && word.end <= end);
  const keys = offices.flatMap(({ key }) => (key === '' ? [] : [key]));
  return keys.length > 0 && statementIndexOf(source).sharing(new Set(keys)).size === 0;
}

/** A person with an office that the source gives to another. */
export function misappointed(said: Statement, source: Source): Misstatement | null {
  const { byName, byWord } = officesOf(source);
  for (const name of namesOf(said)) {
    const office = officeOf(name, said);
    const last = lastNameOf(name);
    const known = byName.get(last);
    const others = office?.keys.filter((key) => byWord.has(key) && known?.has(key) !== true) ?? [];
    if (office === null || !statementIndexOf(source).isNamed(last)) continue;
    if (others.length > 0 || isUnheardOf(office.at, said, source))
      return { rule: 'another-office', at: office.at };
  }
  return null;
}

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
