import type { Unit } from '../../annotate/unit.types.js';
import { countWords } from '../../languages/words.js';
import type { List } from '../analysis.types.js';
import { listText, waysToTell } from '../realise.js';

/** A whole text is told as far as so much more than was asked for. */
const TOLERANCE = 1.1;
const SHORT_WORDS = 3;
/** A list may take so much more than the share of its part; steps are told whole. */
const LIST_ROOM = { steps: 2, other: 1.4 } as const;

/** What is told of a text: sentences by their index, and lists. Whatever is added reads alone, and so does the sum. */
export class Selection {
  readonly units = new Map<number, Unit>();
  readonly lists = new Set<List>();
  /** Sentences that lead in to them. */
  readonly leads = new Set<number>();
  words = 0;
  private most: number;

  constructor(
    private readonly all: number,
    private readonly told: ReadonlySet<number>,
  ) {
    this.most = all;
  }

  /** From here on so many more words are told, never more than all. */
  open(words: number): void {
    this.most = Math.min(this.all, this.words + words);
  }

  /** Adds a run as far as the words go; of one that was told elsewhere in part the rest, where it reads alone. */
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

  /** What a list tells is not told beside it, nor what leans on it. */
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
