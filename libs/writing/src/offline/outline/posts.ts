import type { PostDraft } from '../../formats/draft/draft.types.js';
import { tagsOf } from '../../annotate/topics/topics.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { List } from '../analysis.types.js';
import { countWords } from '../../languages/words.js';
import { digest } from '../digest/digest.js';
import type { Kit } from '../kit.js';
import { HOOK_WORDS, OPENING_SENTENCES, wholeLists, windowFor, wordsOf, type Window } from '../runs.js';
import { listText, waysToTell } from '../realise.js';
import { glossesFor, introductionOf, subjectFor } from '../glosses.js';
import { isEnumerated } from '../digest/parts.js';
import { paragraphsFrom } from './paragraphs.js';

interface PostPlan {
  /** Words of the connected passage it opens with, at medium length. */
  opening: readonly [least: number, most: number];
  /** Words of the first line at most. */
  hookWords: number;
  /** Words of the whole at medium length. */
  most: number;
  /** Words of its list at most; steps are told whole. */
  listWords: number;
}

/** Fewer items are no list. */
const LEAST_ITEMS = 3;
/** A list of less is one of details. */
const TELLING_LIST = 0.12;
/** Part of the room that the opening may take. */
const OPENING_PART = 0.7;

/** From so many words on, sentences that share this part of them say the same. */
const LIKE = { least: 4, part: 0.7 } as const;

/** Texts that begin alike for so many characters are one. */
const SAME = 40;
/** Part of the words left that goes to how a story goes on; the rest to its end. */
const STORY_PART = 0.6;
/** Few parts are told in a post, each in some sentences. */
const PART_WORDS = 100;

/** What a post has told so far. */
class Telling {
  readonly indexes = new Set<number>();
  words = 0;

  private readonly stems: ReadonlySet<string>[] = [];

  constructor(private readonly most: number) {}

  /** Whether a sentence that says nearly the same was told. */
  private isSaid({ stems }: Unit): boolean {
    return this.stems.some((said) => {
      const least = Math.min(stems.length, said.size);
      return least >= LIKE.least && stems.filter((stem) => said.has(stem)).length >= LIKE.part * least;
    });
  }

  /** Whether a run says again what was told: one of its sentences, or nearly the same in its first or most of them. */
  private isTold([first, ...rest]: readonly Unit[]): boolean {
    if (first === undefined || this.isSaid(first)) return true;
    const said = rest.filter((unit) => this.isSaid(unit)).length;
    return said > rest.length / 2 || [first, ...rest].some(({ index }) => this.indexes.has(index));
  }

  /** Notes the sentences; false where one of them was told before or there is no room. */
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

/** What stands between the first line and the end of a post: each passage with the place of its first sentence. */
class Body {
  private readonly passages: { at: number; texts: string[] }[] = [];

  constructor(
    private readonly kit: Kit,
    private readonly telling: Telling,
  ) {}

  add(units: readonly Unit[]): void {
    if (!this.telling.note(units)) return;
    this.passages.push({ at: units[0]?.index ?? 0, texts: paragraphsFrom(units, this.kit) });
  }

  /** How a story goes on from where the post has begun it, and its last part. */
  addStory(words: number): void {
    const { analysis, tell } = this.kit;
    const { passages, tellings } = analysis;
    const last = passages.at(-1)?.section;
    const next = passages.find(({ units }) => units.every(({ index }) => !this.telling.indexes.has(index)));
    const end = passages.find(({ section }) => section === last);
    for (const [passage, most] of [
      [next, words * STORY_PART],
      [end, words * (1 - STORY_PART)],
    ] as const)
      if (passage !== undefined)
        this.add(tellings.around(passage.at, { maxWords: most }, tell, { across: true, backwards: false }));
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

/** What a post says of the text besides its list: what it is about, and the answer to the question it opens with. */
function addAbout(body: Body, { hook, units }: Window, { core, analysis }: Kit): void {
  // an opening says itself what the text is about
  if (hook.at > OPENING_SENTENCES || analysis.isInterview) body.add(core.about);
  if (units.at(-1)?.isQuestion === true) body.add(core.thesis?.units ?? []);
  body.add(introductionOf(analysis));
}

/** A hook with its payoff, the thesis, a list or the parts of the text, what it comes to, as far as the words go. */
function writePost(
  kit: Kit,
  { opening, hookWords, most, listWords }: PostPlan,
): { hook: string; body: string[]; isListed: boolean } {
  const { core, analysis, factor, tell } = kit;
  // what the text comes to has its place before anything else has
  const end = core.takeaway?.units ?? [];
  const room = most * factor - wordsOf(end);
  const first = Math.max(opening[0], Math.min(opening[1], room * OPENING_PART)) * factor;
  const window = windowFor(kit, 0, { words: [opening[0] * factor, first], hookWords });
  if (window === null) return { hook: analysis.title, body: [], isListed: false };
  const telling = new Telling(most * factor);
  telling.note(window.units);
  const ending = telling.note(end) ? end : [];
  const body = new Body(kit, telling);
  addAbout(body, window, kit);
  const listed = listWords > 0 ? listsIn(kit, telling, listWords) : [];
  const left = most * factor - telling.words;
  if (listed.length === 0 && analysis.isStory && kit.variant === 0) body.addStory(left);
  else if (listed.length === 0) body.addParts(left);
  const subject = subjectFor([tell(window.units), ...body.texts].join('\n'), analysis);
  const glosses = glossesFor([tell(window.units), ...body.texts, ...listed].join('\n'), analysis);
  return {
    hook: tell(window.hook.units),
    isListed: listed.length > 0,
    body: [
      ...paragraphsFrom(window.units.slice(window.hook.units.length), kit),
      ...(subject === '' ? [] : [subject]),
      ...body.texts,
      ...listed,
      ...paragraphsFrom(ending, kit).filter(
        (text) => !listed.some((list) => list.includes(text.slice(0, SAME))),
      ),
      ...(glosses.length > 0 ? [glosses.join('\n')] : []),
    ],
  };
}

/** Words of a list in a post, and of an item of it. */
const LIST_WORDS = { steps: 240, item: 64 } as const;

/** A list as a post has room for it; empty where not even its labels fit. */
function listed(list: List, most: number): string {
  const fits = (each: List): boolean =>
    countWords(listText(each)) <= (list.isSteps ? LIST_WORDS.steps : most) &&
    each.items.every(({ label, text }) => countWords(`${label} ${text}`) <= LIST_WORDS.item);
  const told = waysToTell(list).find(fits);
  return told === undefined ? '' : listText(told);
}

/** The lists a text is made of, else what it enumerates, or its weightiest list. */
function listsIn(kit: Kit, telling: Telling, most: number): string[] {
  const { sections } = kit.analysis;
  // a lead-in that was told is not told twice: the heading over it stands in its place
  const headed = (list: List): List =>
    list.leadUnit !== null && telling.indexes.has(list.leadUnit.index)
      ? { ...list, leadIn: sections[list.leadUnit.section]?.heading ?? '' }
      : list;
  const whole = wholeLists(kit);
  if (whole.length > 0) return whole.map((list) => listText(list));
  const enumerated = kit.analysis.lists
    .filter(isEnumerated)
    .toSorted((a, b) => Number(b.isNumbered) - Number(a.isNumbered) || b.index - a.index);
  const own = enumerated.map((list) => listed(headed(list), most)).find((text) => text !== '');
  if (own !== undefined) return [own];
  const main = kit.analysis.lists
    .filter(
      ({ isMain, isOfHeadings, items, salience }) =>
        isMain && !isOfHeadings && items.length >= LEAST_ITEMS && salience >= TELLING_LIST,
    )
    .toSorted((a, b) => b.salience - a.salience);
  const told = main.map((list) => listed(headed(list), most)).find((text) => text !== '');
  return told === undefined ? [] : [told];
}

const PLANS: Readonly<Record<PostDraft['format'], PostPlan & { hashtags: number }>> = {
  linkedin: { opening: [25, 80], hookWords: HOOK_WORDS, most: 250, listWords: 220, hashtags: 3 },
  facebook: { opening: [50, 110], hookWords: HOOK_WORDS, most: 200, listWords: 140, hashtags: 2 },
  instagram: { opening: [20, 60], hookWords: HOOK_WORDS, most: 200, listWords: 150, hashtags: 4 },
};

/** Nobody is asked which steps they know. */
const asksNothing = ({ analysis: { lists } }: Kit): boolean => lists.some(({ isSteps }) => isSteps);

/** A post of a network that has one text and hashtags. */
export function writeNetworkPost(kit: Kit, format: PostDraft['format']): PostDraft {
  const { hook, body, isListed } = writePost(kit, PLANS[format]);
  return {
    format,
    hook,
    body,
    callToAction: isListed && !asksNothing(kit) ? kit.voice.ask(format) : '',
    hashtags: tagsOf(
      kit.analysis.topics,
      [kit.analysis.title, hook, ...body].join('\n'),
      PLANS[format].hashtags,
    ),
  };
}
