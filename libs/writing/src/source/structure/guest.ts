import { addressAt } from '../../languages/address.js';
import { says } from '../../languages/discourse-words.js';
import { oneOf } from '../../text/one-of.js';
import { escapePattern } from '../../text/text-pattern.js';
import type { RawBlock } from '../readers/raw-block.js';

export const isAsked = ({ kind, mapped }: RawBlock): boolean =>
  kind === 'heading' && /[?？]\s*$/u.test(mapped.text);

/** Questions that make an interview. */
export const MIN_QUESTIONS = 3;

const INTERVIEWS = oneOf`
  [Ii]nterview(?:_with|ing|:) conversation_with [Tt]alk(?:ing|s|ed)?_(?:with|to) sp(?:ea|o)ke?s?_(?:with|to)
  chat(?:ted|ting)?_(?:with|to) questions_(?:for|to) Q_?&_?A_with Interview_mit Gespräch_mit [Ee]ntrevista_(?:a|con|com)
  conversación_con [Ee]ntretien_avec [Rr]encontre_avec [Ii]ntervista_(?:a|con) [Gg]esprek_met`;
const WORD = String.raw`\p{Lu}[\p{Ll}'’][\p{L}'’-]*`;
/** "Liz de Souza" */
const PARTICLES = '(?:(?:van|von|de|da|do|dos|del|della|di|du|der|den|la|le|el|al|bin) ){0,2}';
export const NAMES = `${WORD}(?: ${PARTICLES}${WORD})`;
/** "This is an interview that Ann Berg had with": it says who asked whom. */
const HELD = `(?<=\\bis an? )interview (?:that|which) (?<asker>${NAMES}{1,2}) (?:had|did|held|conducted) with`;
/** The interviewee, named before the first question: "a conversation with Ruth Adeyemi". */
const GUEST = new RegExp(`(?:${INTERVIEWS}|${HELD}) (?<name>${NAMES}{1,2})`, 'gu');
const ANNOUNCED = new RegExp(`(?:${INTERVIEWS})`, 'u');
/** "*We talked to Ada Lund.*" in italics above the first question is no by-line. */
export const announcesTalk = ({ isInItalics, mapped: { text } }: RawBlock): boolean =>
  isInItalics === true && isSentence(text.trim()) && ANNOUNCED.test(text);
/** "last week's interview with …", but not "last week I talked to …" */
const EARLIER = /\b(?:last|previous|earlier)(?: \p{L}+['’]s)?(?: \p{L}+)? $/iu;
/** "Write the Docs Prague 2021" is no person; "the Ann Lee" is none either. */
const NAME = new RegExp(String.raw`(?<!\b(?:the|\p{Lu}[\p{L}'’-]*) )${NAMES}{1,2}(?!\p{L}| ?\d)`, 'gu');

/** The host says "you", the guest "I". */
export const YOU = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf`you(?:rs?(?:elf)?)? Sie Ihr\p{L}* du dein\p{L}* vous votre vos tu ton usted tus? lei suo você seu je jouw`})(?!\p{L})`,
  'iu',
);
const isSentence = (text: string): boolean => /[.!?…:]["”’)]*$/u.test(text);

/** How many more questions are asked of a guest than by readers: a host says "you", where readers and the author say "I" first. */
function askedOfGuest(questions: readonly string[], language: string): number {
  return questions.reduce((sum, question) => {
    const at = addressAt(question, language);
    if (says('self', at < 0 ? question : question.slice(0, at), language)) return sum - 1;
    return at < 0 ? sum : sum + 1;
  }, 0);
}

interface Named {
  name: string;
  asker: string;
  isInTitle: boolean;
  lead: string;
  rest: string;
}

/** The names behind phrases as "a conversation with". */
const ledIn = (texts: readonly string[]): Named[] =>
  texts
    .flatMap((text, at) =>
      Array.from(text.matchAll(GUEST), ({ 0: phrase, groups, index }) => ({
        name: groups?.['name'] ?? '',
        asker: groups?.['asker'] ?? '',
        isInTitle: at === 0 && !isSentence(text),
        lead: text.slice(0, index),
        rest: text.slice(index + phrase.length),
      })),
    )
    .filter(({ lead }) => !EARLIER.test(lead));

/** ", a baker", not ", and that was that" */
function isDescribed(rest: string, language: string): boolean {
  const word = /^, (\p{Ll}+)/u.exec(rest)?.[1] ?? '';
  return word !== '' && !says('conjunctions', word, language) && !says('contrast', word, language);
}

/**
 * A guest is named again, is "Ann Lee, a baker" or is "she" or "he"; but "he talked to Ann Lee" and "Tom Ek talked to
 * Ann Lee" do not say who asked.
 */
function isIntroduced(
  { name, asker, lead, rest }: Named,
  texts: readonly string[],
  language: string,
): boolean {
  if (asker !== '') return true;
  const told = texts.join('\n');
  const parts = name.match(/\p{Lu}\S*/gu) ?? [];
  const mentions = told.match(new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'gu')) ?? [];
  if (mentions.length > parts.length) return true;
  const subject = /\S{1,40}(?=\s*$)/u.exec(lead)?.[0] ?? '';
  const isOther = /^\p{Lu}/u.test(subject) && !says('author', subject, language);
  if (isOther || says('person', subject, language)) return false;
  return isDescribed(rest, language) || ANNOUNCED.test(texts[0] ?? '') || says('person', told, language);
}

/** "Ann Berg and Tom Ek" */
function isOneOfTwo(name: string, texts: readonly string[], language: string): boolean {
  const other = '\\p{Lu}\\p{Ll}';
  const between = new RegExp(
    `(?<=${name},? )\\S{1,4}(?= ${other})|(?<=${other}\\S{0,40} )\\S{1,4}(?= ${name})`,
    'gu',
  );
  return texts.some((text) =>
    text.match(between)?.some((word) => word === '&' || says('conjunctions', word, language)),
  );
}

/** "An hour with Ann Lee", "Bread: Ann Lee", but not "Moving to New York". */
const NAMES_PERSON = new RegExp(
  `(?:^|[^\\p{L}\\s] ?|(?<!\\p{L})(?:${oneOf`with mit avec con com met`}) )$`,
  'u',
);
const QUOTED = /["“„«][^"“„«”»]*["“”»]/gu;

/** "I talked with Dawn about", but not "with Dawn and Tom" */
const CALLED = new RegExp(
  String.raw`(?:${INTERVIEWS}) (?<first>${WORD})(?![\p{L}'’-])(?!,? (?:\S{1,4} )?\p{Lu})`,
  'u',
);
/** Whom the author calls by the first name, and names in whole as well. */
function calledIn(told: string, language: string): string | undefined {
  const called = CALLED.exec(told);
  const lead =
    told
      .slice(0, called?.index ?? 0)
      .split(/[.!?]\s/u)
      .at(-1) ?? '';
  if (called === null || EARLIER.test(lead) || !says('author', lead, language)) return undefined;
  const whole = new RegExp(`(?<!\\p{L})${called.groups?.['first']}(?: ${WORD}){1,2}`, 'u').exec(told)?.[0];
  const name = whole?.replace(/['’]s$/u, '');
  return name === undefined || isThing(name, told) ? undefined : name;
}

/** Who is asked: named by a phrase as "a conversation with", or in the title and again in a sentence above the first question. */
function namedGuest(texts: readonly string[], language: string): string | undefined {
  const [title = '', ...intro] = texts;
  const led = ledIn(texts);
  const own = led.find(({ isInTitle }) => isInTitle)?.name;
  if (own !== undefined) return own;
  // "What I learned from Ann Lee" is its author's own text
  if (says('self', title.replace(QUOTED, ''), language)) return undefined;
  const guest = led.find((named) => isIntroduced(named, texts, language))?.name;
  const told = intro.filter(isSentence).join(' ');
  if (guest !== undefined || !says('person', told, language)) return guest;
  const inTitle = [...title.matchAll(NAME)]
    .filter(({ index }) => NAMES_PERSON.test(title.slice(0, index)))
    .map(([name]) => name)
    .find((name) => told.includes(name) && !isThing(name, told));
  return inTitle ?? calledIn(told, language);
}

/** "The Open Town Halls", "our first Open Town Hall": with an article, or of several, a name is no person's. */
const isThing = (name: string, told: string): boolean =>
  new RegExp(
    String.raw`(?<!\p{L})(?:the|an?|our|this|each|every) (?:[\p{Ll}\d]\S* |\S+\.\p{Ll}+ ){0,2}${escapePattern(name)}|${escapePattern(name)}s(?!\p{L})`,
    'iu',
  ).test(told);

/** How speakers say their own name. */
const SELF = new RegExp(
  `(?:${oneOf`[Mm]y_name_is [Mm]ein_Name_ist [Ii]ch_hei(?:ß|ss)e [Jj]e_m['’]appelle [Mm]e_llamo [Mm]i_chiamo [Mm]e_chamo [Ii]k_heet`}) (?<name>${NAMES}{1,2})`,
  'u',
);
const I_AM = oneOf`I['’]m I_am [Ii]ch_bin [Jj]e_suis [Ss]oy [Ss]ono [Ee]u_sou [Ii]k_ben`;
export const saysOwnName = (text: string, name: string): boolean =>
  SELF.test(text) || new RegExp(`(?:${I_AM}) ${name.split(' ')[0]}(?![\\p{L}'’])`, 'u').test(text);
/** Whose answers say their own name, in a text that is said to be an interview or names them above. */
function selfNamed(blocks: readonly RawBlock[], texts: readonly string[]): string | undefined {
  const name = blocks
    .map(({ mapped }) => SELF.exec(mapped.text)?.groups?.['name'])
    .find((found) => found !== undefined);
  const isKnown = texts.some((text) => ANNOUNCED.test(text) || (name !== undefined && text.includes(name)));
  return isKnown ? name : undefined;
}

/** Who is asked in an interview without labels, whose first question is given; where that is not clear, no one. */
export function guestOf(
  blocks: readonly RawBlock[],
  first: number,
  declared: string,
  language: string,
): string | undefined {
  const texts = [declared, ...blocks.slice(0, first).map(({ mapped }) => mapped.text.trim())].filter(Boolean);
  const below = blocks.slice(first);
  const questions = below.filter(isAsked).map(({ mapped }) => mapped.text);
  const asked = askedOfGuest(questions, language);
  // "Who pays?": below "An interview with Ann Lee" it is enough that "I" answers
  const saysI = ({ kind, mapped }: RawBlock): boolean =>
    kind === 'paragraph' && says('self', mapped.text, language);
  const isInterview = ledIn(texts).some(({ isInTitle }) => isInTitle) && below.some(saysI);
  if (asked < 0 || (asked === 0 && !isInterview)) return undefined;
  const name = selfNamed(below, texts) ?? namedGuest(texts, language);
  return name !== undefined && isOneOfTwo(name, texts, language) ? undefined : name;
}
