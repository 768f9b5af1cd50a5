import { oneOf } from '../../text/one-of.js';
import type { Source } from '../../source/source.types.js';
import type { Unit } from '../unit.types.js';
import { asksThroughout, SHORT_QUESTION } from './asked.js';
import { isSpoken } from './housekeeping-patterns.js';

/** The interviewer says less than this share of the words, the person interviewed more than the other. */
const ASKER_PART = 0.15;
const ANSWERER_PART = 0.6;

function askersOf(units: readonly Unit[]): ReadonlySet<string> {
  const words = new Map<string, number>();
  for (const { speaker, words: own } of units)
    if (speaker !== '') words.set(speaker, (words.get(speaker) ?? 0) + own);
  const all = [...words.values()].reduce((a, b) => a + b, 0);
  const most = [...words.values()].reduce((a, b) => Math.max(a, b), 0);
  if (words.size < 2 || most < all * ANSWERER_PART) return new Set();
  return new Set([...words].filter(([, own]) => own < all * ASKER_PART).map(([speaker]) => speaker));
}

/** An address: "www.ada.example", "https://ada.example/boats", "@adalund". */
const ADDRESS = /^(?:https?:\/\/\S+|[^\s@]*@[^\s@]+|(?:[\w-]+\.)+[\w-]+(?:\/\S*)?)$/u;
const areAddresses = (text: string): boolean => text.split(/\s+/u).every((part) => ADDRESS.test(part));

/** The sections of an interview in which the answer is only an address, which outputs leave out: what the host says below it is no answer. */
function unansweredIn(units: readonly Unit[], { blocks }: Source): ReadonlySet<number> {
  const said = new Set(units.flatMap(({ speaker, section }) => (speaker === '' ? [] : section)));
  if (said.size === 0) return said;
  const first = new Map(units.toReversed().map(({ section, block }) => [section, block]));
  const heads = blocks.map(() => -1);
  for (const [at, { kind }] of blocks.entries()) heads[at + 1] = kind === 'heading' ? at : (heads[at] ?? -1);
  return new Set(
    [...first].flatMap(([section, block]) => {
      const head = heads[block] ?? -1;
      const isAddress = areAddresses(blocks[head + 1]?.text.trim() ?? '');
      const isAsked = /[?？]$/u.test(blocks[head]?.text.trim() ?? '');
      return isAsked && !said.has(section) && isAddress ? section : [];
    }),
  );
}

/** Leaves the words of an interviewer to whole texts; between headings that ask, also the answers to them, which would be below another question, and what is said to thanks. */
export function silenceInterviewer(
  units: readonly Unit[],
  source: Source,
  headings: readonly string[],
): void {
  const askers = askersOf(units);
  const isHeaded = asksThroughout(source);
  const unanswered = unansweredIn(units, source);
  let answered = -1;
  for (const unit of units) {
    const { speaker, section, isExcluded, isOfWhole } = unit;
    if (unanswered.has(section)) Object.assign(unit, { isApart: true, isOfWhole: false, isExcluded: true });
    const asks = askers.has(speaker);
    if (asks && isHeaded) answered = section;
    const isThanked = speaker !== '' && isSpoken(headings[section] ?? '');
    if (asks || section === answered || isThanked)
      Object.assign(unit, { isOfWhole: isOfWhole || !isExcluded, isExcluded: true });
  }
}

const ASSENT_WORDS = 3;
const REACTIONS = oneOf`
  (?!(?:no|without|beyond|any|keine?|ohne|sin|senza|sem|geen)_)\p{L}+_(?:question|frage|pregunta|domanda|pergunta|vraag)
  (?:bonne|buena|bella)_\p{L}+ thanks? thank_you danke gracias merci grazie hi hey hello hallo ha(?:ha)* hm+ oh wow puh phew`;
/** What answers nothing: "Good question!", "Ha!", "Thank you!" */
const REACTS = new RegExp(`^(?:${REACTIONS})(?!\\p{L})`, 'iu');

/** The question above a unit that every output without headings has above the answer; empty for none. */
function toldAbove({ block }: Unit, { blocks }: Source): string {
  const above = blocks[block - 1];
  return above?.kind === 'heading' && SHORT_QUESTION.test(above.text) ? above.text : '';
}

/** Makes an assent ("Of course.") excluded if its question is left out. Else it is the answer ("Digital."), which what follows needs. */
export function silenceAssent(
  units: readonly Unit[],
  source: Source,
  headings: readonly string[],
  withHeadings: boolean,
): void {
  units.forEach((unit, at) => {
    const next = units[at + 1];
    const answers = unit.speaker !== '' && unit.opensBlock && next?.block === unit.block;
    const isAsked = (headings[unit.section] ?? '') !== '';
    if (!answers || isAsked || unit.isExcluded || unit.words > ASSENT_WORDS) return;
    const isNone = withHeadings || next.isExcluded || REACTS.test(unit.text);
    const question = isNone ? '' : toldAbove(unit, source);
    if (question === '') unit.isExcluded = true;
    else {
      Object.assign(unit, { question, owesNext: true });
      next.isDependent = true;
    }
  });
}
