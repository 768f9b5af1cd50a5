import type { FormatKey, Formality } from '@repurpose/contract';
import { countWords as wordsOf } from '../../platforms/count.js';
import { sentenceKeysOf } from '../../text/sentence-keys.js';
import { isContextDependent } from '../../languages/context-dependence.js';
import { cutsOf } from './cuts.js';
import { capitalise, contentKeys, countWords, isUnspaced } from '../../languages/words.js';
import { leansBack } from './leaning.js';
import type { Candidate } from '../analysis/analysis.types.js';
import type { Form, Wording } from './wording.types.js';
import { advised, plainly, spokenEnglish } from './english.js';

export const FORMS: readonly Form[] = ['written', 'tight', 'bare', 'spoken'];

/** An article keeps the author's sentences, a letter is shorter, a post or a note states, a film speaks. */
const FORM_OF: Readonly<Record<FormatKey, Form>> = {
  medium: 'written',
  linkedin: 'written',
  email: 'tight',
  twitter: 'tight',
  youtube: 'spoken',
  podcast: 'bare',
  facebook: 'bare',
  instagram: 'bare',
  summary: 'bare',
  reels: 'bare',
  tiktok: 'bare',
  infographic: 'bare',
};

/** What is written informally is said in short sentences; what is formal is whole. */
const INFORMAL: Readonly<Partial<Record<Form, Form>>> = { written: 'spoken' };
const FORMAL: Readonly<Partial<Record<Form, Form>>> = { spoken: 'written', bare: 'tight' };
const SHAPES: Readonly<Record<Formality, Readonly<Partial<Record<Form, Form>>>>> = {
  25: INFORMAL,
  50: {},
  75: FORMAL,
};

/** How a format words its sentences at a formality. */
export function formOf(format: FormatKey, formality: Formality): Form {
  const form = FORM_OF[format];
  return SHAPES[formality][form] ?? form;
}

/** What is quoted stays as it was said, and a label belongs to what follows it. */
const KEPT = /["“”„«»「」『』]|^[^:：]{3,48}[:：] /u;
const MIN_WORDS = 5;
/** Words before a clause that goes. */
const MIN_HEAD = 5;
/** Part of a sentence's telling words that must be left. */
const LEFT = 0.6;
const PAIRED_DASHES = / ?[—–] ?[^—–;]{3,140} ?[—–] ?(?=\p{L})/u;
const LAST_DASH = / ?[—–] ?[^—–;]{3,}(?=[.!]$)/u;
const DASHES = [PAIRED_DASHES, LAST_DASH] as const;
const VERB =
  /\b(?:is|are|was|were|be|has|have|had|do|does|did|can|could|will|would|should|must|may|might|\p{L}{2,}(?:ed|[^s]s|n['’]t|['’](?:s|re|ll|ve)))\b/iu;

/** Begins with a place, a time or a purpose. */
const PREPOSED =
  /^(?:in|on|at|for|with|by|from|under|over|near|during|despite|without|through|across|between|among|after|before|since|like|unlike|instead of|as)\b/iu;
/** A verb that is none but that, or one behind its subject. */
const FINITE =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|might|(?:we|you|they|I|he|she|it|who|nobody|everybody) \p{L}+|\p{L}+n['’]t|\p{L}+['’](?:re|ll|ve))\b/u;

/** "There's a zone in the middle, where …": what it is stands behind it. */
const THERE_IS = /^there(?: is| are| was| were|['’]s) (?:an?|one|another|some)\b/iu;

/** Shortens one sentence of one language, step by step, each step only where the rest stands. */
class Shortening {
  private readonly stems: number;
  private readonly leaned: boolean;

  constructor(
    private text: string,
    private readonly language: string,
  ) {
    this.stems = contentKeys(text, language).length;
    this.leaned = this.leans(text);
  }

  private leans(text: string): boolean {
    return isContextDependent(text, this.language) || leansBack(text, this.language);
  }

  /** Takes what a step makes of the text, where it still says something whole. */
  private try(next: string): boolean {
    const stands =
      next !== this.text &&
      countWords(next) >= MIN_WORDS &&
      contentKeys(next, this.language).length >= this.stems * LEFT &&
      (this.leaned || !this.leans(next));
    if (stands) this.text = next;
    return stands;
  }

  /** Figures are what a reader wants: they never go. */
  cut(pattern: RegExp, isClause: boolean): this {
    const found = pattern.exec(this.text);
    if (!found) return this;
    const head = found.groups?.['head'] ?? this.text.slice(0, found.index);
    const end = found.index + found[0].length;
    if (/\d/u.test(this.text.slice(head.length, end)) || (isClause && !this.mayEnd(head))) return this;
    const rest = this.text.slice(end);
    if (rest.length <= 1 && THERE_IS.test(head)) return this;
    const joint = /[\p{L}\d]$/u.test(head) && /^\p{L}/u.test(rest) ? ' ' : '';
    this.try(`${head}${joint}${rest}`.replace(/ {2,}/gu, ' ').replace(/ (?=[.,!])/gu, ''));
    return this;
  }

  /** Whether what stands before a clause says something without it. */
  private mayEnd(head: string): boolean {
    // "14 lights failed, nine of them": the end says nothing without its reason
    if (/, (?:\S+ )?(?:of|in) (?:them|these|those|which|whom)$/u.test(head)) return false;
    // "…, and a vacuum cleaner that has lost its pull nearly always has a sock in it"
    if (/, (?:and|or|but) (?:an?|the) (?:[\p{L}-]+ ){0,2}[\p{L}-]+\s?$/u.test(head)) return false;
    if (cutsOf(this.language).denial.test(head) || countWords(head) < MIN_HEAD) return false;
    return this.language !== 'en' || this.stated(head);
  }

  /** A statement or a piece of advice, not the half of one. */
  private stated(head: string): boolean {
    if (/^(?:if|when|once|while|although|as|because|since|unless|until|after|before)\b[^,]*$/iu.test(head))
      return false;
    // "For a focused product like ours, …": what looks like a verb is none
    if (PREPOSED.test(head)) return FINITE.test(head);
    return VERB.test(head.replace(/^\S+ /u, '')) || !/^(?:the|an?|this|these|our|your)\b/iu.test(head);
  }

  lead(pattern: RegExp): this {
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined || /\d/u.test(found)) return this;
    const rest = this.text.slice(found.length);
    if (cutsOf(this.language).statement.test(rest)) this.try(capitalise(rest));
    return this;
  }

  recast(change: (text: string) => string): this {
    if (this.language === 'en') this.try(change(this.text));
    return this;
  }

  done(): string {
    return this.text;
  }
}

function dashless(made: Shortening): Shortening {
  return DASHES.reduce((out, pattern) => out.cut(pattern, pattern === LAST_DASH), made);
}

/** A sentence without its asides, and then without what stands around the statement. */
function shortened(text: string, language: string): { tight: string; bare: () => string } {
  const { asides, clauses, leads } = cutsOf(language);
  const made = dashless(new Shortening(text, language).recast(plainly));
  for (const pattern of asides) made.cut(pattern, false);
  const bare = (): string => {
    for (const pattern of leads) made.lead(pattern);
    for (const pattern of clauses) made.cut(pattern, true);
    return made.recast(advised).done();
  };
  return { tight: made.done(), bare };
}

function aloud(text: string, language: string): string {
  if (language === 'en') return spokenEnglish(text);
  return text.replace(/\s?; (\p{L})/gu, (_, first: string) => `. ${first.toUpperCase()}`);
}

const DOUBLE = /[^\0-\u10ff]/;

/** X counts most scripts outside Latin, Greek, Cyrillic and their like double. */
export function weightOf(text: string): number {
  if (!DOUBLE.test(text)) return text.length;
  let weight = 0;
  for (const character of text) weight += (character.codePointAt(0) ?? 0) <= 0x10ff ? 1 : 2;
  return weight;
}

function measured(text: string): Wording {
  const words = countWords(text);
  // the parts of "three-year" count
  const counted = isUnspaced(text) || text.includes('-') ? wordsOf(text) : words;
  return { text, words, counted, weight: weightOf(text), keys: sentenceKeysOf(text) };
}

/** A text that every form has as it is. */
export function asWritten(text: string): Readonly<Record<Form, Wording>> {
  const written = measured(text);
  return { written, tight: written, bare: written, spoken: written };
}

/**
 * A sentence in every form; where a form has nothing to change, it is the sentence as written. `item`: what stood in the
 * source's list where the sentence was made of it and its lead-in.
 */
export function wordings(text: string, language: string, item?: string): Readonly<Record<Form, Wording>> {
  if (KEPT.test(text)) return asWritten(text);
  const written = measured(text);
  const made = (changed: string): Wording => (changed === text ? written : measured(changed));
  const { tight, bare } = shortened(text, language);
  return {
    written,
    tight: made(tight),
    bare: made(item ?? bare()),
    spoken: made(aloud(text, language)),
  };
}

/** How many sentences two forms have in common when they say one sentence of the source. */
export function saidAlike({ wordings: said }: Pick<Candidate, 'wordings'>, a: Form, b: Form): number {
  const [left, right] = [said[a].keys, said[b].keys];
  if (left === right) return left.length;
  // most sentences have one key in a form
  if (left.length === 1 && right.length === 1) return left[0] === right[0] ? 1 : 0;
  return left.filter((key) => right.includes(key)).length;
}

/** A sentence in one of its forms. */
export function worded(candidate: Candidate, form: Form): Candidate {
  const { text, words } = candidate.wordings[form];
  return { ...candidate, text, words, figure: text.includes(candidate.figure) ? candidate.figure : '' };
}
