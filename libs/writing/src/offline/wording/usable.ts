import { mentionsOf } from '../../annotate/mentions/extract-mentions.js';
import type { Source } from '../../source/source.types.js';
import { openingsOf } from '../../languages/connectives.js';
import { isForeign } from '../../languages/stop-words.js';
import { countWords } from '../../languages/words.js';
import { ANNOUNCES } from '../analysis/rank.js';

export const TERMINAL = /[.!?。！？…]["'”’»」』)\]]*$/u;
const MARKUP =
  /\\[a-z]{2,}[ _^{]|\{[{%]|[%}]\}|<\/?[a-z][^>]*>|\]\(|```|\*\*|^#{1,6} |\|.*\||(?<=\s):[a-z][a-z0-9_+-]+:(?=\s)/iu;
/** A quotation from which something was left out before or behind the sentence. */
const GAP = /^[([（](?:\.{3}|…|中略)[)\]）]|[([（](?:\.{3}|…|中略)[)\]）]$/u;
const URL = /https?:\/\/\S+|\bwww\.\S+/iu;
const OPEN_END = /[,;]? (?:or|and|o|y|u|e|oder|und|ou|et|of|en)[.;,]?$|[:：]["”]?$/iu;
/** "Organize: There are different ways …" announces as well. */
const LABEL = /^[^:.!?]{3,48}: /u;
const MAX_WORDS = 48;
/** Few sentences leave no choice. */
const SMALL = 8;
/** Part of a sentence that is the text of links from which on it is one. */
const LINKED = 0.6;

function isBalanced(text: string): boolean {
  if (!/["(（)）“”「」『』«»]/.test(text)) return true;
  const pairs: [RegExp, RegExp][] = [
    [/[(（]/gu, /[)）]/gu],
    [/“/gu, /”/gu],
    [/[「『]/gu, /[」』]/gu],
    [/«/gu, /»/gu],
  ];
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return count(/"/gu) % 2 === 0 && pairs.every(([open, close]) => count(open) === count(close));
}

/** Sentences that are mostly links ("10 Best Practices for Forms", "Download it or read the release notes"): they point elsewhere. */
export function linkedSentences(source: Source): ReadonlySet<number> {
  const { sentences } = source;
  const linked = new Set<number>();
  if (sentences.length <= SMALL) return linked;
  const links = mentionsOf(source)
    .filter(({ kind }) => kind === 'url')
    .toSorted((a, b) => a.start - b.start);
  let next = 0;
  sentences.forEach(({ start, end }, index) => {
    let covered = 0;
    while ((links[next]?.start ?? Infinity) < end) {
      const link = links[next];
      if (link && link.start >= start && link.end <= end) covered += link.end - link.start;
      next += 1;
    }
    if (covered > (end - start) * LINKED) linked.add(index);
  });
  return linked;
}

/** Greets, or asks the author's own readers for something: in another piece that is said in other words. */
const ADDRESSES =
  /^(?:(?:hello|hi|hey|dear|hola|bonjour|hallo|ciao|olá)(?=[ ,])|(?:write back|hit reply|reply (?:to|and)|tell me|let me know|drop me|see you|until next|escríbe(?:me|nos)|cuéntame|schreib(?:t|en sie)? (?:mir|uns)|écrivez-(?:moi|nous)|dites-(?:moi|nous)|scrivi(?:mi|ci)|conte-(?:me|nos)|schrijf (?:me|ons))(?!\p{L}))/iu;

/** What people in a talk say to each other: "Tomás, welcome.", "Happy to be here." */
const SMALL_TALK =
  /^(?:good (?:morning|afternoon|evening|day)\b|ladies and gentlemen\b|congratulations\b|thank you\b|(?:i|we)(?: would|['’]d) like to thank\b|(?:\p{Lu}\p{L}+, )?welcome(?:,? \p{L}+)?[.!]|welcome,? (?:everyone|everybody|all|back|to)\b|(?:happy|glad|great|good|lovely|nice|pleased|excited|delighted) to (?:be here|be with|have you|see you|meet you)\b|(?:great|good|excellent) question\b|can (?:you|everyone|everybody)(?: all)? (?:hear|see)\b|(?:we['’]ve got|we have|there are) (?:about |over |around )?\d+ people (?:on the line|in the room|with us|watching|listening)|the (?:slides|recording)s? (?:will|are going to) be\b)/iu;

/** Has no word, shows markup, is cut off, or is made of more than one piece. */
export function isBroken(text: string): boolean {
  return (
    !/\p{L}/u.test(text) ||
    OPEN_END.test(text) ||
    GAP.test(text) ||
    MARKUP.test(text) ||
    URL.test(text) ||
    !isBalanced(text)
  );
}

/** Two or three words that round off what was said: "We removed it.", "Chalk dissolves." */
export const isAfterword = (text: string, isItem: boolean): boolean =>
  !isItem &&
  /^\p{Lu}/u.test(text) &&
  /[.!]$/u.test(text) &&
  [2, 3].includes(countWords(text)) &&
  !SMALL_TALK.test(text) &&
  !isBroken(text);

/** Whether a sentence says something by itself: whole, of a fair length, neither announcing nor pointing elsewhere. */
export function isUsable(text: string, source: Source, isItem: boolean): boolean {
  const words = countWords(text);
  if (words < (isItem ? 3 : 4) || words > MAX_WORDS || isBroken(text)) return false;
  if (!isItem && !TERMINAL.test(text)) return source.sentences.length <= 3;
  if (!isItem && /^\p{Ll}/u.test(text)) return false;
  if (isForeign(text, source.language)) return false;
  const bare = text.replace(LABEL, '');
  const isForOthers = ADDRESSES.test(text) || SMALL_TALK.test(text) || ANNOUNCES.for(bare).test(bare);
  if (isForOthers && source.sentences.length > SMALL) return false;
  return !openingsOf(source.language).pointing.for(text).test(text);
}
