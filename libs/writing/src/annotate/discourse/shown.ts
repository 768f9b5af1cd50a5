import { discourseOf } from '../../languages/discourse-words.js';
import { contentKeys, countWords, rawWords } from '../../languages/words.js';
import type { Block, Source } from '../../source/source.types.js';
import { withIndent } from '../../text/without-code.js';
import type { Unit } from '../unit.types.js';
import { tableRows } from '../table-rows.js';
import { isAnnouncement } from './announcements.js';

/** Longer code and tables are not shown. */
const MOST_CHARS = 900;
/** "Here is the query", "It might look like this:". */
const POINTS_DOWN = /\b(?:this|here|below|following|snippet)\b/iu;
/** "Um sie auszublenden sind folgende Einträge nötig." */
const namesFollowing = (text: string, language: string): boolean =>
  rawWords(text, language).some((word) => discourseOf(language)?.following.has(word.toLowerCase()));
const pointsDown = (text: string, language: string): boolean =>
  isAnnouncement(text) || POINTS_DOWN.test(text) || namesFollowing(text, language);
/** "Consider some code that …". */
const SETS_UP = /^(?:now )?(?:consider|imagine|suppose|take|picture|say|let['’]s (?:say|take|assume))\b/iu;
const COMMENTS = /^(?:the|this|these|here|now|with|it|that|as you|note|notice|in this|our|then|next|so)\b/iu;

function shownAt(at: number, blocks: readonly Block[]): string {
  const shown = blocks[at]?.kind === 'table' ? rowsFrom(at, blocks) : codeFrom(at, blocks);
  return shown.length <= MOST_CHARS ? shown : '';
}

/** The blocks of one kind from a position on. */
function runFrom(at: number, blocks: readonly Block[]): readonly Block[] {
  let end = at;
  while (blocks[end]?.kind === blocks[at]?.kind) end += 1;
  return blocks.slice(at, end);
}

const codeFrom = (at: number, blocks: readonly Block[]): string =>
  runFrom(at, blocks)
    .map(({ text }) => withIndent(text))
    .join('\n\n');

function rowsFrom(at: number, blocks: readonly Block[]): string {
  return tableRows(runFrom(at, blocks))
    .map(
      ({ label, text }) =>
        `• ${label === '' ? text : text.includes('; ') ? `${label} (${text})` : `${label}: ${text}`}`,
    )
    .join('\n');
}

/** Reads units in order and remembers for each section the words used and the code shown. */
class Reader {
  private readonly said = new Set<string>();
  /** Position of the lead-in of the last code or table. `byStem` has that of each word that only code has introduced. */
  private shown: number | undefined;
  private readonly byStem = new Map<string, number>();
  private section = -1;
  private commenting: { block: number; about?: number } = { block: -1 };

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
    const about = unit.block === this.commenting.block ? this.commenting.about : this.aboutOf(unit);
    if (about !== undefined) this.tie(unit, at, about);
    // a paragraph below code that begins with a comment continues it
    if (about !== undefined && this.isBelow(unit)) this.commenting = { block: unit.block, about };
    for (const stem of unit.stems) this.said.add(stem);
    if (this.units[at + 1]?.block !== unit.block) this.show(unit, at);
  }

  private aboutOf(unit: Unit): number | undefined {
    if (this.comments(unit)) return this.shown;
    // "`rsync` is one way to copy them": an item belongs to its list
    if (unit.isItem) return undefined;
    const stem = unit.stems.find((each) => this.byStem.has(each));
    return stem === undefined ? undefined : this.byStem.get(stem);
  }

  private isBelow({ opensBlock, block }: Unit): boolean {
    return opensBlock && this.source.blocks[block - 1]?.kind === 'code';
  }

  private comments(unit: Unit): boolean {
    // "So langsam wird es" is German
    return this.source.language === 'en' && this.isBelow(unit) && COMMENTS.test(unit.text);
  }

  private tie(unit: Unit, at: number, lead: number): void {
    if (this.units[lead]?.shown === '') unit.isExcluded = true;
    else {
      unit.isDependent = true;
      unit.reach = Math.max(unit.reach, at - lead);
    }
  }

  /** Makes a lead-in to code that is not shown excluded, with what prepares it: "Consider some code. It might look like this:". */
  private leaveOut(at: number, isGone: boolean): void {
    for (let place = at; this.units[place]?.block === this.units[at]?.block; place -= 1) {
      const unit = this.units[place];
      if (unit === undefined || (place < at && !SETS_UP.test(unit.text))) return;
      unit.isExcluded = true;
      unit.isApart ||= isGone;
    }
  }

  private show(unit: Unit, at: number): void {
    const below = this.source.blocks[unit.block + 1];
    if (below?.kind !== 'code' && below?.kind !== 'table') return;
    const leads = pointsDown(unit.text, this.source.language);
    const shown = this.withCode && !unit.isItem ? shownAt(unit.block + 1, this.source.blocks) : '';
    if (shown !== '') {
      unit.shown = shown;
      // code takes no reading
      if (below.kind === 'table') unit.words += countWords(shown);
      unit.announces = false;
    } else if (leads) this.leaveOut(at, below.kind === 'code');
    this.shown = at;
    if (below.kind === 'table') return;
    for (const stem of contentKeys(below.text, this.source.language))
      if (!this.said.has(stem)) this.byStem.set(stem, at);
  }
}

/** Ties sentences to the code and tables they refer to. Without `withCode` they become excluded. */
export function markShown(units: readonly Unit[], source: Source, withCode: boolean): void {
  const reader = new Reader(units, source, withCode);
  for (const at of units.keys()) reader.read(at);
}
