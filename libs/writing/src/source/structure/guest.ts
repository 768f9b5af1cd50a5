import { addressAt } from '../../languages/address.js';
import { says } from '../../languages/discourse-words.js';
import { QUOTED_PARTS } from '../../text/marks.js';
import { oneOf } from '../../text/one-of.js';
import { escapePattern } from '../../text/text-pattern.js';
import type { FrontMatter } from '../readers/front-matter.js';
import type { RawBlock } from '../readers/raw-block.js';

/** What the front matter of a text says of it. */
export type Declared = Pick<FrontMatter, 'title' | 'author' | 'person' | 'values'>;

export const isAsked = ({ kind, mapped, asks }: RawBlock): boolean =>
  kind === 'heading' && (asks === true || /[?？]\s*$/u.test(mapped.text));

export const MIN_QUESTIONS = 3;

const INTERVIEWS = oneOf`
  [Ii]nterview(?:(?:_is)?_with|ing|:) conversation_with [Tt]alk(?:ing|s|ed)?_(?:with|to) sp(?:ea|o)ke?s?_(?:with|to)
  chat(?:ted|ting)?_(?:with|to) questions_(?:for|to) Q_?&_?A_with Interview_mit Gespräch_mit [Ee]ntrevista_(?:a|con|com)
  conversación_con [Ee]ntretien_avec [Rr]encontre_avec [Ii]ntervista_(?:a|con) [Gg]esprek_met`;
const WORD = String.raw`\p{Lu}[\p{Ll}'’][\p{L}'’-]*`;
/** "Liz de Souza", "Ann St. Clair". */
export const PARTICLES = '(?:(?:van|von|de|da|do|dos|del|della|di|du|der|den|la|le|el|al|bin|St\\.) ){0,2}';
export const NAMES = `${WORD}(?: ${PARTICLES}${WORD})`;
/** Who asked whom: "This is an interview that Ann Berg had with". */
const HELD = `(?<=\\bis an? )interview (?:that|which) (?<asker>${NAMES}{1,2}) (?:had|did|held|conducted) with`;
/** The person interviewed, named before the first question: "a conversation with Ruth Adeyemi". */
const GUEST = new RegExp(`(?:${INTERVIEWS}|${HELD}) (?<name>${NAMES}{1,2})`, 'gu');
const ANNOUNCED = new RegExp(`(?:${INTERVIEWS})`, 'u');
/** Whether a sentence in italics announces a talk and is not a by-line: "*We talked to Ada Lund.*" */
export const announcesTalk = ({ isInItalics, mapped: { text } }: RawBlock): boolean =>
  isInItalics === true && isSentence(text.trim()) && ANNOUNCED.test(text);
/** "last week's interview with …", but not "last week I talked to …". */
const EARLIER = /\b(?:last|previous|earlier)(?: \p{L}+['’]s)?(?: \p{L}+)? $/iu;
/** A full name, but not "Write the Docs Prague 2021" or "the Ann Lee". */
const NAME = new RegExp(String.raw`(?<!\b(?:the|\p{Lu}[\p{L}'’-]*) )${NAMES}{1,2}(?!\p{L}| ?\d)`, 'gu');

/** Forms of "you": the host says "you", the guest "I". */
export const YOU = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf`you(?:rs?(?:elf)?)? Sie Ihr\p{L}* du dein\p{L}* vous votre vos tu ton usted tus? lei suo você seu je jouw`})(?!\p{L})`,
  'iu',
);
const isSentence = (text: string): boolean => /[.!?…:]["”’)]*$/u.test(text);

/** How many more questions address a guest ("you") than come from readers or the author, who say "I" first. */
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

/** The names after phrases such as "a conversation with". */
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

/** Whether a description follows a name: ", a baker", but not ", and that was that". */
function isDescribed(rest: string, language: string): boolean {
  const word = /^, (\p{Ll}+)/u.exec(rest)?.[1] ?? '';
  return word !== '' && !says('conjunctions', word, language) && !says('contrast', word, language);
}

/** Whether a name is that of a guest: repeated, described ("Ann Lee, a baker") or "she". Not after "Tom Ek talked to". */
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

/** Whether a name is one of a pair: "Ann Berg and Tom Ek". */
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

/** What precedes a person's name: "An hour with Ann Lee", "Bread: Ann Lee", but not "Moving to New York". */
const NAMES_PERSON = new RegExp(
  `(?:^|[^\\p{L}\\s] ?|(?<!\\p{L})(?:${oneOf`with mit avec con com met`}) )$`,
  'u',
);

/** A first name after the phrase: "I talked with Dawn about", but not "with Dawn and Tom". */
const CALLED = new RegExp(
  String.raw`(?:${INTERVIEWS}) (?<first>${WORD})(?![\p{L}'’-])(?!,? (?:\S{1,4} )?\p{Lu})`,
  'u',
);
/** The full name of the person whom the author calls by the first name; undefined for none. */
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

/** The guest: named after "a conversation with" or the like, or in the title and again above the first question. */
function namedGuest(texts: readonly string[], language: string): string | undefined {
  const [title = '', ...intro] = texts;
  const led = ledIn(texts);
  const own = led.find(({ isInTitle }) => isInTitle)?.name;
  if (own !== undefined) return own;
  // "What I learned from Ann Lee" is by its author
  if (says('self', title.replace(QUOTED_PARTS, ''), language)) return undefined;
  const guest = led.find((named) => isIntroduced(named, texts, language))?.name;
  const told = intro.filter(isSentence).join(' ');
  if (guest !== undefined || !says('person', told, language)) return guest;
  const inTitle = [...title.matchAll(NAME)]
    .filter(({ index }) => NAMES_PERSON.test(title.slice(0, index)))
    .map(([name]) => name)
    .find((name) => told.includes(name) && !isThing(name, told));
  return inTitle ?? calledIn(told, language);
}

/** Whether a name is that of a thing, because it has an article or a plural: "our first Open Town Hall", "The Open Town Halls". */
const isThing = (name: string, told: string): boolean =>
  new RegExp(
    String.raw`(?<!\p{L})(?:the|an?|our|this|each|every) (?:[\p{Ll}\d]\S* |\S+\.\p{Ll}+ ){0,2}${escapePattern(name)}|${escapePattern(name)}s(?!\p{L})`,
    'iu',
  ).test(told);

const SELF = new RegExp(
  `(?:${oneOf`[Mm]y_name_is [Mm]ein_Name_ist [Ii]ch_hei(?:ß|ss)e [Jj]e_m['’]appelle [Mm]e_llamo [Mm]i_chiamo [Mm]e_chamo [Ii]k_heet`}) (?<name>${NAMES}{1,2})`,
  'u',
);
const I_AM = oneOf`I['’]m I_am [Ii]ch_bin [Jj]e_suis [Ss]oy [Ss]ono [Ee]u_sou [Ii]k_ben`;
export const saysOwnName = (text: string, name: string): boolean =>
  SELF.test(text) || new RegExp(`(?:${I_AM}) ${name.split(' ')[0]}(?![\\p{L}'’])`, 'u').test(text);
function selfNamed(blocks: readonly RawBlock[], texts: readonly string[]): string | undefined {
  const name = blocks
    .map(({ mapped }) => SELF.exec(mapped.text)?.groups?.['name'])
    .find((found) => found !== undefined);
  const isKnown = texts.some((text) => ANNOUNCED.test(text) || (name !== undefined && text.includes(name)));
  return isKnown ? name : undefined;
}

const IS_NAME = new RegExp(`^${NAMES}{1,2}$`, 'u');
/** Whether what is declared beside a title says that it is a person, not a place: the author, or "An Interview with Artsy's Ada Lund". */
const isDeclared = (name: string, { author, values }: Declared): boolean =>
  author === name ||
  new RegExp(
    String.raw`(?:${INTERVIEWS}) (?:\S{1,40}['’]s (?:\p{Ll}+ ){0,2})?${escapePattern(name)}(?!\p{L})`,
    'u',
  ).test(values);
/** The title if it is only the name of who answers, who says "I" and none of its words: "Rainy Days" are said below. */
function nameAsTitle(declared: Declared, title: string, below: readonly RawBlock[], language: string) {
  if (!IS_NAME.test(title) || !isDeclared(title, declared)) return undefined;
  const told = new Set(below.flatMap(({ mapped }) => mapped.text.toLowerCase().match(/\p{L}+/gu) ?? []));
  const isSaid = title.match(/\p{L}{4,}/gu)?.some((word) => told.has(word.toLowerCase())) === true;
  return !isSaid && answersAsSelf(below, language) ? title : undefined;
}
/** Whether most answers say "I". */
function answersAsSelf(below: readonly RawBlock[], language: string): boolean {
  const answers = below.filter(({ kind }, at) => kind === 'paragraph' && below[at - 1]?.kind === 'heading');
  const own = answers.filter(({ mapped }) => says('self', mapped.text, language));
  return own.length > answers.length * SHARE_OF_SELF;
}
const SHARE_OF_SELF = 0.6;
/** Whether a text speaks of a person in questions or answers, who are only addressed by name there ("And you, Nora?"). */
function speaksOf(person: string, below: readonly RawBlock[]): boolean {
  const name = `(?:${person.match(/\p{Lu}[\p{L}'’-]+/gu)?.join('|')})`;
  const called = new RegExp(`(?:^|, )${name}(?: ${name}){0,3}(?=[,?!.]|$)`, 'gu');
  const named = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u');
  return below.some(({ mapped, kind }) =>
    named.test(kind === 'heading' ? mapped.text.replace(called, '') : mapped.text),
  );
}
/** The name in a field of the text, such as `person`, if who answers says "I", and no author says it above. */
const nameInField = (
  { person }: Declared,
  above: readonly string[],
  below: readonly RawBlock[],
  language: string,
) =>
  IS_NAME.test(person) &&
  answersAsSelf(below, language) &&
  !says('self', above.join('\n'), language) &&
  !speaksOf(person, below)
    ? person
    : undefined;

/** The person interviewed in an interview without labels; undefined if that is not clear. `first` is the position of the first question. */
export function guestOf(
  blocks: readonly RawBlock[],
  first: number,
  declared: Declared,
  language: string,
): string | undefined {
  const texts = [declared.title, ...blocks.slice(0, first).map(({ mapped }) => mapped.text.trim())].filter(
    Boolean,
  );
  const below = blocks.slice(first);
  const questions = below.filter(isAsked).map(({ mapped }) => mapped.text);
  const asked = askedOfGuest(questions, language);
  // below "An interview with Ann Lee" an answer with "I" is enough
  const saysI = ({ kind, mapped }: RawBlock): boolean =>
    kind === 'paragraph' && says('self', mapped.text, language);
  const isInterview = ledIn(texts).some(({ isInTitle }) => isInTitle) && below.some(saysI);
  if (asked < 0 || (asked === 0 && !isInterview)) return undefined;
  const name =
    selfNamed(below, texts) ??
    namedGuest(texts, language) ??
    nameAsTitle(declared, texts[0] ?? '', below, language) ??
    nameInField(declared, texts, below, language);
  return name !== undefined && isOneOfTwo(name, texts, language) ? undefined : name;
}
