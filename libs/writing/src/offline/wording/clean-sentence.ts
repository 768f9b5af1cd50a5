import { isContextDependent } from '../../languages/context-dependence.js';
import { LEADING_SIGNS } from '../../source/readers/plain-marks.js';
import type { Sentence } from '../../source/source.types.js';
import { openingsOf } from '../../languages/connectives.js';
import { capitalise } from '../../languages/words.js';
import { isVerbless, leansBack, pointsBack } from './leaning.js';
import { TERMINAL } from './usable.js';

/** "TL;DR: …", "The short answer is: Yes, …" */
const IN_SHORT =
  /^(?:TL;?DR[:,]?|(?:the )?short answer(?: is)?[:,](?: (?:yes|no)[,;:])?) (?<first>\S)(?=\S* \S+ \S+ \S)/iu;

const PARENTHESIS = / ?[（(][^（）()]{1,160}[)）]/gu;
/** An example, a statistician's note or a ticket's number, figures or not. */
const NEEDLESS = /^ ?\((?:e\.g\.|i\.e\.|for example|such as|see |[pnr] ?[<=>]|95 ?% |#\d+\)|if available)/iu;
/** What was left out of a quotation. */
const LEFT_OUT = /^ ?\((?:\.{3}|…)\)$/u;
/** `GALWAY, Ireland – March 12, 2025 – `, `BERLIN (Reuters) - `. */
const DATELINE =
  /^\p{Lu}[\p{Lu}. ]{2,24}(?:, [^–—\d]{2,30}?)?(?: \(\p{L}+\))?(?:,? \p{L}{3,9}\.? \d{1,2}(?:, \d{4})?)? [–—-]{1,2} (?:[^–—]{4,24}\d{4} [–—-]{1,2} )?(?=\p{Lu})/u;

/** "About Nordlys: Nordlys makes lights." ends a press release. */
const ABOUT = /^About \p{Lu}[^:.!?]{1,48}: (?=\p{Lu})/u;

/** What only the next sentences tell: "has helped us in a few ways". */
const WAYS = / in (?:a few|several|many|different|various|a number of) (?:different )?ways(?=\.$)/iu;

/** "We will also test a delivery round": beside what, the text before tells. */
const ALSO = /^(?<head>(?!not )(?:[\p{L}'’]+ ){1,4}?)also (?=\p{Ll})(?!.*["“”])/u;
/** As spoken English has it; in German and Portuguese `um` is a word. */
const HESITATION = /,? (?:um|uh|erm),? /giu;
const NEVER = /(?!)/u;

/** A sentence ready to stand elsewhere, and what it leans on. */
export interface Cleaned {
  text: string;
  /** What joins it to the one before, with its own first letter as written ("But i"); empty where nothing does. */
  joint: string;
  isDangling: boolean;
}

/** A parenthesis is an aside, unless it holds a figure or a link, or the sentence is mostly made of it. */
function dropParentheses(text: string): string {
  const dropped = text
    .replace(PARENTHESIS, (aside) =>
      (/\d|https?:/u.test(aside) && !NEEDLESS.test(aside)) || LEFT_OUT.test(aside) ? aside : '',
    )
    .replace(/ +([,.])(?=\s|$)/gu, '$1')
    .replace(/ {2,}/gu, ' ')
    .trim();
  // "(… etc.)" takes the full stop with it
  const whole = TERMINAL.test(dropped) || !TERMINAL.test(text) || dropped === text ? dropped : `${dropped}.`;
  return dropped.length >= text.length * 0.35 ? whole : text;
}

/** "Today we are releasing 2.0, and it takes that hour away": what is said first stands without what leans. */
const LEANING_END = /^(?<head>[^,;:"“”]{24,}), (?:and|but|so) [^;:"“”]+(?<stop>[.!])$/u;

function withoutLeaningEnd(text: string, language: string, known?: ReadonlySet<string>): string {
  const { head = '', stop = '' } = language === 'en' ? (LEANING_END.exec(text)?.groups ?? {}) : {};
  if (head === '' || !leansBack(text, language, known)) return text;
  const first = `${head}${stop}`;
  return leansBack(first, language, known) || isVerbless(first, language) ? text : first;
}

/** What was dropped in front, with the first letter of what is left as it was written. */
const jointOf = (plain: string, text: string): string => plain.slice(0, plain.indexOf(text.slice(1)));

/** Keeps the sentence whole but for asides and a leading connective; says whether it still leans on its neighbour. */
export function cleanSentence(
  sentence: Pick<Sentence, 'text'>,
  language: string,
  known?: ReadonlySet<string>,
): Cleaned {
  const openings = openingsOf(language);
  const plain = dropParentheses(
    sentence.text
      .replace(/\s{2,}|[^\S ]/g, ' ')
      // a sentence said in passing is one by itself
      .replace(/^\(([^()]+[.!?…])\)$/u, '$1')
      .replace(LEADING_SIGNS, '')
      .replace(IN_SHORT, (_, first: string) => first.toUpperCase())
      .replace(/^[AQ]\s?: (?=\p{Lu})/u, '')
      .replace(DATELINE, '')
      .replace(ABOUT, '')
      .replace(language === 'en' ? HESITATION : NEVER, ' ')
      .replace(WAYS, '')
      .replace(language === 'en' ? ALSO : NEVER, '$<head>')
      .trim(),
  );
  // more than once: "And of course, …", "Yeah, so, I mean, …"
  let withoutConnective = plain;
  for (let turn = 0; turn < 4; turn += 1) {
    const said = withoutConnective;
    const shorter = capitalise(said.replace(openings.droppable.for(said), ''));
    if (shorter === withoutConnective) break;
    withoutConnective = shorter;
  }
  withoutConnective = withoutLeaningEnd(withoutConnective, language, known);
  const hasDropped = withoutConnective !== plain && withoutConnective !== capitalise(plain);
  const text = hasDropped ? capitalise(withoutConnective) : plain;
  const bare = text.replace(/^["'“‘«「『(]+/u, '');
  const standing = openings.standing.for(bare).test(bare);
  // "It’s easy to forget this" stands but for what it points at
  const leans = standing
    ? language === 'en' && pointsBack(bare, known)
    : openings.dangling.for(bare).test(bare) || leansBack(bare, language, known);
  // a bare quotation needs the sentence that says whose it is
  const isBareQuote =
    /^["“„«「『].*["”“»」』][.。]?$/u.test(text) && !/["”“»」』].*["“„«「『]/u.test(text.slice(1, -2));
  return {
    text,
    joint: hasDropped ? jointOf(plain, text) : '',
    isDangling: leans || isBareQuote || isContextDependent(text, language),
  };
}
