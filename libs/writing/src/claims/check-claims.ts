import type { Claim } from '@repurpose/contract';
import type { Source } from '../source/source.types.js';
import { contradicted } from './contradictions.js';
import { findEvidence } from './find-evidence.js';
import { findMentions } from '../annotate/mentions/extract-mentions.js';
import { maskMentions, type Mention } from '../annotate/mentions/mention.js';
import { placeByOtherClaims } from './derived-from-claims.js';
import { isTitleCase, maskBoilerplate } from './boilerplate.js';
import {
  findOrdinalReferences,
  isNumbering,
  type OrdinalReference,
} from '../annotate/mentions/quantities/ordinal-references.js';
import { evidenceOf, wordsOf, type Place } from './evidence.js';

/**
 * Every checkable thing an output says (number, amount, percentage, date, name, quotation, URL) with the place in the
 * content as sent that says so, or null. Values are compared in normal form; the form's own marks (counts, time stamps,
 * labels, hashtags) are no claims. A figure of the source that is told of something else has no place either. `labels` are further texts of the writer's own that claim nothing.
 */
export function checkClaims(text: string, source: Source, labels: readonly string[] = []): Claim[] {
  const masked = maskBoilerplate(text, labels);
  const titles = titleLines(masked);
  const claims = findMentions(masked, source.language, { ...wordsOf(source), isTelling: true }).filter(
    ({ kind, start: at }) => kind !== 'name' || !titles.some(({ start, end }) => start <= at && at < end),
  );
  const wrong = contradicted(masked, claims, source);
  const misnumbered = misnumberedIn(
    maskMentions(
      masked,
      claims.filter(({ kind }) => kind !== 'number'),
    ),
    source,
  );
  for (const claim of claims) if (misnumbered.some((serial) => isWithin(claim, serial))) wrong.add(claim);
  // an ordinal that is no claim of its own becomes one where the source numbers the same thing otherwise
  const added = misnumbered.filter((serial) => !claims.some((claim) => isWithin(claim, serial)));
  for (const serial of added) {
    claims.push(serial);
    wrong.add(serial);
  }
  claims.sort((a, b) => a.start - b.start || b.end - a.end);
  const places = claims.map((found) => (wrong.has(found) ? null : findEvidence(found, source)));
  return claims.map((found, index) => {
    const reckoned = wrong.has(found) ? null : placeByOtherClaims(index, claims, places, masked, source);
    return claimOf(found, places[index] ?? reckoned, source);
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

function claimOf({ kind, text, start, end }: Mention, place: Place | null, source: Source): Claim {
  return { kind, text, start, end, source: place === null ? null : sentPlace(place, source) };
}

/** Title, author and speakers stand behind the text: they are proven, without a place in it. */
function sentPlace({ start, end }: Place, source: Source): Place {
  if (start >= source.text.length) return { start: 0, end: 0 };
  const from = source.toContent(start);
  return { start: from, end: Math.max(from + 1, source.toContent(end - 1) + 1) };
}
