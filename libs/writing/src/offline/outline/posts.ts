import type { Tone } from '@repurpose/contract';
import type { Unit } from '../../annotate/unit.types.js';
import { hashtagsOf } from '../../annotate/topics/hashtags.js';
import { partRule, ruleOf } from '../../platforms/rules.js';
import type { PostDraft } from '../../formats/draft/draft.types.js';
import { digest, withAsked } from '../digest/digest.js';
import type { DigestPart } from '../digest/digest.types.js';
import { isEnumerated } from '../digest/told-lists.js';
import type { List } from '../analysis.types.js';
import { needsTitle } from '../hooks/needs-title.js';
import { openingOf } from '../hooks/opening.js';
import type { Kit } from '../kit.js';
import { listText, formsOf, withoutSaid, withoutTitle, wordsOfList } from '../realise.js';
import { wordsOf } from '../passages.js';
import { indexesOf, HOOK_WORDS, toldBy, wholeLists } from '../runs.js';
import { promisedList, subjectList } from '../structures/subject-list.js';
import { afterLead, paragraphsFrom, POSTED } from './paragraphs.js';
import { withinRoom } from './within-room.js';

interface PostPlan {
  /** Words of the opening at medium length. */
  opening: readonly [least: number, most: number];
  goesOn?: number;
  most: number;
  /** Least words of a section: a post has few. */
  leastPart: number;
  hashtags: number;
}

const PLANS: Readonly<Record<PostDraft['format'], PostPlan>> = {
  linkedin: { opening: [25, 70], most: 500, leastPart: 50, hashtags: 3 },
  facebook: { opening: [25, 60], goesOn: 150, most: 700, leastPart: 50, hashtags: 2 },
  instagram: { opening: [20, 45], most: 330, leastPart: 50, hashtags: 4 },
};

/** Share of a platform's characters for the text; hashtags and blank lines need the rest. */
const TEXT_PART = 0.94;
/** Most characters of a post without a warning. */
function charactersFor(format: PostDraft['format']): number {
  const { limit, warnAbove } = partRule(format, ruleOf(format).main);
  return warnAbove ?? limit ?? Infinity;
}

/** Most words of a post, so that words of the text's average length fit its characters. */
function mostWords({ analysis: { units }, factor }: Kit, format: PostDraft['format']): number {
  const characters = units.reduce((sum, { text }) => sum + text.length + 1, 0);
  const room = (charactersFor(format) * TEXT_PART * wordsOf(units)) / Math.max(1, characters);
  return Math.min(PLANS[format].most * factor, room);
}

/** Tones that end a list with a question to the reader, unless it has steps. */
const ASKING: readonly Tone[] = ['casual', 'friendly', 'enthusiastic'];
const asks = ({ analysis: { lists }, tone }: Kit): boolean =>
  ASKING.includes(tone) && !lists.some(({ isSteps }) => isSteps);

/** Most words of a list of headings by its labels, and its share of a post. */
const LABELS = { most: 160, part: 0.75 } as const;

/** Words that a post needs for the lists that make up the text, such as a recipe or ten things. */
function listedWords(kit: Kit): number {
  const whole = wholeLists(kit).reduce((sum, list) => sum + wordsOfList(list), 0);
  const promised = promisedList(kit.analysis);
  const labels = kit.analysis.lists
    .filter((list) => (list.isMain && isEnumerated(list)) || list === promised)
    .map((list) => wordsOfList(formsOf(list).at(-1) ?? list));
  return Math.max(
    whole,
    ...labels.filter((words) => words <= LABELS.most).map((words) => words / LABELS.part),
  );
}

const SAVED = { items: 3, part: 0.75 } as const;
/** The list that readers would save: a main one, else the one of most salience that fits; null for none. */
function savedList({ analysis }: Kit, most: number): List | null {
  const hasRoom = (list: List): boolean => Math.min(...formsOf(list).map(wordsOfList)) <= most * SAVED.part;
  const rank = (list: List): number => Number(list.isMain) + list.salience;
  const lists = analysis.lists.filter(
    (list) =>
      (!list.isOfHeadings || isEnumerated(list)) &&
      !list.isTable &&
      list.items.length >= SAVED.items &&
      list.leadIn !== '' &&
      hasRoom(list),
  );
  return lists.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

const LINE_WORDS = 50;

/** The opening of a post; longer if there is no list. */
function openingFor(kit: Kit, format: PostDraft['format'], tellsList: boolean): readonly Unit[] {
  const { opening, goesOn = 0 } = PLANS[format];
  const [least, most] = [opening[0] * kit.factor, opening[1] * kit.factor];
  const longer = {
    words: [least, goesOn * kit.factor],
    paragraph: goesOn * kit.factor,
    line: LINE_WORDS,
  } as const;
  const size = goesOn > 0 && !tellsList ? longer : { words: [least, most] as const, paragraph: most };
  return openingOf(kit, { ...size, hookWords: HOOK_WORDS });
}

/** The rest of the paragraph that the opening has begun; else empty. */
function restOf(opening: readonly Unit[], part: DigestPart | undefined): readonly Unit[] {
  const last = opening.at(-1);
  const [next] = part?.kind === 'paragraph' ? part.units : [];
  const goesOn = last !== undefined && next?.index === last.index + 1 && next.block === last.block;
  return goesOn && part?.kind === 'paragraph' ? part.units : [];
}

const labelOf = (part: DigestPart | undefined): string =>
  part?.kind === 'paragraph' ? (part.label ?? '') : '';

/** The text of a list. Next to other labels, its heading is a label too, and not repeated. */
function toldList(list: List, at: number, parts: readonly DigestPart[], { analysis }: Kit): string {
  const { leadIn, section } = list;
  const isHeaded = leadIn !== '' && leadIn === analysis.sections[section]?.heading;
  if (!isHeaded || parts.every((part) => labelOf(part) === '')) return listText(list);
  const items = listText(list, { withLeadIn: false });
  return labelOf(parts[at - 1]).endsWith(leadIn) ? items : `${leadIn}\n\n${items}`;
}

/** The paragraphs of the parts after a title, or without one. */
const textsOf = (parts: readonly DigestPart[], isTitled: boolean, kit: Kit): string[] =>
  parts.flatMap((part, at) =>
    part.kind === 'paragraph'
      ? [part.label ?? '', ...afterLead(part.lead, paragraphsFrom(part.units, kit, POSTED))]
      : [toldList(isTitled ? withoutTitle(part.list, kit.analysis) : part.list, at, parts, kit)],
  );

function postIn(most: number, kit: Kit, format: PostDraft['format']): PostDraft {
  const { analysis, variant, tell } = kit;
  const { leastPart, hashtags } = PLANS[format];
  const keeps =
    subjectList(analysis, format === 'facebook' ? 0 : most) ??
    (format === 'instagram' ? savedList(kit, most) : null);
  const opening = openingFor(kit, format, keeps !== null || wholeLists(kit).length > 0);
  const told = toldBy(opening, analysis.units);
  const room = Math.max(most - wordsOf(opening), listedWords(kit));
  const parts = digest(analysis, {
    words: room,
    told,
    variant,
    said: new Set(indexesOf(opening)),
    asLists: true,
    keeps,
    leastPart,
    joins: 'few',
    shows: 'labels',
  }).flatMap((section) => section.parts);
  const isTitled = needsTitle(opening, kit);
  const goesOn = restOf(opening, parts[0]);
  const said = tell(opening);
  const left = parts.map((part) =>
    part.kind === 'list' ? { ...part, list: withoutSaid(part.list, said, analysis) } : part,
  );
  const texts = textsOf(left.slice(goesOn.length > 0 ? 1 : 0), isTitled, kit);
  const asked = withAsked(opening, analysis);
  const hook = isTitled ? analysis.title : tell(asked.slice(0, 1));
  const begun = isTitled ? asked : asked.slice(1);
  const first = paragraphsFrom([...begun, ...goesOn], kit, POSTED);
  const body = [...first, ...texts];
  return {
    format,
    hook,
    body: body.filter((text, at) => text !== '' && body.indexOf(text) === at),
    callToAction: parts.some(({ kind }) => kind === 'list') && asks(kit) ? kit.wording.ask(format) : '',
    hashtags: hashtagsOf(analysis.topics, [hook, ...body].join('\n'), hashtags),
  };
}

const charactersOf = ({ hook, body, callToAction, hashtags }: PostDraft): number =>
  [hook, ...body, callToAction, hashtags.join(' #')].join('\n\n').length;

/** Target share of the room for a post that was too long. */
const CLOSER = 0.97;

/** A post: the opening, the best passages and lists, and the conclusion, in the order of the source. */
export const writeNetworkPost = (kit: Kit, format: PostDraft['format']): PostDraft =>
  withinRoom(
    mostWords(kit, format),
    (most) => postIn(most, kit, format),
    (post) => {
      // labels are not counted before they are known
      const over = charactersOf(post) / charactersFor(format);
      return over > 1 ? over / CLOSER : 1;
    },
  );
