import { isAnnouncement } from '../annotate/discourse/announcements.js';
import { isUntellable } from '../annotate/discourse/housekeeping.js';
import { rankTopics } from '../annotate/topics/rank-topics.js';
import { findTopics } from '../annotate/topics/topics.js';
import { loneUnit } from '../annotate/lone-unit.js';
import { wholeTopics } from '../annotate/topics/whole-topics.js';
import { saidOf, unitsOf } from '../annotate/units.js';
import type { Unit } from '../annotate/unit.types.js';
import { checkClaims } from '../claims/check-claims.js';
import type { Source } from '../source/source.types.js';
import { partsOfText } from '../text/units-of-text.js';
import { onceFor } from '../text/once-for.js';
import type { Analysis, Passage, SectionView } from './analysis.types.js';
import { listsOf } from './structures/lists.js';
import { passagesOf, tellingsOf } from './passages.js';
import { placesOf, type Place } from './structures/sections.js';

const TEASES = /^(?:learn|find out|discover|read|see|join|in this)\b/iu;
/** "Here is what to try, in order." */
const LEADS_ON = /^(?:here(?:['’]s| is| are)|hier (?:ist|sind)|aquí|voici|ecco)(?!\p{L})/iu;
const DESCRIPTION_CHARS = { least: 40, most: 320 } as const;

/** The description as its author wrote it, where it is short, says something and claims nothing the text does not support. */
function descriptionOf(source: Source): string {
  const sentences = saidOf(source.description).split(/(?<=[.!?])\s+/u);
  const said = sentences
    .filter((each) => !TEASES.test(each) && !isUntellable(each, source.language))
    .join(' ');
  if (said.length < DESCRIPTION_CHARS.least || said.length > DESCRIPTION_CHARS.most) return '';
  return checkClaims(said, source).every(({ source: place }) => place !== null) ? said : '';
}

/** A description without a full stop is a sentence where it has a verb; a phrase is none. */
function asSentence(description: string): string {
  if (/[.!?。！？]["”’]?$/u.test(description)) return description;
  return /^[^.!?]* (?:is|are|was|were|has|have|can|will|ist|sind|hat|es|son|est|sont|è|är) /u.test(
    description,
  )
    ? `${description}.`
    : '';
}

const tellableWords = (units: readonly Unit[]): number =>
  units.reduce((sum, { words, isUntellable: isOut }) => sum + (isOut ? 0 : words), 0);

function sectionsOf(
  places: readonly Place[],
  units: readonly Unit[],
  passages: readonly Passage[],
): SectionView[] {
  const ownUnits = Map.groupBy(units, ({ section }) => section);
  const ownPassages = Map.groupBy(passages, ({ section }) => section);
  return places.map(({ heading, level, parent }, at) => ({
    heading,
    level,
    parent,
    passages: ownPassages.get(at) ?? [],
    words: tellableWords(ownUnits.get(at) ?? []),
  }));
}

/** Part of the author's sentences that say "I" from which a text is a story. */
const STORY = 0.3;
const FIRST_PERSON = /\b(?:I|me|my|mine)\b/u;

function isNarrative(units: readonly Unit[]): boolean {
  const own = units.filter(({ speaker, isItem }) => speaker === '' && !isItem);
  return own.filter(({ text }) => FIRST_PERSON.test(text)).length > own.length * STORY;
}

/** Reads a source for the writer: passages, lists, sections and topics. The formats of one request share it. */
export const analyse = onceFor((source: Source): Analysis => {
  const places = placesOf(source);
  const sectionOf = new Map(places.flatMap(({ blocks }, at) => blocks.map((block) => [block, at] as const)));
  const units = unitsOf(
    source,
    sectionOf,
    places.map(({ heading }) => heading),
  );
  const tellings = tellingsOf(units, isNarrative(units));
  const passages = passagesOf(tellings);
  const description = descriptionOf(source);
  return {
    language: source.language,
    title: source.title,
    description,
    about: partsOfText(asSentence(description), 'sentence')
      .map((text) => text.trim())
      .filter((text) => !LEADS_ON.test(text) && !isAnnouncement(text))
      .map((text, at) => loneUnit(text, -1 - at, source.language)),
    sections: sectionsOf(places, units, passages),
    units,
    passages,
    tellings,
    lists: listsOf(source, units, sectionOf, places),
    topics: wholeTopics(rankTopics(findTopics(source), source), source),
    words: tellableWords(units),
    isInterview: units.filter(({ speaker }) => speaker !== '').length > units.length / 2,
  };
});
