import type { FormatKey } from '@repurpose/contract';
import { TextPattern } from '../../text/text-pattern.js';
import { openingThing } from '../analysis/cohesion.js';
import { labelOf } from '../wording/labels.js';
import { contentKeys } from '../../languages/words.js';
import type { Candidate, Plan } from '../analysis/analysis.types.js';
import { ANNOUNCES } from '../analysis/rank.js';
import { RECIPES } from './recipes.js';

/** Who chooses its opening first: those that need the shortest sentences. */
export const HOOK_ORDER: readonly FormatKey[] = [
  'tiktok',
  'reels',
  'linkedin',
  'twitter',
  'email',
  'medium',
  'youtube',
  'instagram',
  'facebook',
  'podcast',
];
/** Openings that introduce the whole: a late detail does not serve. */
const INTRODUCING: ReadonlySet<FormatKey> = new Set<FormatKey>([
  'medium',
  'email',
  'twitter',
  'linkedin',
  'youtube',
]);
/** What an opening loses that is bound to what comes before it. */
const BOUND = 0.4;
const MIN_CHARS = 12;
const MAX_SPOKEN_WORDS = 16;
/** A condition or a place in time comes before the thing itself; one person's "I" is not the reader's. */
const WEAK_OPENING = new TextPattern(
  /^(?:if|when|whenever|once|on the|for (?:the|those|languages)|recently|several|previously|earlier|sometimes|another|unlike|as|after|before|at|until|since|because|in order|in our|where|while|although|though|perhaps|then|to \p{Ll}+|there (?:is|are|was|were)|it(?:['’]s)?|my|i|we['’]?\p{L}*|and|si|cuando|wenn|als|quand|lorsque|se|quando|wanneer)\b/iu,
);
/** "Larger groups pay less": larger than which, the text before says. */
const POINTS_BACK = new TextPattern(
  /\b(?:these|those|this|such|also|too|the rest|the others?|the end product)\b|^(?:larger|bigger|smaller|longer|shorter|higher|lower|cheaper|other) \p{Ll}+(?!.*\bthan\b)/iu,
);

/** Whether a sentence may open a piece of a format: stands alone, short enough, no list label. */
export function canOpen(candidate: Candidate, format: FormatKey): boolean {
  const { text, needs, isFragment, step } = candidate;
  if (
    needs !== null ||
    isFragment ||
    step > 0 ||
    text.length < MIN_CHARS ||
    text.length > RECIPES[format].hookChars
  )
    return false;
  if (SOLICITS.for(text).test(text) || SUBJECTLESS.test(text)) return false;
  return labelOf(text) === '' && !POINTS_BACK.for(text).test(text) && !ANNOUNCES.for(text).test(text);
}

const SOLICITS = new TextPattern(/\b(?:we['’]d love|we hope|thrilled|gratified|grateful|thanks?)\b/iu);
/** A line of a list of changes: "Fixed a crash when opening a note." */
const SUBJECTLESS =
  /^(?:fixed|added|removed|changed|improved|updated|deprecated|resolved|behoben|hinzugefügt|corregido|añadido|corrigé|ajouté)\s/iu;

/** What the next sentence takes back opens nothing: "Shop owners say so. The figures say otherwise." */
const TAKES_BACK = /\b(?:otherwise|wrong|not (?:so|true|quite)|the opposite)\b/iu;
/** Part of the source that an introducing sentence comes from. */
const INTRODUCTION = 0.4;

/** A price tells something to who knows what is bought. */
const BARE_COST = new TextPattern(
  /\b(?:costs?|pays?|paid|kostete?n?|gekostet|cuestan?|costó|coûtent?|coûté|costano?|costat[oaie]|custam?|custou|gekost)(?!\p{L})/iu,
);
const MONEY = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|euro|dollar|pound)/iu;
const MAX_PRICE_WORDS = 14;

/** One person's plan, wherever it stands in the sentence. */
const PERSONAL = new TextPattern(/(?<![\p{L}'’])(?:I|I['’](?:ll|ve|m|d)|my)(?![\p{L}'’])/u);
const ABBREVIATION = new TextPattern(/(?<![\p{L}.])\p{Lu}{2,5}s?(?![\p{L}.-])/gu);
/** "the site", "the tool": a thing that the sentence does not name. */
const UNNAMED = new TextPattern(
  /\bthe (?<thing>city|town|village|venue|library|hospital|school|shop|place|company|spinner|site|tools?|products?|groups?|study|app|projects?|process|company|report|team|page|files?|documents?|accounts?|results?|notes|quote|text|feature|method|users?|participants?|year|period|change|system|service|form|author|staff|board|meeting|event|course|problem|solution|idea|plan|answer|list)\b(?! (?:of|that|for|who|which|in|on|at|by|behind|to|between|from|with|you|we)\b)/giu,
);

/** "The rebuilding cost …": which one, a reader who has read nothing yet does not know. */
const OF_WHAT =
  /^\P{L}*(?:of|that|for|who|which|in|on|at|by|to|from|with|de|du|des|del|der|von|für|di|do|da|van)(?!\p{L})/iu;

function isUnnamedThing(text: string, known: string, language: string): boolean {
  const thing = openingThing(text, language);
  const behind = text.slice(text.toLowerCase().indexOf(thing) + thing.length);
  return thing !== '' && !known.includes(thing) && !OF_WHAT.test(behind);
}

/** Names and things that a reader who has read nothing yet does not know. */
function unknowns(text: string, { title, topics, language }: Plan): number {
  const known = [title, ...topics.slice(0, 3)].join(' ').toLowerCase();
  const short = [...text.matchAll(ABBREVIATION.for(text))].filter(
    ([name]) => !known.includes(name.toLowerCase()),
  );
  const unnamed = [...text.matchAll(UNNAMED.for(text))].filter(
    ({ groups, index }) => index === 0 || !known.includes(groups?.['thing']?.toLowerCase() ?? ''),
  );
  const opening = unnamed.length === 0 && isUnnamedThing(text, known, language) ? 1 : 0;
  return Math.min(2, short.length + unnamed.length + opening);
}

const weaknesses = new WeakMap<Plan, Map<string, number>>();

/** The same for every piece that words a sentence alike, so it is worked out once. */
function weaknessOf(candidate: Candidate, plan: Plan): number {
  const known = weaknesses.get(plan) ?? new Map<string, number>();
  weaknesses.set(plan, known);
  const key = `${candidate.index} ${candidate.text}`;
  const found = known.get(key) ?? weakness(candidate, plan);
  known.set(key, found);
  return found;
}

/** What an opening loses that speaks of nothing the piece is about. */
function strangeness({ stems }: Candidate, { title, topics, language }: Plan): number {
  const subject = new Set(contentKeys([title, ...topics.slice(0, 4)].join(' '), language));
  return stems.some((each) => subject.has(each)) ? 0 : -0.2;
}

/** What had been before, or what is not so, is told of something that was told. */
const BEFOREHAND = new TextPattern(
  /^(?:\p{L}+ ){1,4}had (?:not |never |already |just )?\p{L}+(?:ed|en|lt|pt|ld|nt|ne|wn)\b|^(?:\p{L}+ ){1,3}(?:(?:do|does|did|is|are|was|were) not|\p{L}+n['’]t)\b/iu,
);

/** Sentences of a text that has more to say than its opening. */
const ARTICLE = 12;

/** What an opening loses that tells of a price, or of what had been, before it tells of the thing. */
function untimely({ text, words, isQuestion }: Candidate): number {
  const isPrice = words <= MAX_PRICE_WORDS && BARE_COST.for(text).test(text) && MONEY.test(text);
  return (isPrice ? -0.3 : 0) + (!isQuestion && BEFOREHAND.for(text).test(text) ? -0.3 : 0);
}

/** What makes a poor opening of a sentence that may open. */
function weakness(candidate: Candidate, plan: Plan): number {
  const { text, isQuestion } = candidate;
  // what the author opens with is an opening, whatever it begins with; of a short text every piece tells it anyway
  const isFirst = candidate.index === plan.candidates[0]?.index && plan.candidates.length >= ARTICLE;
  const opening = WEAK_OPENING.for(text).test(text) && !isQuestion && !isFirst ? -0.25 : 0;
  const weak = opening + (PERSONAL.for(text).test(text) && !isQuestion && !isFirst ? -0.25 : 0);
  const early = isFirst ? 0 : untimely(candidate);
  const known = candidate.isTakenUp ? -0.6 : -BOUND * candidate.bond;
  return weak + early + known + strangeness(candidate, plan) - 0.25 * unknowns(text, plan);
}

/** What draws: a question, a fact in figures, what somebody said. */
/** Words of a question that draws a reader in; a shorter one is part of a talk: "You want 20 percent off?" */
const MIN_QUESTION = 6;

function draw({ isQuestion, figure, isQuoted, words }: Candidate): number {
  const spoken = isQuoted && words <= MAX_SPOKEN_WORDS ? 0.2 : 0;
  return (isQuestion && words >= MIN_QUESTION ? 0.3 : 0) + (figure ? 0.2 : 0) + spoken;
}

/** How well a sentence opens a piece: says much, is short, asks, has a figure, stands early. */
export function hookValue(candidate: Candidate, format: FormatKey, plan: Plan): number {
  const isIntroducing = INTRODUCING.has(format);
  const short = 1 - candidate.text.length / (RECIPES[format].hookChars * 2);
  // a step of a list introduces no whole
  const item = candidate.isItem ? (isIntroducing ? -0.3 : -0.2) : 0;
  const last = plan.candidates.at(-1)?.index ?? 1;
  const early = (1 - candidate.index / Math.max(1, last)) * (isIntroducing ? 0.35 : 0.2);
  const next = plan.byIndex.get(candidate.index + 1);
  const takenBack = next?.needs === candidate.index && TAKES_BACK.test(next.text) ? -1 : 0;
  const late = isIntroducing && candidate.index > last * INTRODUCTION ? -0.3 : 0;
  const told = draw(candidate) + item + weaknessOf(candidate, plan);
  return candidate.score + 0.3 * short + told + early + takenBack + late;
}
