import { oneOf } from '../../text/one-of.js';
import type { RawBlock } from '../readers/raw-block.js';

export const isAsked = ({ kind, mapped }: RawBlock): boolean =>
  kind === 'heading' && /[?？]\s*$/u.test(mapped.text);

const INTERVIEWS = oneOf`
  [Ii]nterview(?:_with|ing|:) conversation_with [Tt]alk(?:ing|s|ed)?_(?:with|to) sp(?:ea|o)ke?s?_(?:with|to)
  chat(?:ted)?_with questions_(?:for|to) Q_?&_?A_with Interview_mit Gespräch_mit [Ee]ntrevista_(?:a|con|com)
  conversación_con [Ee]ntretien_avec [Rr]encontre_avec [Ii]ntervista_(?:a|con) [Gg]esprek_met`;
const WORD = String.raw`\p{Lu}[\p{Ll}'’][\p{L}'’-]*`;
/** "Liz de Souza" */
const PARTICLES = '(?:(?:van|von|de|da|do|dos|del|della|di|du|der|den|la|le|el|al|bin) ){0,2}';
export const NAMES = `${WORD}(?: ${PARTICLES}${WORD})`;
/** The interviewee, named before the first question: "a conversation with Ruth Adeyemi". */
const GUEST = new RegExp(`(?:${INTERVIEWS}) (?<name>${NAMES}{1,2})`, 'u');
/** "Write the Docs Prague 2021" is no person; "the Ann Lee" is none either. */
const NAME = new RegExp(String.raw`(?<!\b(?:the|\p{Lu}[\p{L}'’-]*) )${NAMES}{1,2}(?!\p{L}| ?\d)`, 'gu');

/** "Spinning the wheels with city farm potter Jess Jos" */
const TITLED = new RegExp(String.raw`\bwith (?:\p{L}[\p{L}'’-]* ){0,5}\p{Ll}+ (?<name>${NAMES}{1,2})$`, 'u');

/** The host says "you", the guest "I". */
export const YOU = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf`you(?:rs?(?:elf)?)? Sie Ihr\p{L}* du dein\p{L}* vous votre vos tu ton usted tus? lei suo você seu je jouw`})(?!\p{L})`,
  'iu',
);
const SAYS_I = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf`I my ich mein\p{L}* je mon mes yo mi io mio eu meu ik mijn`})(?!\p{L})`,
  'iu',
);
const mostly = (blocks: readonly RawBlock[], pattern: RegExp): boolean =>
  blocks.filter(({ mapped }) => pattern.test(mapped.text)).length > blocks.length / 2;

/** Whether questions that say "you" are answered by one who says "I". */
function isConversation(blocks: readonly RawBlock[]): boolean {
  const answers = blocks.slice(1).filter((_, at) => blocks.slice(at, at + 1).some(isAsked));
  return mostly(blocks.filter(isAsked), YOU) && mostly(answers, SAYS_I);
}

const isSentence = (text: string): boolean => /[.!?…:]["”’)]*$/u.test(text);
const namesIn = (text: string): string[] => [...text.matchAll(NAME)].map(([name]) => name);

/** Who is asked: named by a phrase as "a conversation with", or in the title and again in a sentence above the first question. */
function namedGuest(before: readonly string[], declared: string): string | undefined {
  const found = [declared, ...before]
    .map((text) => (GUEST.exec(text) ?? TITLED.exec(text))?.groups?.['name'])
    .find((name) => name !== undefined);
  if (found !== undefined) return found;
  const [title = '', ...intro] = before;
  const told = intro.filter(isSentence).join(' ');
  return namesIn(title).find((name) => told.includes(name));
}

/** "I was contacted by Ada Lund for an interview": the author answers. */
const asksAuthor = (name: string, told: string): boolean =>
  new RegExp(String.raw`\b(?:by|von|par|por|da|door) (?:an? |einer |eine )?${name}`, 'u').test(told);

/** How speakers say their own name. */
export const SELF = new RegExp(
  `(?:${oneOf`[Mm]y_name_is [Mm]ein_Name_ist [Ii]ch_hei(?:ß|ss)e [Jj]e_m['’]appelle [Mm]e_llamo [Mm]i_chiamo [Mm]e_chamo [Ii]k_heet`}) (?<name>${NAMES}{1,2})`,
  'u',
);
/** Whose answers say their own name. */
const selfNamed = (blocks: readonly RawBlock[]): string | undefined =>
  blocks.map(({ mapped }) => SELF.exec(mapped.text)?.groups?.['name']).find((name) => name !== undefined);

/** "A student, Ada Lund, asked me": the author is who answers. */
const ASKED_ME = new RegExp(String.raw`(?<!\p{L})(?:${oneOf`me myself mich mir moi mij`})(?!\p{L})`, 'iu');

/** The only person named above the first question of a conversation. */
function onlyNamed(blocks: readonly RawBlock[], asked: RawBlock): string | undefined {
  const above = blocks.slice(0, blocks.indexOf(asked)).map(({ mapped }) => mapped.text.trim());
  const naming = above.filter((text) => isSentence(text) && namesIn(text).length > 0);
  const [only, ...others] = new Set(namesIn(naming.join(' ')));
  const isGuest =
    others.length === 0 && !naming.some((text) => ASKED_ME.test(text) || asksAuthor(only ?? '', text));
  return isGuest && isConversation(blocks) ? only : undefined;
}

/** Who is asked in an interview without labels, whose first question and the texts above it are given. */
export const guestOf = (
  blocks: readonly RawBlock[],
  asked: RawBlock,
  before: readonly string[],
  declared: string,
): string | undefined =>
  selfNamed(blocks.slice(before.length)) ?? namedGuest(before, declared) ?? onlyNamed(blocks, asked);
