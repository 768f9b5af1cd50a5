import type { Unit } from '../../annotate/unit.types.js';
import type { Passage } from '../analysis.types.js';
import { digest } from '../digest/digest.js';
import { isAssent } from '../structures/question-heads.js';
import type { Kit } from '../kit.js';
import { wordsOf } from '../runs.js';
import { paragraphsFrom } from './paragraphs.js';

/** Sentences of at least this many words that share this part of them repeat each other. */
const LIKE = { least: 4, part: 0.7 } as const;

/** Part of the words left that goes to how a story goes on; the rest to its end. */
const STORY_PART = 0.6;
/** Words of an answer at least, and of a good one. */
const ANSWER = { least: 20, good: 70 } as const;
/** A post has few parts, each with several sentences. */
const PART_WORDS = 100;

/** The sentences that a post has used so far. */
export class Telling {
  readonly indexes = new Set<number>();
  words = 0;

  private readonly stems: ReadonlySet<string>[] = [];

  constructor(private readonly most: number) {}

  /** Whether a similar sentence was used. */
  private isSaid({ stems }: Unit): boolean {
    return this.stems.some((said) => {
      const least = Math.min(stems.length, said.size);
      return least >= LIKE.least && stems.filter((stem) => said.has(stem)).length >= LIKE.part * least;
    });
  }

  /** Whether a run repeats used sentences: one of them, or something similar in its first or most of its sentences. */
  private isTold([first, ...rest]: readonly Unit[]): boolean {
    if (first === undefined || this.isSaid(first)) return true;
    const said = rest.filter((unit) => this.isSaid(unit)).length;
    return said > rest.length / 2 || [first, ...rest].some(({ index }) => this.indexes.has(index));
  }

  /** Records the sentences; false if one was used before or there is no room. */
  note(units: readonly Unit[]): boolean {
    const words = wordsOf(units);
    if (this.words + words > this.most || this.isTold(units)) return false;
    for (const unit of units) {
      this.indexes.add(unit.index);
      this.stems.push(new Set(unit.stems));
    }
    this.words += words;
    return true;
  }
}

/** The passages between the first line and the end of a post, each with the place of its first sentence. */
export class Body {
  private readonly passages: { at: number; texts: string[] }[] = [];

  constructor(
    private readonly kit: Kit,
    private readonly telling: Telling,
  ) {}

  add(units: readonly Unit[]): void {
    if (!this.telling.note(units)) return;
    this.passages.push({ at: units[0]?.index ?? 0, texts: paragraphsFrom(units, this.kit) });
  }

  /** Where what a story begins with comes back, and its last part. */
  addStory(words: number): void {
    const { analysis, tell } = this.kit;
    const { passages, tellings } = analysis;
    const runAt = ({ at }: Passage, most: number): readonly Unit[] =>
      tellings.around(at, { maxWords: most }, tell, { across: true, backwards: false });
    const turn = this.turnsOf(passages)
      .map((passage) => runAt(passage, words * STORY_PART))
      .find((run) => run.length > 0);
    this.add(turn ?? []);
    const last = passages.at(-1)?.section;
    const end = passages.find(({ section }) => section === last);
    if (end !== undefined) this.add(runAt(end, words * (1 - STORY_PART)));
  }

  /** The paragraphs not used yet, first those that share most words with what is used. */
  private turnsOf(passages: readonly Passage[]): Passage[] {
    const isTold = ({ index }: Unit): boolean => this.telling.indexes.has(index);
    const begun = new Set(this.kit.analysis.units.filter(isTold).flatMap(({ stems }) => stems));
    const worth = ({ units }: Passage): number =>
      new Set(units.flatMap(({ stems }) => stems).filter((stem) => begun.has(stem))).size;
    return passages.filter(({ units }) => !units.some(isTold)).toSorted((a, b) => worth(b) - worth(a));
  }

  /** The answers of an interview that say most, each whole. */
  addAnswers(): void {
    const { units, sections } = this.kit.analysis;
    const needsQuestion = (own: readonly Unit[]): boolean =>
      own.some((unit) => sections[unit.section]?.isAside === true && isAssent(unit));
    const answers = [...Map.groupBy(units, ({ section }) => section).values()]
      .filter((own) => !needsQuestion(own))
      .map((own) => own.filter(({ speaker, isUntellable }) => speaker !== '' && !isUntellable))
      .filter((own) => wordsOf(own) >= ANSWER.least);
    const worth = (answer: readonly Unit[]): number =>
      Math.max(...answer.map(({ salience }) => salience)) + Math.min(1, wordsOf(answer) / ANSWER.good) / 2;
    for (const answer of answers.toSorted((a, b) => worth(b) - worth(a))) this.add(answer);
  }

  /** The parts of the text in as many words as are left. */
  addParts(words: number): void {
    const { analysis, variant } = this.kit;
    const bounds = {
      words,
      told: this.telling.indexes,
      variant,
      lists: 'none',
      leastPart: PART_WORDS,
      withQuestions: true,
    } as const;
    for (const { parts } of digest(analysis, bounds))
      for (const part of parts) if (part.kind === 'paragraph') this.add(part.units);
  }

  get texts(): string[] {
    return this.passages.toSorted((a, b) => a.at - b.at).flatMap(({ texts }) => texts);
  }
}
