import { oneOf } from '../../text/one-of.js';
import { escapePattern } from '../../text/text-pattern.js';
import type { RawBlock } from '../readers/raw-block.js';

export const isAsked = ({ kind, mapped }: RawBlock): boolean =>
  kind === 'heading' && /[?？]\s*$/u.test(mapped.text);

/** Questions that make an interview. */
export const MIN_QUESTIONS = 3;

const INTERVIEWS = oneOf`
  [Ii]nterview(?:_with|ing|:) conversation_with [Tt]alk(?:ing|s|ed)?_(?:with|to) sp(?:ea|o)ke?s?_(?:with|to)
  chat(?:ted|ting)?_with questions_(?:for|to) Q_?&_?A_with Interview_mit Gespräch_mit [Ee]ntrevista_(?:a|con|com)
  conversación_con [Ee]ntretien_avec [Rr]encontre_avec [Ii]ntervista_(?:a|con) [Gg]esprek_met`;
const WORD = String.raw`\p{Lu}[\p{Ll}'’][\p{L}'’-]*`;
/** "Liz de Souza" */
const PARTICLES = '(?:(?:van|von|de|da|do|dos|del|della|di|du|der|den|la|le|el|al|bin) ){0,2}';
export const NAMES = `${WORD}(?: ${PARTICLES}${WORD})`;
/** The interviewee, named before the first question: "a conversation with Ruth Adeyemi". */
const GUEST = new RegExp(`(?:${INTERVIEWS}) (?<name>${NAMES}{1,2})`, 'gu');
/** "last week's interview with …" */
const EARLIER = /\b(?:last|previous|earlier)\b[^.]{0,24}$/iu;
/** "Write the Docs Prague 2021" is no person; "the Ann Lee" is none either. */
const NAME = new RegExp(String.raw`(?<!\b(?:the|\p{Lu}[\p{L}'’-]*) )${NAMES}{1,2}(?!\p{L}| ?\d)`, 'gu');

/** The host says "you", the guest "I". */
export const YOU = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf`you(?:rs?(?:elf)?)? Sie Ihr\p{L}* du dein\p{L}* vous votre vos tu ton usted tus? lei suo você seu je jouw`})(?!\p{L})`,
  'iu',
);
const isSentence = (text: string): boolean => /[.!?…:]["”’)]*$/u.test(text);

/** Who is asked: named by a phrase as "a conversation with", or in the title and again in a sentence above the first question. */
function namedGuest(before: readonly string[], declared: string): string | undefined {
  const found = [declared, ...before].flatMap((text) =>
    Array.from(text.matchAll(GUEST), ({ groups, index }) => ({
      name: groups?.['name'] ?? '',
      isEarlier: EARLIER.test(text.slice(0, index)),
    })),
  );
  const own = found.find(({ isEarlier }) => !isEarlier)?.name;
  if (own !== undefined) return own;
  const [title = '', ...intro] = before;
  const told = intro.filter(isSentence).join(' ');
  return title.match(NAME)?.find((name) => told.includes(name) && !isThing(name, told));
}

/** "The Open Town Halls", "our first Open Town Hall": with an article, or of several, a name is no person's. */
const isThing = (name: string, told: string): boolean =>
  new RegExp(
    String.raw`(?<!\p{L})(?:the|an?|our|this|each|every) (?:[\p{Ll}\d]\S* |\S+\.\p{Ll}+ ){0,2}${escapePattern(name)}|${escapePattern(name)}s(?!\p{L})`,
    'iu',
  ).test(told);

/** How speakers say their own name. */
export const SELF = new RegExp(
  `(?:${oneOf`[Mm]y_name_is [Mm]ein_Name_ist [Ii]ch_hei(?:ß|ss)e [Jj]e_m['’]appelle [Mm]e_llamo [Mm]i_chiamo [Mm]e_chamo [Ii]k_heet`}) (?<name>${NAMES}{1,2})`,
  'u',
);
/** Whose answers say their own name. */
const selfNamed = (blocks: readonly RawBlock[]): string | undefined =>
  blocks.map(({ mapped }) => SELF.exec(mapped.text)?.groups?.['name']).find((name) => name !== undefined);

/** Who is asked in an interview without labels, whose texts above the first question are given. */
export const guestOf = (
  blocks: readonly RawBlock[],
  before: readonly string[],
  declared: string,
): string | undefined => selfNamed(blocks.slice(before.length)) ?? namedGuest(before, declared);
