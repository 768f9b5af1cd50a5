import { addressAt } from '../../languages/address.js';
import type { Source } from '../../source/source.types.js';
import type { Unit } from '../unit.types.js';
import { asksThroughout } from './asked.js';
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

/** Whether a paragraph between an answer and the next heading has no known speaker and may address the guest. */
function isToGuest({ text, block, speaker }: Unit, { blocks, language }: Source): boolean {
  const [above, below] = [blocks[block - 1], blocks[block + 1]];
  const isBetween = speaker === '' && above?.speaker !== undefined && below?.kind === 'heading';
  return isBetween && addressAt(blocks[block]?.text ?? text, language) >= 0;
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
    if (asks || section === answered || isThanked || isToGuest(unit, source))
      Object.assign(unit, { isOfWhole: isOfWhole || !isExcluded, isExcluded: true });
  }
}

const ASSENT_WORDS = 3;

/** Makes an assent ("Of course.") excluded if its question is left out. */
export function silenceAssent(units: readonly Unit[], headings: readonly string[]): void {
  units.forEach((unit, at) => {
    const answers = unit.speaker !== '' && unit.opensBlock && units[at + 1]?.block === unit.block;
    const isAsked = (headings[unit.section] ?? '') !== '';
    if (answers && !isAsked && unit.words <= ASSENT_WORDS) unit.isExcluded = true;
  });
}
