import { keyOf } from '../text/sentence-keys.js';
import { threesIn } from '../text/word-threes.js';
import { labelOf } from './item-label.js';
import type { Source } from '../source/source.types.js';
import type { Unit } from './unit.types.js';
import { isTally } from './discourse/motions.js';
import { isAnnounced } from './discourse/no-sentence.js';

/** A shorter sentence may be repeated for effect. */
const REPEATED_WORDS = 12;
/** A quotation with this share of its three-word sequences in one paragraph is pulled from it. */
const PULLED = { threes: 4, share: 0.8 } as const;

/** Excludes pull quotes: single blocks of quotation that nothing introduces, of which a paragraph has the words. */
function silencePulled(told: readonly Unit[], source: Source): void {
  const own = Map.groupBy(told, ({ block }) => block);
  const isQuote = (at: number): boolean => own.has(at) && source.blocks[at]?.kind === 'quote';
  const isSingle = (at: number): boolean => isQuote(at) && !isQuote(at - 1) && !isQuote(at + 1);
  const threes = new Map(
    [...own].map(([at, units]) => [at, threesIn(units.map(({ text }) => text).join(' '))]),
  );
  const placeOfThree = new Map(
    [...threes].flatMap(([at, all]) => (isQuote(at) ? [] : all.map((three) => [three, at]))),
  );
  for (const [at, units] of own) {
    if (!isSingle(at) || isAnnounced(at, source)) continue;
    const places = Map.groupBy(threes.get(at) ?? [], (three) => placeOfThree.get(three) ?? -1);
    places.delete(-1);
    const most = Math.max(...[...places.values()].map(({ length }) => length));
    if (most < PULLED.threes || most < (threes.get(at)?.length ?? 0) * PULLED.share) continue;
    // no whole text has a part of it either
    for (const unit of units) Object.assign(unit, { isExcluded: true, isApart: true, isQuotedOn: false });
  }
}

/** A sentence that ends so many sections as a paragraph is a form, if it has so many words: "No further questions."; "Yes." is an answer. */
const STOCK = { sections: 3, words: 3 } as const;
function silenceStockEnds(units: readonly Unit[]): void {
  const ends = units.filter(
    ({ opensBlock, isItem, isExcluded, words, section }, at) =>
      opensBlock && !isItem && !isExcluded && words >= STOCK.words && units[at + 1]?.section !== section,
  );
  for (const same of Map.groupBy(ends, ({ text }) => keyOf(text)).values())
    if (same.length >= STOCK.sections)
      for (const unit of same) Object.assign(unit, { isExcluded: true, isOfWhole: true });
}

/** Makes repeated sentences excluded except the first. The fields of a form ("Title: …") stay whole. */
export function silenceRepeats(units: readonly Unit[], source: Source): void {
  silenceStockEnds(units);
  const told = units.filter(({ isExcluded }) => !isExcluded);
  silencePulled(
    units.filter(({ isExcluded, isOfWhole }) => !isExcluded || isOfWhole),
    source,
  );
  const fields = Map.groupBy(source.blocks.keys(), (block) => labelOf(source.blocks[block]?.text ?? ''));
  fields.delete('');
  const ofForm = new Set([...fields.values()].flatMap((own) => (own.length > 1 ? own : [])));
  const said = new Set<string>();
  for (const [at, unit] of told.entries()) {
    if (unit.words < REPEATED_WORDS || unit.isExcluded || isTally(unit)) continue;
    const key = keyOf(unit.text);
    unit.isExcluded = !ofForm.has(unit.block) && said.has(key);
    said.add(key);
    const [before, next] = [told[at - 1], told[at + 1]];
    // what goes on in the middle of a paragraph leans on it
    if (unit.isExcluded && before?.block === unit.block && next?.block === unit.block)
      next.isDependent = true;
  }
}
