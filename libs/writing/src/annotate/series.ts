import { says } from '../languages/discourse-words.js';
import { languageOf } from '../languages/registry.js';
import { isStopword } from '../languages/stop-words.js';
import { rawWords } from '../languages/words.js';
import { memoize } from '../text/memo.js';
import { isAside } from './discourse/housekeeping.js';
import { numberWords } from './mentions/quantities/number-words.js';
import type { Unit } from './unit.types.js';

const openingsOf = memoize((language: string): readonly RegExp[] =>
  (languageOf(language).anaphora.series ?? []).map((words) => new RegExp(`^(?:${words})(?!\\p{L})`, 'iu')),
);

/** Sentences from one of a series to the next; more lie between two series. */
const REACH = 12;

/** Whether a sentence counts what follows: "We have four ways of telling each other." */
const counts = (text: string, language: string): boolean =>
  text.split(/[^\p{L}\d]+/u).some((word) => {
    const number = numberWords(language).get(word.toLowerCase()) ?? Number(word);
    return number > 1 && number <= REACH;
  });

/** Whether a sentence asks the reader to do something, in a language of which that is known. */
const instructs = (text: string, language: string): boolean =>
  says('reader', text, language) || languageOf(language).instruction?.test(text) === true;

const LONG = 7;
/** Whether a further sentence may be a step: it asks the reader to do something, or seems to begin with a verb ("Include golden raisins"). */
function isStep(text: string, language: string): boolean {
  const [first = '', second = ''] = rawWords(text, language);
  // a longer word is no article or pronoun
  const opensSubject = first.length < LONG && isStopword(first.toLowerCase(), language);
  const goesOn = /^\p{Lu}/u.test(second) || isStopword(second, language);
  const isNoun = [first, second].some((word) => /(?:s|ed|ing|ion)$/u.test(word));
  return instructs(text, language) || !(opensSubject || goesOn || isNoun);
}

/** Makes the further steps of a paragraph lean on its only ordinal, up to a sentence that is no step: "First, you boil the water. You take it off the fire." */
function leanOn(at: number, units: readonly Unit[], language: string): void {
  const openings = openingsOf(language);
  const said = openings.reduce((text, opening) => text.replace(opening, ''), units[at]?.text ?? '');
  if (!instructs(said.replace(/^[,:]? /u, ''), language)) return;
  const further = units.slice(at + 1, at + 1 + REACH).filter(({ block }) => block === units[at]?.block);
  if (further.some(({ text }) => openings.some((opening) => opening.test(text)))) return;
  const end = further.findIndex(({ text }) => !isAside(text) && !isStep(text, language));
  for (const unit of end < 0 ? further : further.slice(0, end)) unit.isDependent = true;
}

/** Makes "Third, …" and the paragraphs above it lean back to "Second, …", and a count of them above "First, …" end no run. */
export function tieSeries(units: readonly Unit[], language: string): void {
  const openings = openingsOf(language);
  let [last, lastAt] = [-1, -1];
  units.forEach((unit, at) => {
    const rank = openings.findIndex((opening) => opening.test(unit.text));
    const isNear = units[lastAt]?.section === unit.section && at - lastAt <= REACH;
    if (rank > 0 && rank === last + 1 && isNear) {
      for (const between of units.slice(lastAt + 1, at + 1)) between.isDependent ||= between.opensBlock;
      const lead = rank === 1 ? units[lastAt - 1] : undefined;
      if (lead?.section === unit.section && counts(lead.text, language)) lead.owesNext = true;
    }
    if (rank === 0) leanOn(at, units, language);
    if (rank < 0) return;
    [last, lastAt] = [rank, at];
  });
}
