import type { RepurposeSettings } from '@repurpose/contract';
import { countWords, isUnspaced } from '../../languages/words.js';
import { behindLabel, labelOf } from '../wording/labels.js';
import type { Voice } from '../voice.js';
import type { Candidate, Plan } from '../analysis/analysis.types.js';
import { upperFirst } from '../../text/upper-first.js';

/** Speech: 150 words a minute. */
export const WORDS_PER_SECOND = 2.5;

/** Everything a format is written from. */
export interface Brief {
  plan: Plan;
  settings: RepurposeSettings;
  voice: Voice;
  hook: Candidate | null;
  picks: readonly Candidate[];
  /** Topics for tags, the industry's own first. */
  topics: readonly string[];
  /** A sentence as this piece says it (formality). */
  say: (text: string) => string;
}

/** Picks of one part of the source. */
export interface Group {
  heading: string;
  /** Index into `Plan.sections`. */
  section: number;
  picks: Candidate[];
}

/** A fragment set as a sentence. */
export function closed(text: string): string {
  if (/[.!?。！？…]["'”’»」』)]*$/u.test(text)) return text;
  return text.replace(/[,;:、]$/u, '') + (isUnspaced(text) ? '。' : '.');
}

/** Sentences in one paragraph, spaced as their script is. */
export function joined(texts: readonly string[]): string {
  return texts
    .filter(Boolean)
    .reduce((out, text) => (out === '' ? text : out + (/[。！？」』]$/u.test(out) ? '' : ' ') + text), '');
}

/** Picks by section, in order. */
export function groupPicks(plan: Plan, picks: readonly Candidate[]): Group[] {
  const groups: Group[] = [];
  for (const pick of picks) {
    const last = groups.at(-1);
    if (last?.section === pick.section) last.picks.push(pick);
    else
      groups.push({
        heading: plan.sections[pick.section]?.heading ?? '',
        section: pick.section,
        picks: [pick],
      });
  }
  return groups;
}

/** Whether a heading asks what its part answers. */
export const asks = (heading: string): boolean => /[?？]$/u.test(heading);

/** Between the headings of two parts that are told as one. */
export const JOINT = ' · ';
const MAX_JOINT_CHARS = 60;

/** Two parts told as one bear both names, where there is room for them and neither is a question. */
function jointHeading(left: Group, right: Group): string {
  if (left.section === right.section || right.heading === '') return left.heading;
  if (left.heading === '') return '';
  const both = `${left.heading}${JOINT}${right.heading}`;
  const isOne = !asks(left.heading) && !asks(right.heading) && both.length <= MAX_JOINT_CHARS;
  if (isOne && !left.heading.includes(JOINT) && !right.heading.includes(JOINT)) return both;
  if (asks(left.heading) || asks(right.heading)) return '';
  return left.picks.length >= right.picks.length ? left.heading : right.heading;
}

/** At most `most` groups of about equal size, made by joining neighbours; both headings name the joint group, or that of the larger one; a question names none. */
export function atMost(groups: readonly Group[], most: number): Group[] {
  const out = groups.map((group) => ({ ...group, picks: [...group.picks] }));
  while (out.length > most) {
    let at = 0;
    let least = Infinity;
    for (let i = 0; i < out.length - 1; i += 1) {
      const size = (out[i]?.picks.length ?? 0) + (out[i + 1]?.picks.length ?? 0);
      if (size < least) [least, at] = [size, i];
    }
    const [left, right] = [out[at], out[at + 1]];
    if (!left || !right) break;
    out.splice(at, 2, {
      heading: jointHeading(left, right),
      section: left.section,
      picks: [...left.picks, ...right.picks],
    });
  }
  return out;
}

/** An item with a label or without a verb is a line of its own, as is what begins with its time or number; advice on one thing reads on, and what one item says stays together. */
const areApart = (last: Candidate, pick: Candidate): boolean =>
  last.block !== pick.block &&
  (isLine(last) || isLine(pick) || last.isItem !== pick.isItem || /^\p{N}/u.test(pick.text));
const isLine = ({ isItem, isFragment, step, text }: Candidate): boolean =>
  step > 0 || (isItem && (isFragment || labelOf(text) !== ''));

const SPEAKER = /^(?<name>[^:“”]{2,48}: )“(?<said>[^“”]+)”$/u;

/** `Ann: “One.”` and `Ann: “Two.”`, or what she says right behind it (`isSameTurn`), are told in one go: `Ann: “One. Two.”` */
function toldOn(texts: string[], text: string, isSameTurn: boolean): string[] {
  const [before, next] = [SPEAKER.exec(texts.at(-1) ?? '')?.groups, SPEAKER.exec(text)?.groups];
  const said = next ? next['said'] : text;
  const isSame = next ? next['name'] === before?.['name'] : isSameTurn && !/[“”"]/u.test(text);
  if (!before || !isSame) return [...texts, text];
  return [...texts.slice(0, -1), `${before['name']}“${before['said']} ${said}”`];
}

/** Whether a sentence belongs to the one before it, whatever room there is. */
export const belongsTo = ({ needs, step, block }: Candidate, last: Candidate): boolean =>
  needs !== null ? needs === last.index : step > 0 && block === last.block;

type Place = Pick<Candidate, 'index' | 'block'>;
/** Whether a sentence stands right behind another one of its block. */
const isNext = ({ index, block }: Place, last: Place | undefined): boolean =>
  last?.index === index - 1 && last.block === block;

/** What a sentence says of the same thing as the one before it, which names it. */
function withoutSameLabel({ text, section }: Candidate, last: Candidate | undefined): string {
  const label = labelOf(text);
  const isSame = label !== '' && last?.section === section && last.text.includes(label);
  return isSame ? behindLabel(text, label) : text;
}

/** A sentence right behind the one that it goes on from is joined to it as its author did: "But it cannot …". */
function goingOn(pick: Candidate, last: Candidate | undefined): string {
  const { index, block, joint } = pick;
  const text = withoutSameLabel(pick, last);
  const isJoined = joint !== '' && isNext({ index, block }, last);
  const { speaker = '', said = '' } = /^(?<speaker>[^:“”]{2,48}: “)?(?<said>.*)$/su.exec(text)?.groups ?? {};
  const isOpening = joint.at(-1)?.toLowerCase() === said.charAt(0).toLowerCase();
  return isJoined && isOpening ? speaker + joint + said.slice(1) : text;
}

/** Sentences told in one go, each closed; `before`: what stands right before them. */
export function toldInOne(picks: readonly Candidate[], say: Brief['say'], before?: Candidate): string {
  const texts = picks.map((pick, at) => closed(say(goingOn(pick, picks[at - 1] ?? before))));
  const told = picks.reduce<string[]>(
    (out, pick, at) => toldOn(out, texts[at] ?? '', isNext(pick, picks[at - 1])),
    [],
  );
  return joined(told);
}

/** A step as it is read, with its number. */
export const numbered = (text: string, { step }: Candidate): string => (step > 0 ? `${step}. ${text}` : text);

/** Whether a sentence may stand behind another one in a paragraph: only the very next goes on from another paragraph. */
const readsOn = (pick: Candidate, last: Candidate): boolean =>
  !areApart(last, pick) &&
  // in the middle of what somebody says nothing is left out
  (!pick.isQuoted || (pick.isInside && pick.index - last.index === 1)) &&
  last.index < pick.index &&
  last.section === pick.section &&
  (pick.block === last.block || (pick.block - last.block === 1 && pick.index - last.index === 1));

/** Paragraphs of neighbouring sentences: what follows stays with what it follows; what is read has its steps numbered. */
export function paragraphs(
  picks: readonly Candidate[],
  say: Brief['say'],
  most: number,
  isRead = true,
): string[] {
  const out: { texts: string[]; last: Candidate }[] = [];
  for (const pick of picks) {
    const current = out.at(-1);
    const belongs = current !== undefined && belongsTo(pick, current.last);
    const goesOn =
      belongs || (current !== undefined && current.texts.length < most && readsOn(pick, current.last));
    const said = closed(say(goingOn(pick, goesOn ? current?.last : undefined)));
    const text = isRead && !belongs ? numbered(said, pick) : said;
    if (current && goesOn) {
      current.texts = toldOn(current.texts, text, isNext(pick, current.last));
      current.last = pick;
    } else out.push({ texts: [text], last: pick });
  }
  return out.map(({ texts }) => joined(texts));
}

/** Sentences with those that lean on them, and steps with what is said about them. */
export function chains(picks: readonly Candidate[]): [Candidate, ...Candidate[]][] {
  const out: [Candidate, ...Candidate[]][] = [];
  for (const pick of picks) {
    const last = out.at(-1);
    const before = last?.at(-1);
    if (last && before && belongsTo(pick, before)) last.push(pick);
    else out.push([pick]);
  }
  return out;
}

/** Whole seconds a text takes to say. */
export function spokenSeconds(...texts: readonly string[]): number {
  return Math.ceil(texts.reduce((sum, text) => sum + countWords(text), 0) / WORDS_PER_SECOND);
}

/** A few words of the sentence itself to show on screen: its label, its figure or its topic; empty where it has none. */
export function keyPhrase({ text, figure }: Candidate, topics: readonly string[], used: Set<string>): string {
  const label = labelOf(text);
  const lower = text.toLowerCase();
  // a lone common word says too little in large type; a pair or a name says something
  const topic = topics.find(
    (each) =>
      /\s|\p{Lu}{2}|[^\p{Script=Latin}\p{N}\s'’-]/u.test(each) &&
      lower.includes(each.toLowerCase()) &&
      !used.has(each.toLowerCase()),
  );
  const phrase = label || upperFirst(figure) || (topic ? upperFirst(topic) : '');
  if (phrase === '' || used.has(phrase.toLowerCase())) return '';
  used.add(phrase.toLowerCase());
  return phrase;
}

/** The title's first part that fits a line and says something, where the whole is too long for it. */
export function shortTitle(plan: Plan, maxChars: number): string {
  if (plan.title.length <= maxChars) return plan.title;
  const part = plan.title
    .split(/\s*[:：|]\s+|\s+[–—-]\s+|：|(?<=[.!?])\s+/u)
    .find((each) => each.length <= maxChars && countWords(each) >= 3);
  return upperFirst(part ?? plan.title);
}
