import type { Unit } from '../../annotate/unit.types.js';
import { countWords } from '../../languages/words.js';
import type { List } from '../analysis.types.js';
import { listText, waysToTell } from '../realise.js';

/** A complete text may exceed the requested length by this factor. */
const TOLERANCE = 1.1;
const SHORT_WORDS = 3;
/** A list may exceed its part's share by this factor; steps are included in full. */
const LIST_ROOM = { steps: 2, other: 1.4 } as const;

/** The selected sentences, by their index, and lists. Each addition can be read alone, and so can the whole. */
export class Selection {
  readonly units = new Map<number, Unit>();
  readonly lists = new Set<List>();
  /** Their lead-ins. */
  readonly leads = new Set<number>();
  words = 0;
  private most: number;

  constructor(
    private readonly all: number,
    private readonly told: ReadonlySet<number>,
  ) {
    this.most = all;
  }

  /** Allows this many more words, up to the total. */
  open(words: number): void {
    this.most = Math.min(this.all, this.words + words);
  }

  /** Adds a run if there is room. If part of it is used elsewhere, adds the rest if that can be read alone. */
  add(run: readonly Unit[]): boolean {
    const fresh = run.filter((unit) => !this.has(unit));
    const words = fresh.reduce((sum, unit) => sum + unit.words, 0);
    if (fresh.length === 0 || !this.readsAlone(fresh) || this.words + words > this.most * TOLERANCE)
      return false;
    for (const unit of fresh) this.units.set(unit.index, unit);
    this.words += words;
    return true;
  }

  /** Whether not even a short sentence has room. */
  get isFull(): boolean {
    return this.words + SHORT_WORDS > this.most * TOLERANCE;
  }

  has({ index }: Unit): boolean {
    return this.units.has(index) || this.told.has(index) || this.leads.has(index);
  }

  private readsAlone(fresh: readonly Unit[]): boolean {
    const has = (index: number): boolean =>
      this.units.has(index) || fresh.some((unit) => unit.index === index);
    return fresh.every(
      ({ index, isDependent, owesNext, question }) =>
        (!isDependent || index === 0 || question !== '' || has(index - 1)) && (!owesNext || has(index + 1)),
    );
  }

  /** Adds a list in the longest way that the words allow. */
  addList(list: List): void {
    const room = (this.most - this.words) * (list.isNumbered ? LIST_ROOM.steps : LIST_ROOM.other);
    const told = waysToTell(list).find((each) => countWords(listText(each)) <= room);
    if (told === undefined) return;
    this.lists.add(told);
    this.words += countWords(listText(told));
    for (const unit of list.leadUnit === null ? [] : [list.leadUnit]) this.leads.add(unit.index);
    for (const { text, units } of told.items)
      for (const unit of units) if (text.includes(unit.text)) this.leaveToList(unit);
  }

  /** Removes the sentence that a list repeats, and those that depend on it. */
  private leaveToList({ index }: Unit): void {
    this.leads.add(index);
    for (let at = index, unit = this.units.get(at); unit !== undefined; unit = this.units.get(at)) {
      this.units.delete(at);
      this.words -= unit.words;
      at += 1;
      if (this.units.get(at)?.isDependent !== true) return;
    }
  }
}
