import { contentKeys, countWords } from '../../languages/words.js';
import type { Block, Source } from '../../source/source.types.js';
import type { Unit } from '../unit.types.js';
import { isAnnouncement } from './announcements.js';

/** Longer code is no part of a retelling. */
const MOST = { chars: 900, lines: 24 } as const;
/** "Here is the query", "It might look like this:". */
const POINTS_DOWN = /\b(?:this|here|below|following|snippet)\b/iu;
/** "Consider some code that …" */
const SETS_UP = /^(?:now )?(?:consider|imagine|suppose|take|picture|say|let['’]s (?:say|take|assume))\b/iu;
/** Openings of a paragraph that comments on the block above it. */
const COMMENTS = /^(?:the|this|these|here|now|with|it|that|as you|note|notice|in this|our|then|next|so)\b/iu;

/** The same of a table, which is read as a list: only what points at it is lost without it. */
const POINTS_UP = /^(?:this|these|that|here|note|notice|as you)\b/iu;

const isShown = (block: Block | undefined): boolean => block?.kind === 'code' || block?.kind === 'table';

const isTellable = ({ kind, text }: Block): boolean =>
  kind === 'code' && text.length <= MOST.chars && text.split('\n').length <= MOST.lines;

/** Code of a change as it is after it. */
function withoutDiff(code: string): string {
  const lines = code.split('\n');
  if (!lines.some((line) => /^[+-](?![+-])/u.test(line))) return code;
  return lines
    .filter((line) => !line.startsWith('-'))
    .map((line) => line.replace(/^\+/u, ''))
    .join('\n');
}

interface Shown {
  /** Position of its lead-in; -1 for none. */
  lead: number;
}

/** Reads a section from above: which code was shown, and the words its sentences have used before. */
class Reader {
  private readonly said = new Set<string>();
  /** The code or table shown last, and which one brings in each word that the section has not used before. */
  private shown: Shown | undefined;
  private readonly byStem = new Map<string, Shown>();
  private section = -1;
  private commenting: { block: number; about?: Shown } = { block: -1 };

  constructor(
    private readonly units: readonly Unit[],
    private readonly source: Source,
    private readonly withCode: boolean,
  ) {}

  read(at: number): void {
    const unit = this.units[at];
    if (unit === undefined) return;
    if (unit.section !== this.section) {
      this.section = unit.section;
      this.said.clear();
      this.shown = undefined;
      this.byStem.clear();
    }
    this.takeAbove(unit);
    const about = unit.block === this.commenting.block ? this.commenting.about : this.aboutOf(unit);
    if (about !== undefined) this.tie(unit, at, about);
    // a paragraph that opens with a comment on code continues it
    if (about !== undefined && this.comments(unit)) this.commenting = { block: unit.block, about };
    for (const stem of unit.stems) this.said.add(stem);
    if (this.units[at + 1]?.block !== unit.block) this.show(unit, at);
  }

  /** What a sentence opens its paragraph by commenting on, or what alone names something it speaks of. */
  private aboutOf(unit: Unit): Shown | undefined {
    if (this.comments(unit)) return this.shown;
    const stem = unit.stems.find((each) => this.byStem.has(each));
    return stem === undefined ? undefined : this.byStem.get(stem);
  }

  private comments({ opensBlock, block, text }: Unit): boolean {
    const above = this.source.blocks[block - 1];
    return opensBlock && isShown(above) && (above?.kind === 'table' ? POINTS_UP : COMMENTS).test(text);
  }

  private tie(unit: Unit, at: number, { lead }: Shown): void {
    const isTold = lead >= 0 && this.units[lead]?.shown !== '';
    if (!isTold) unit.isUntellable = true;
    else {
      unit.isDependent = true;
      unit.reach = Math.max(unit.reach, at - lead);
    }
  }

  /** Leaves out a lead-in to what is not shown, with what sets it up: "Consider some code. It might look like this:". */
  private leaveOut(at: number): void {
    for (let place = at; this.units[place]?.block === this.units[at]?.block; place -= 1) {
      const unit = this.units[place];
      if (unit === undefined || (place < at && !SETS_UP.test(unit.text))) return;
      unit.isUntellable = true;
    }
  }

  /** Handles code right under a heading, without a lead-in. */
  private takeAbove(unit: Unit): void {
    const above = this.source.blocks[unit.block - 1];
    if (!unit.opensBlock || this.shown !== undefined || above === undefined || !isShown(above)) return;
    this.take(-1, above);
  }

  private take(lead: number, { kind, text }: Block): void {
    this.shown = { lead };
    if (kind === 'table') return;
    for (const stem of contentKeys(text, this.source.language))
      if (!this.said.has(stem)) this.byStem.set(stem, this.shown);
  }

  /** Handles the code below a sentence that ends its paragraph. */
  private show(unit: Unit, at: number): void {
    const below = this.source.blocks[unit.block + 1];
    if (below === undefined || !isShown(below)) return;
    const leads = isAnnouncement(unit.text) || POINTS_DOWN.test(unit.text);
    if (this.withCode && isTellable(below) && !unit.isItem) {
      // blanks that a text layout keeps
      unit.shown = withoutDiff(below.text).replace(/^ +/gmu, (blanks) => '\u00a0'.repeat(blanks.length));
      unit.words += countWords(below.text);
      unit.announces = false;
    } else if (leads) this.leaveOut(at);
    this.take(at, below);
  }
}

/** Ties sentences to the code and tables they refer to. Without `withCode` none of these sentences may be used. */
export function markShown(units: readonly Unit[], source: Source, withCode: boolean): void {
  const reader = new Reader(units, source, withCode);
  for (const at of units.keys()) reader.read(at);
}
