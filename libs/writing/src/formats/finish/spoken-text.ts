/** They say what is right or wrong, or who agrees: "❌ Swim after dark." */
const SAYING = '❌❎✅☑✔✖⛔🚫🛑🚷🚳🚭⚠👍👎';
/** A modifier begins none: a row of them would be read in more and more ways. */
const PICTURE = String.raw`(?![${SAYING}]|\p{Emoji_Modifier})(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\u200D\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})*`;
/** In parentheses it may also close them, and within a sentence `:/` may be content. */
const SMILEY = String.raw`(?<!\([^()\n]{0,200})(?:[:;]-?[()DP]|xD|:-?/(?=\s*$|\s+\p{Lu}|[.!?])|\^\^|\\o/)(?![\p{L}\p{N}/])`;

const PICTURES = String.raw`(?:[ \u00a0]?${PICTURE})+`;
const AT_START = new RegExp(
  String.raw`(?<=^(?:[–•] )?"?|[“„«])${PICTURES}[ \u00a0]?|(?<=[.!?…][”"»]? )${PICTURES}(?=\p{Lu})`,
  'gmu',
);
/** A picture within a sentence may be a word of it: "Press 👍 or 👎." */
const SIGNS = new RegExp(
  String.raw`(?<=(\S?\S))(?:${PICTURES}(?=[”"“»]?(?:$|\s+[“"„«(]?\p{Lu}))|(?<=[.!?…])${PICTURES}(?=[\s”"“»])|(?: ${SMILEY})+|(?<=\p{L})\^\^(?![\p{L}\p{N}]))`,
  'gmu',
);
/** Most texts have none, and to look for their places takes longer. */
const HAS_SIGN = /[\p{Emoji_Presentation}\p{Extended_Pictographic}]|[:;]-?[()DP/]|xD|\^\^|\\o\//u;
const ENDS_WORD = /(?![\u3000-\u9fff\uac00-\ud7af])[\p{L}\p{N}%]["”’»)\]]?$/u;
const IS_END = /^[”"“»]?(?:\s+[“"„«(]?\p{Lu}|\s*$)/u;
const AHEAD_CHARS = 8;

/** What goes on behind an address: a clause, and no list ("you, readers, librarians and parents"). */
const GOES_ON = String.raw`(?=,? (?!(?:and|or) )(?:(?:i|we|you|it|they|he|she|this|that|there|to) |(?![^.!?\n]{0,200} (?:and|or) )))`;
/** Listeners do not read: "I want you, reader, to try it.", "So, dear readers, we went." */
const READERS = new RegExp(
  String.raw`(?:(?<=(?<!\p{L})you), readers?,|, (?:(?:my |our )?(?:dear|gentle)|(?:my|our) (?:fellow|faithful)) readers?(?=,))${GOES_ON}`,
  'giu',
);

/** "#[stable]" is spoken as its word, in code too. */
export const asWords = (text: string): string => text.replace(/#\[(\p{L}\w*)\]/gu, '$1');

/** A text as it is spoken: without slashes between its parts, without addressing readers, and without smileys and emoji, which often stand for the full stop of their sentence. */
export function spokenText(text: string): string {
  const said = text.replaceAll(' // ', ' – ').replace(READERS, '');
  if (!HAS_SIGN.test(said)) return said;
  return said
    .replace(AT_START, '')
    .replace(SIGNS, (signs, before: string, at: number, whole: string) =>
      ENDS_WORD.test(before) && IS_END.test(whole.slice(at + signs.length, at + signs.length + AHEAD_CHARS))
        ? '.'
        : '',
    );
}
