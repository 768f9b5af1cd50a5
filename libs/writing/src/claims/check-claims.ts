import type { Claim } from '@repurpose/contract';
import type { Source } from '../source/source.types.js';
import { reasonOf, type ClaimRule } from './claim-rules.js';
import { contradicted } from './contradictions.js';
import { findPhrase } from '../text/normal-form.js';
import { reckonedFigure } from './relations/figures/derived-figures.js';
import { statementsOf } from './relations/statements/statements-of.js';
import { atWrongWords, type Judged } from './wrong-words.js';
import { findMisstatements } from './relations/misstatements.js';
import { findEvidence, isNegatedBefore } from './find-evidence.js';
import { findMentions } from '../annotate/mentions/extract-mentions.js';
import { currencyOf } from '../annotate/mentions/quantities/currencies.js';
import { measuredBy } from '../annotate/mentions/quantities/units.js';
import { MAGNITUDES } from '../annotate/mentions/quantities/number-words.js';
import { isFigure, maskMentions, type Mention } from '../annotate/mentions/mention.js';
import { placeByOtherClaims } from './derived-from-claims.js';
import { isTitleCase, maskBoilerplate } from './boilerplate.js';
import {
  findOrdinalReferences,
  isNumbering,
  type OrdinalReference,
} from '../annotate/mentions/quantities/ordinal-references.js';
import { evidenceOf, wordsOf, type Place } from './evidence.js';

/** Every claim of a text with its rule, in order. */
function judge(text: string, source: Source): Judged[] {
  const masked = maskBoilerplate(text);
  const titles = titleLines(masked);
  const claims = findMentions(masked, source.language, { ...wordsOf(source), isTelling: true }).filter(
    ({ kind, start: at, value }) =>
      kind !== 'name' || !(isAmount(value) || titles.some(({ start, end }) => start <= at && at < end)),
  );
  const wrong = contradicted(masked, claims, source);
  const misnumbered = misnumberedIn(
    maskMentions(
      masked,
      claims.filter(({ kind }) => kind !== 'number'),
    ),
    source,
  );
  for (const claim of claims)
    if (misnumbered.some((serial) => isWithin(claim, serial))) wrong.set(claim, 'misnumbered');
  // an ordinal that is no claim of its own becomes one where the source numbers the same thing otherwise
  const added = misnumbered.filter((serial) => !claims.some((claim) => isWithin(claim, serial)));
  for (const serial of added) {
    claims.push(serial);
    wrong.set(serial, 'misnumbered');
  }
  claims.sort((a, b) => a.start - b.start || b.end - a.end);
  const places = claims.map((mention) => (wrong.has(mention) ? null : findEvidence(mention, source)));
  const judged = claims.map((mention, index): Judged => {
    const rule = wrong.get(mention);
    if (rule !== undefined) return { mention, place: null, rule };
    const stated = places[index] ?? null;
    const place = stated ?? placeByOtherClaims(index, claims, places, masked, source);
    return {
      mention,
      place,
      rule: stated !== null ? 'stated' : place !== null ? 'derived' : absentRule(mention, source),
    };
  });
  const told = withMisstatements(withReckoned(judged, masked, source), masked, source);
  return atWrongWords(withReckoned(told, masked, source), masked, source);
}

/** Also accepts figures that can be calculated from others in the matching statements of the source. */
function withReckoned(judged: Judged[], text: string, source: Source): Judged[] {
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
  for (const said of statementsOf(text, mentions, source.language, true))
    for (const mention of said.isList ? [] : said.figures) {
      const each = open.get(mention);
      const place = each === undefined ? null : reckonedFigure(mention, said, source);
      if (each !== undefined && place !== null) Object.assign(each, { place, rule: 'derived' });
    }
  return judged;
}

/** `nearly four hours` may be of three hours and 52 minutes, also where the source counts something else to four. */
const isLengthOfTime = ({ rule, mention: { unit = '' } }: Judged): boolean =>
  rule === 'another-count' && measuredBy(unit) === measuredBy('hour');

/** `eine Million Euro`: the words after the article are no name. */
const isAmount = (words: string): boolean =>
  words.split(' ').every((word) => MAGNITUDES[word] !== undefined || currencyOf(word) !== word);

/** A quotation may be in the source with another speaker. */
function absentRule({ kind, value, speaker }: Mention, source: Source): ClaimRule {
  const evidence = evidenceOf(source);
  const place = kind === 'quote' ? findPhrase(evidence.words, value) : null;
  if (place === null) return 'absent';
  if (isNegatedBefore(place, evidence)) return 'negated';
  return speaker === undefined ? 'absent' : 'another-speaker';
}

/** The same with what sentences relate otherwise than the source, where it supports all that they mention. */
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

/** Words that relate what a statement says. */
function statementAt({ start, end }: Place, text: string): Mention {
  const said = text.slice(start, end);
  return { kind: 'statement', text: said, value: said, start, end };
}

/**
 * Every checkable claim of an output (number, amount, percentage, date, name, quotation, URL) with its place in the
 * content as sent, or null. Values are compared in normal form. Marks of the format (counts, time stamps, labels,
 * hashtags) are no claims. A figure of the source that is used for something else has no place either.
 */
export function checkClaims(text: string, source: Source): Claim[] {
  return judge(text, source).map(({ mention, place, rule }) => ({
    ...claimOf(mention, place, text, source),
    ...(place === null && { rule, reason: reasonOf(rule, mention.text) }),
  }));
}

/** A claim with the decision and its reason, as `npm run check` prints it. */
export interface ExplainedClaim {
  text: string;
  kind: Claim['kind'];
  /** UTF-16 offsets in the checked text. */
  start: number;
  end: number;
  supported: boolean;
  rule: ClaimRule;
  reason: string;
  /** UTF-16 offsets in the source's content; null where nothing supports the claim. */
  sourceSpan: Place | null;
}

/** The claims of a text with the rule and the reason of each decision. */
export function explainClaims(text: string, source: Source): ExplainedClaim[] {
  return judge(text, source).map(({ mention, place, rule }) => {
    const claim = claimOf(mention, place, text, source);
    return {
      text: claim.text,
      kind: claim.kind,
      start: claim.start,
      end: claim.end,
      supported: claim.source !== null,
      rule,
      reason: reasonOf(rule, mention.text),
      sourceSpan: claim.source,
    };
  });
}

const isWithin = (claim: Mention, { start, end }: Mention): boolean =>
  (claim.kind === 'number' || claim.kind === 'name') && claim.start >= start && claim.end <= end;

/** Numbered things of which the source has others, and never this one. */
function misnumberedIn(text: string, source: Source): OrdinalReference[] {
  const said = findOrdinalReferences(text, source.language);
  if (said.length === 0) return [];
  const { serials } = evidenceOf(source);
  const known = new Set(serials.map(({ value }) => value));
  const things = new Set(serials.map(({ thing }) => thing));
  return said.filter(
    ({ thing, value, number }) =>
      things.has(thing) && !known.has(value) && !isNumbering(source.text, number, source.language),
  );
}

/** The lines of a text in title case; each line is looked at once. */
function titleLines(text: string): { start: number; end: number }[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const from = start;
    start += line.length + 1;
    return isTitleCase(line) ? [{ start: from, end: start }] : [];
  });
}

function claimOf({ kind, start, end }: Mention, place: Place | null, text: string, source: Source): Claim {
  return {
    kind,
    text: text.slice(start, end),
    start,
    end,
    source: place === null ? null : sentPlace(place, source),
  };
}

/** Title, author and speakers stand behind the text: they are proven, without a place in it. */
function sentPlace({ start, end }: Place, source: Source): Place {
  if (start >= source.text.length) return { start: 0, end: 0 };
  const from = source.toContent(start);
  return { start: from, end: Math.max(from + 1, source.toContent(end - 1) + 1) };
}
