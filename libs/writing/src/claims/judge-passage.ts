import type { Source, Span } from '../source/source.types.js';
import type { ClaimRule } from './claim-rules.js';
import { contradicted } from './contradictions.js';
import { findPhrase } from '../text/normal-form.js';
import { onceFor } from '../text/once-for.js';
import { calculatedFigure } from './relations/figures/derived-figures.js';
import { statementsOf } from './relations/statements/statements-of.js';
import { atWrongWords, type Judged } from './wrong-words.js';
import { findMisstatements } from './relations/misstatements.js';
import { findEvidence, isNegatedBefore } from './find-evidence.js';
import { findMentions } from '../annotate/mentions/extract-mentions.js';
import { currencyOf } from '../annotate/mentions/quantities/currencies.js';
import { measuredBy } from '../annotate/mentions/quantities/units.js';
import { MAGNITUDES } from '../annotate/mentions/quantities/number-words.js';
import { isFigure, maskMentions, type Mention } from '../annotate/mentions/mention.js';
import { sumEvidence } from './derived-quantities.js';
import {
  findOrdinalReferences,
  isNumbering,
  type OrdinalReference,
} from '../annotate/mentions/quantities/ordinal-references.js';
import { evidenceOf, wordsOf, type Place } from './evidence.js';

/**
 * The claims of a passage in order, each with its rule. Names in `titles` are not claims, because all words
 * there are capitalised; `small` words are not names.
 */
export function judgePassage(
  text: string,
  titles: readonly Span[],
  small: ReadonlySet<string>,
  source: Source,
): Judged[] {
  const claims = mentionsOf(text, small, source).filter(
    ({ kind, start: at, value }) =>
      kind !== 'name' || !(isAmount(value) || titles.some(({ start, end }) => start <= at && at < end)),
  );
  if (sentencesOf(source).has(text.trim())) return judgedByPlaces(text, claims, new Map(), source);
  const wrong = contradicted(text, claims, source);
  for (const claim of claims) if (isBoundTurned(claim, source)) wrong.set(claim, 'bound-turned');
  const misnumbered = misnumberedIn(
    maskMentions(
      text,
      claims.filter(({ kind }) => kind !== 'number'),
    ),
    source,
  );
  for (const claim of claims)
    if (misnumbered.some((serial) => isWithin(claim, serial))) wrong.set(claim, 'misnumbered');
  // an ordinal becomes a claim where the source numbers the same thing differently
  const added = misnumbered.filter((serial) => !claims.some((claim) => isWithin(claim, serial)));
  for (const serial of added) {
    claims.push(serial);
    wrong.set(serial, 'misnumbered');
  }
  claims.sort((a, b) => a.start - b.start || b.end - a.end);
  const judged = judgedByPlaces(text, claims, wrong, source);
  const compared = withMisstatements(withCalculated(judged, text, source), text, source);
  return atWrongWords(withCalculated(compared, text, source), text, source);
}

const BELOW: readonly (string | undefined)[] = ['under', 'nearly', 'atMost'];
const ABOVE: readonly (string | undefined)[] = ['over', 'atLeast'];

/** Whether the output says `under 300` where the source has only `over 300`, or the other way round. */
function isBoundTurned(claim: Mention, source: Source): boolean {
  const others = BELOW.includes(claim.bound) ? ABOVE : ABOVE.includes(claim.bound) ? BELOW : [];
  const known = evidenceOf(source).figures.get(`${claim.kind} ${claim.value}`) ?? [];
  return others.length > 0 && known.length > 0 && known.every(({ bound }) => others.includes(bound));
}

function mentionsOf(text: string, small: ReadonlySet<string>, source: Source): readonly Mention[] {
  const found = findMentions(text, source.language, { ...wordsOf(source), small, isTelling: true });
  if (small.size > 0) return found;
  const read = passagesRead(source);
  if (read.size >= MAX_READ) read.clear();
  read.set(text, found);
  return found;
}
const MAX_READ = 2_000;

/** Mentions of the passages checked for a source; a voice's rules read them too. */
export const passagesRead = onceFor((_source: Source) => new Map<string, readonly Mention[]>());

/** Passages that equal one of these sentences cannot misstate the source. */
export const sentencesOf = onceFor(
  ({ sentences }: Source) => new Set(sentences.map(({ text }) => text.trim())),
);

/** Judges the claims that are not in `wrong` by what the source states or what adds up to them. */
function judgedByPlaces(
  text: string,
  claims: readonly Mention[],
  wrong: ReadonlyMap<Mention, ClaimRule>,
  source: Source,
): Judged[] {
  const places = claims.map((mention) => (wrong.has(mention) ? null : findEvidence(mention, source, text)));
  return claims.map((mention, index): Judged => {
    const rule = wrong.get(mention);
    if (rule !== undefined) return { mention, place: null, rule };
    const stated = places[index] ?? null;
    const place = stated ?? sumOf(mention, text, source);
    return {
      mention,
      place,
      rule: stated !== null ? 'stated' : place !== null ? 'derived' : absentRule(mention, source),
    };
  });
}

const BESIDE_CHARS = 40;

/** The place of neighbouring figures of the source whose sum or difference is this figure. */
function sumOf(claim: Mention, text: string, source: Source): Place | null {
  if (claim.kind !== 'number' && claim.kind !== 'money') return null;
  const around = text.slice(Math.max(0, claim.start - BESIDE_CHARS), claim.end + BESIDE_CHARS);
  return sumEvidence(claim, evidenceOf(source).sums, around, source.language);
}

/** Also accepts figures that can be calculated from the source's matching statements. */
function withCalculated(judged: Judged[], text: string, source: Source): Judged[] {
  const open = new Map(
    judged.flatMap((each) =>
      (each.rule === 'absent' || each.rule === 'misattributed' || isLengthOfTime(each)) &&
      isFigure(each.mention)
        ? [[each.mention, each]]
        : [],
    ),
  );
  if (open.size === 0) return judged;
  const mentions = judged.map(({ mention }) => mention);
  for (const claimed of statementsOf(text, mentions, source.language, true))
    for (const mention of claimed.isList ? [] : claimed.figures) {
      const each = open.get(mention);
      const place = each === undefined ? null : calculatedFigure(mention, claimed, source);
      if (each !== undefined && place !== null) Object.assign(each, { place, rule: 'derived' });
    }
  return judged;
}

/** `nearly four hours` may be three hours and 52 minutes, even if the source counts something else to four. */
const isLengthOfTime = ({ rule, mention: { unit = '' } }: Judged): boolean =>
  rule === 'another-count' && measuredBy(unit) === measuredBy('hour');

/** Whether words are only magnitudes and currencies, as in `eine Million Euro`: they are not a name. */
const isAmount = (words: string): boolean =>
  words.split(' ').every((word) => MAGNITUDES[word] !== undefined || currencyOf(word) !== word);

/** The rule of an unsupported claim; a quotation may be in the source negated, or with another speaker. */
function absentRule({ kind, value }: Mention, source: Source): ClaimRule {
  const evidence = evidenceOf(source);
  const place = kind === 'quote' ? findPhrase(evidence.words, value) : null;
  if (place === null) return 'absent';
  return isNegatedBefore(place, evidence) ? 'negated' : 'another-speaker';
}

/** Adds the statements that misstate the source, unless they contain an unsupported claim. */
function withMisstatements(judged: Judged[], text: string, source: Source): Judged[] {
  const doubted = judged.filter(({ place }) => place === null).map(({ mention }) => mention);
  const mentions = judged.map(({ mention }) => mention);
  const places = new Map(judged.map((each) => [`${each.mention.start} ${each.mention.end}`, each]));
  for (const { rule, at } of findMisstatements(text, mentions, doubted, source)) {
    const known = places.get(`${at.start} ${at.end}`);
    if (known === undefined) judged.push({ mention: statementAt(at, text), place: null, rule });
    else Object.assign(known, { place: null, rule });
  }
  return judged.sort((a, b) => a.mention.start - b.mention.start || b.mention.end - a.mention.end);
}

function statementAt({ start, end }: Place, text: string): Mention {
  const said = text.slice(start, end);
  return { kind: 'statement', text: said, value: said, start, end };
}

const isWithin = (claim: Mention, { start, end }: Mention): boolean =>
  (claim.kind === 'number' || claim.kind === 'name') && claim.start >= start && claim.end <= end;

/** References to a number that the source's series does not have, such as `the fourth shop` of three. */
function misnumberedIn(text: string, source: Source): OrdinalReference[] {
  const references = findOrdinalReferences(text, source.language);
  if (references.length === 0) return [];
  const { serials } = evidenceOf(source);
  const known = new Set(serials.map(({ value }) => value));
  const things = new Set(serials.map(({ thing }) => thing));
  return references.filter(
    ({ thing, value, number }) =>
      things.has(thing) && !known.has(value) && !isNumbering(source.text, number, source.language),
  );
}
