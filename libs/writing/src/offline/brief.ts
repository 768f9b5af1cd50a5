import type { RepurposeSettings } from '@repurpose/contract';
import { isDanglingSentence } from '../source/dangling.js';
import { capitalise, countWords, isUnspaced } from './language/words.js';
import { leansBack } from './leaning.js';
import type { Voice } from './phrases/phrases.js';
import type { Candidate, Plan } from './plan.types.js';
import { upperFirst } from '../upper-first.js';

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

/** An item with a label or without a verb is a line of its own; advice on one thing reads on, and what one item says stays together. */
const areApart = (last: Candidate, pick: Candidate): boolean =>
  last.block !== pick.block && (isLine(last) || isLine(pick) || last.isItem !== pick.isItem);
const isLine = ({ isItem, isFragment, step, text }: Candidate): boolean =>
  step > 0 || (isItem && (isFragment || labelOf(text) !== ''));

const SPEAKER = /^(?<name>[^:“”]{2,48}: )“(?<said>[^“”]+)”$/u;

/** `Ann: “One.”` and `Ann: “Two.”` are told in one go: `Ann: “One. Two.”` */
function toldOn(texts: readonly string[], text: string): string[] {
  const [before, next] = [SPEAKER.exec(texts.at(-1) ?? '')?.groups, SPEAKER.exec(text)?.groups];
  if (!before || !next || before['name'] !== next['name']) return [...texts, text];
  return [...texts.slice(0, -1), `${next['name']}“${before['said']} ${next['said']}”`];
}

/** Whether a sentence belongs to the one before it, whatever room there is. */
const belongsTo = ({ needs, step, block }: Candidate, last: Candidate): boolean =>
  needs !== null ? needs === last.index : step > 0 && block === last.block;

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
    const said = closed(say(pick.text));
    const text = isRead && pick.step > 0 && !belongs ? `${pick.step}. ${said}` : said;
    const fits =
      current !== undefined &&
      current.texts.length < most &&
      !areApart(current.last, pick) &&
      current.last.index < pick.index &&
      current.last.section === pick.section;
    if (current && (belongs || fits)) {
      current.texts = toldOn(current.texts, text);
      current.last = pick;
    } else out.push({ texts: [text], last: pick });
  }
  return out.map(({ texts }) => joined(texts));
}

/** Sentences with those that lean on them. */
export function chains(picks: readonly Candidate[]): [Candidate, ...Candidate[]][] {
  const out: [Candidate, ...Candidate[]][] = [];
  for (const pick of picks) {
    const last = out.at(-1);
    if (last && pick.needs !== null && last.at(-1)?.index === pick.needs) last.push(pick);
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

/** "Write for humans: step back …" has the label "Write for humans"; empty where there is none. */
export function labelOf(text: string): string {
  const label = /^([^:：.!?。"“«「]{3,48}?)(?:\s?:\s+|：\s*)\S/u.exec(text)?.[1] ?? '';
  return label && countWords(label) <= 6 ? label : '';
}

/** Whether what stands behind a label is a sentence by itself: "$1.94, down from $2.31" and "del 4 al 7 de mayo" are none. */
function isStatement(rest: string, language: string): boolean {
  if (countWords(rest) < 5 || isDanglingSentence(rest, language) || leansBack(rest, language)) return false;
  if (language === 'en')
    return VERBAL.test(rest) || !/^[\p{N}\p{Sc}]|^(?:from|on|at|in|until|up)\s/iu.test(rest);
  return /^[^\p{Ll}\p{N}]/u.test(rest);
}
const VERBAL =
  /(?<!\b(?:that|which|who) (?:\p{L}+ )*)\b(?:is|are|was|were|has|have|had|can|will|gave|took|came|made|went|grew|rose|fell|ran|cost|\p{L}{3,}ed)\b/iu;

/** The same without its list label, where the rest stands by itself. */
export function withoutLabel(text: string, language: string): string {
  const label = labelOf(text);
  const rest = text.slice(label.length).replace(/^\s?[:：]\s*/u, '');
  return label && isStatement(rest, language) ? capitalise(rest) : text;
}

/** The title's longest part that fits a line, where the whole is too long for it. */
export function shortTitle(plan: Plan, maxChars: number): string {
  if (plan.title.length <= maxChars) return plan.title;
  const parts = plan.title
    .split(/\s*[:：|]\s+|\s+[–—-]\s+|：|(?<=[.!?])\s+/u)
    .filter((part) => part.length <= maxChars && countWords(part) >= 3);
  return parts.toSorted((a, b) => b.length - a.length)[0] ?? plan.title;
}
