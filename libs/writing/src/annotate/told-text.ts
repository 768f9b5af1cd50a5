import type { Source } from '../source/source.types.js';
import { numberOf } from '../source/structure/part-number.js';
import { onceFor } from '../text/once-for.js';
import { oneOf } from '../text/one-of.js';
import { besideCode } from '../text/without-code.js';
import { SLOT } from '../text/marks.js';
import { upperFirst } from '../text/upper-first.js';
import { isConclusion } from './discourse/conclusions.js';
import { linkedAsides, linkedFiles, withoutPages, WRITTEN } from './discourse/linked-pages.js';
import { sentAway } from './discourse/points-elsewhere.js';
import { labelOf } from './item-label.js';

const OPENERS = oneOf`the this it he she we they i in a an and but`;
/** A space on the wrong side of a mark: "this body , which", "(or so) , we", "a charity .The fund". */
const MISPLACED = new RegExp(
  String.raw`(?<=[\p{L})]) ([.,])(?=\s|$)|(?<=\p{L}) (\.)(?=(?:${OPENERS}) \p{L})`,
  'giu',
);
const withSpaces = (text: string): string =>
  text.replace(MISPLACED, (_, own: string | undefined, glued: string) => own ?? `${glued} `);

const SPACING = /[^\S ]| {2}|^ | $| [.,]/;
/** What an output leaves out: lone marks, also a colon that nothing is before (": plain, of a wall"), handles ("(@jo)"), and remarks of editors ("[surely you mean us? –ed]"). */
const STRAY =
  /^: (?=\p{L})|^\*(?=\p{L}[^*]*$)|(?<![^ ])_(?=\p{L}[^_]*$)|(?<=\))_{2,}(?=[.,;!?]|$)| \(@[\w-]+(?:, @[\w-]+)*\)| \[[^[\]]{1,80}[–—-] ?ed\.?\]/giu;
/** The number of a picture, which no output shows: "[Fig 1]", "(Bild 2)". */
const PICTURE_NUMBER = / [[(](?:fig(?:ure|\.)?|bild|abb(?:ildung|\.)) ?\d{1,2}[\])]/giu;
/** A text with normal white space, without lone marks and handles. */
export const saidOf = (text: string): string =>
  (SPACING.test(text) ? withSpaces(text.replace(/\s+/gu, ' ').trim()) : text)
    .replace(STRAY, '')
    .replace(PICTURE_NUMBER, '');
/** Where a space between sentences is missing: "public.That’s why", but not the name "Rocket.Chat". */
const LOST = /(?<=(?<![\p{L}\p{N}.])\p{Ll}{2,30}[.!?])(?=\p{Lu}\p{Ll}*(?:['’]\p{Ll}*)? \p{Ll})/gu;
const spaced = (text: string): string => text.replace(LOST, ' ');

const LEANS_ON = oneOf`this that these those it they them he she so`;
const PROPOSING = oneOf`(?:i|we)_(?:believe|think|suggest|recommend|propose)_(?:that_)?`;
/** No guess or rule for others: "So I think the server must be down", "So I suggest users should restart it". */
const DUTY = String.raw`(?:we|all of us|everybody|everyone|(?:the|our)(?: \p{L}+){1,3}) (?:should|ought) `;
/** "So I believe we should care for the wall": a proposal that names what it is about. */
const PROPOSED = String.raw`so,?(?= ${PROPOSING}(?!(?:\S+ ){0,8}(?:${LEANS_ON})(?!\p{L}))${DUTY})`;
/** Openings that sum up the paragraphs above, and can be removed. */
const SUMMING = new RegExp(
  `^(?:(?:${[
    'given (?:all )?(?:the above|this|that)|and so|ultimately|in the end|in conclusion|in short|in summary|to sum up|to summarize|overall|all in all|in a nutshell|at the end of the day',
    'zusammenfassend|kurz gesagt|en resumen|en conclusión|en résumé|en conclusion',
    'in sintesi|in conclusione|em resumo|em conclusão|kortom|samengevat',
  ].join('|')}),|for (?:all )?(?:of )?these reasons(?:,|(?= (?:we|i|the) ))|${PROPOSED}) (?=\\S)`,
  'iu',
);
/** A lead-in that says nothing without its list. */
const LEADS_LIST =
  /\b(?:here (?:is|are)|following|these|such as|includ(?:e|es|ed|ing)|as follows|examples?)\b/iu;
/** A reference to the layout, which an output does not have: `the nametags, pictured below, which …`. */
const SHOWN_THERE =
  '(?:pictured|shown|seen|illustrated|listed|outlined|described|explained) (?:below|above|left|right|here)';
/** What stays: a citation ("see Reid et al.", "see Reid 2014"), and what a person has: "see both our calendars". */
const CITED = String.raw`(?![^()]*\b(?:et al\b|(?:19|20)\d\d\b)|(?:both )?(?:our|your|their) (?![^()]*\b(?:${WRITTEN})\b))`;
/** A part of the text by its number: "(see point 3)". */
const PART = String.raw` \(see (?:point|step|section|part|chapter|tip|reason) (\d{1,2})\)`;
const PARTS = new RegExp(PART, 'giu');
const READ_ON = String.raw`see|read|siehe(?: auch)?|mehr über(?! \d|[^()]* als )`;
const AWAY = String.raw`(?:${READ_ON}) ${CITED}[^():]{2,90}|more (?:to come|on (?:this|that))[^()]{0,40}|(?:which )?you can (?:see|read|find|watch) [^()]{1,40}|[^()]{0,60}\blinked \p{L}+ below`;
const PICTURES = oneOf`figure chart graph image picture photo(?:graph)? diagram screenshot plot time_series`;
const FIGURES = `table|${PICTURES}`;
const STATED = oneOf`stated mentioned noted described said discussed explained`;
/** What was read aloud before a sermon: "As Paul said in our first reading, …". */
const READ_BEFORE = String.raw`(?<=\b(?:${oneOf`said says heard read wrote writes tells_us told_us`})) in (?:our|today['’]s|this (?:morning|evening)['’]s) (?:\p{L}+ )?(?:reading|lesson)(?=[,:;])`;
const REMEMBERED = '(?:above|before|earlier|already)';
/** "We stayed because, as I said, it rained": only what goes on for certain needs neither comma, and the words of others stay. */
const BEFORE = new RegExp(
  String.raw`(?<=\b(?:because|and|but|or|although|whether)), as (?:i|we) (?:just )?(?:said|mentioned|noted|told you)(?: ${REMEMBERED})?,(?= \p{L})`,
  'giu',
);
const OTHERS = /["“”„«»‘]|(?<!\p{L})['’]/u;
const withoutBefore = (text: string, isQuoted: boolean): string =>
  isQuoted || OTHERS.test(text) ? text : text.replace(BEFORE, '');
/** References to the layout. */
const LAYOUT = new RegExp(
  [
    READ_BEFORE,
    String.raw`(?!${PART}),? \((?:${AWAY}|(?:as )?${SHOWN_THERE})\)`,
    String.raw`, (?:as )?${SHOWN_THERE}(?:(?=[.;]|, (?:who|which|where)\b)|,)`,
    String.raw`,? (?:as )?${SHOWN_THERE}(?=:$)`,
    String.raw` about the above(?= (?:is|are|was|were)\b)`,
    String.raw`,? as (?:you can see|can be seen|shown) in the (?:\p{L}+ )?(?:${FIGURES}) (?:below|above)`,
    String.raw`(?<=, (?:which|who)) as (?:you can see|can be seen|shown) in the (?:${FIGURES}),`,
    String.raw`,? as [^,.;:]{2,40} (?:${STATED}) in (?:\p{L}+ ){1,3}(?:post|article)(?=[.,;])`,
    String.raw`(?<=\bthe (?:videos?|articles?|posts?|pages?)) linked(?= \p{L}+ (?!on|in|at|to|from|by|with)\b)`,
    String.raw` \((?:like|see|as in) (?:this|these|here)(?: one)?\)`,
    String.raw` \([^()]{2,90} (?:in|on|to|from) this (?:shot|${FIGURES})\)`,
    String.raw`(?:(?<=\bsuch (?:\p{L}+ ){1,3}\p{L}+) as|(?<=\([^()]{2,60}) like) (?:the one|those) in the (?:\p{L}+ )?(?:${FIGURES})s?(?=[.,;)])`,
  ].join('|'),
  'giu',
);

/** "SAN FRANCISCO, April 12, 2016 — The foundation …", "Jun 10th, 2021 – The foundation …". */
const DATELINE =
  /^(?:\p{Lu}{2}[\p{Lu} .,]{1,40}(?:, | \())?\p{Lu}\p{L}{2,9}\.?,? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d\)? ?[—–-]{1,2} ?(?=\p{Lu})/u;

const ADDRESSED = oneOf`(?:my_)?(?:fellow_\p{L}+|ladies_and_gentlemen|dear_(?:friends|colleagues)) in_this_(?:post|article|blog_post)`;
const GREETED = String.raw`(?:hi|hello|hey)(?: (?:all|there|everyone|everybody|folks|friends))?[,!] (?=(?:i|we|it|this|my|our)\b)`;
const BEFORE_READING = String.raw`before you (?:click|scroll|read|start reading|dive)\b[^,]{0,90}, `;
const COMPARED = String.raw`(?:even )?(?:more|less|better|worse) than (?:in|on) this (?:${FIGURES}), `;
/** A pointer to a picture, which no output shows: "As you can see in the bar chart below, …", "As the graph above shows, …". */
const POINTED = String.raw`as (?:you can see|can be seen|shown|seen) in the (?:\p{L}+ ){0,2}(?:${PICTURES})(?: below| above)?|as the (?:\p{L}+ ){0,2}(?:${PICTURES}) (?:below|above) (?:shows?|illustrates?)`;
/** "Fig. 2A" of a picture. */
const NUMBERED_FIGURE = String.raw`fig(?:ure|\.)? ?\d+\p{L}?`;
/** "In Fig. 2A we see that …", "Figure 3 shows that …". */
const SEEN = String.raw`in ${NUMBERED_FIGURE},? (?:we|you|one) (?:can |may )?(?:clearly )?see that (?=\p{L}+ \p{L})|${NUMBERED_FIGURE} (?:clearly )?(?:shows?|illustrates?) that (?=\p{L}+ \p{L})`;
/** "This chart shows that …", "These screenshots that cover a day show that …". */
const PROVED = String.raw`(?:this|these) (?:${oneOf`screenshot chart graph diagram`})s?(?: (?:that|which) [^,.]{3,60})? shows? that (?=\p{L}+ \p{L})`;
const AS_STATED = `as (?:i |we )?(?:have )?(?:${STATED})`;
const EARLIER = 'above|before|earlier|previously';
/** "As stated above, …", and "As above, …", but not the saying "As above, so below". */
const STATED_ABOVE = String.raw`${AS_STATED} (?:${EARLIER}|in (?:\p{L}+ ){1,4}(?:post|article)s?), |as above, (?!so below)`;
/** The label of a summary, which says nothing: "tl;dr: …". */
const LABEL = String.raw`tl;? ?dr ?(?:[:,]|[–—-](?= )) `;
/** Openings that can be removed: "Hi, I'm …", "Before you click, …", "In this post, we …", "As stated above, …" and the like. */
const ADDRESS = new RegExp(
  String.raw`^(?:${GREETED}|${COMPARED}|${BEFORE_READING}|(?:${ADDRESSED}), (?=(?:we|i)\b))|^(?:${LABEL}|${STATED_ABOVE})|^as you(?: can| will|['’]ll) see(?: (?:above|below|here))?, |^(?:${POINTED}), |^${PROVED}|^(?:${SEEN})`,
  'iu',
);

/** A pronoun that needs the phrase before it: "In the end, it's about people". */
const POINTS = /^(?:it|this|that|es|das|esto|ce|c['’])(?!\p{L})/iu;

/** Takes up only the sentence before: "Ultimately, this ties into …", unlike "Overall, this is the best bread". */
const TAKES_UP = /^(?:this|that) (?!(?:was|has) )\p{Ll}+(?<![isu])s /iu;

const ON_THIS = /^\s?[:：]\s*(?:this|that|these|those|dies\p{L}*)(?!\p{L})/iu;
/** Whether a label says that a sentence concludes: "Lesson learned: …", "Verdict: …". */
function concludes(text: string): boolean {
  const label = labelOf(text);
  return isConclusion(label) && !ON_THIS.test(text.slice(label.length));
}

const UNLINKED = new RegExp(String.raw`(?<=\p{L} )\[(?!${SLOT})(\p{L}[^[\]:]{2,60})\](?=[.!?,]|$)`, 'giu');
/** Removes brackets around a link without its address: "[sign up for free]". In quotations and around labels they are an editor's, and capitals are to be filled in: "[INSERT THEME]". */
const unlinked = (text: string): string =>
  /["“”„«»]/u.test(text)
    ? text
    : text.replace(UNLINKED, (whole, words: string) => (/\p{Ll}/u.test(words) ? words : whole));

interface Told {
  text: string;
  isSumming: boolean;
  /** The removed words that sum up, with the first letter after them; empty for none. */
  summing: string;
}

/** A sentence for outputs: cleaned, without layout references and removable openings; `leadsOn` replaces its final colon. */
export function toldText(
  written: string,
  leadsOn: boolean,
  isQuoted = false,
  code: readonly string[] = [],
): Told {
  let told: Told = { text: written, isSumming: false, summing: '' };
  const text = besideCode(written, code, (own) => (told = toldBesideCode(own, leadsOn, isQuoted)).text);
  return { ...told, text };
}

function toldBesideCode(written: string, leadsOn: boolean, isQuoted: boolean): Told {
  const shown = spaced(saidOf(written)).replace(LAYOUT, '').replace(DATELINE, '');
  const said = withoutBefore(shown, isQuoted);
  // a speaker's words are not changed
  const free = isQuoted ? said : unlinked(said).replace(ADDRESS, '');
  const [phrase = ''] = (!isQuoted && SUMMING.exec(free)) || [];
  const rest = free.slice(phrase.length);
  const isSumming = (SUMMING.test(said) && !TAKES_UP.test(rest)) || (!isQuoted && concludes(free));
  const isCut = phrase !== '' && !POINTS.test(rest);
  const own = isCut ? rest : free;
  const whole = leadsOn && !LEADS_LIST.test(own) ? own.replace(/\s?[:：]$/u, '.') : own;
  return {
    // keep the case (`cargo check`) if nothing was removed
    text: own === said ? whole : upperFirst(whole),
    isSumming,
    summing: isCut ? phrase + rest.charAt(0) : '',
  };
}

/** The numbers of headings and of items. */
const numbersIn = onceFor(({ blocks }: Source): ReadonlySet<number> => {
  const items = blocks.filter(({ kind, isNumbered }) => kind === 'item' && isNumbered === true);
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  return new Set([
    ...items.map((_, at) => at + 1),
    ...headings.map(({ text }) => parseInt(/\d+/u.exec(numberOf(text))?.[0] ?? '', 10)),
  ]);
});

/** A sentence without "(see point 3)", which only the whole text has if one of its parts has that number. */
function withParts(
  { said, inFull = said }: { said: string; inFull?: string },
  source: Source,
): { said: string; inFull?: string } {
  const bare = said.replace(PARTS, '');
  const full = inFull.replace(PARTS, (part, number: string) =>
    numbersIn(source).has(Number(number)) ? part : '',
  );
  return full === bare ? { said: bare } : { said: bare, inFull: full };
}

/** An article is a post and has what was said before, so it may say so: "In this post, I'll …", "As we said earlier, …". */
const OF_POST = new RegExp(
  String.raw`^(?:in this (?:blog )?(?:post|article), (?=(?:we|i)\b)|${AS_STATED} (?:${EARLIER}), )`,
  'iu',
);
/** The whole text has the opening that parts of it are without. */
const withPost = (text: string, written: string): string => {
  const opening = OF_POST.exec(written)?.[0] ?? '';
  if (opening === '' || text.startsWith(opening)) return text;
  const first = written.charAt(opening.length);
  return opening + (upperFirst(first) === text.charAt(0) ? first + text.slice(1) : text);
};

/** A link beside another one that its author left without an address: "the plan [here] and the rota here". */
const LOST_LINK = /\[(here|there)\]/giu;

interface Telling extends Told {
  said: string;
  inFull?: string;
}

/** A sentence of a source for outputs. What only a whole text has is in `inFull`: addresses, "(see point 3)", "(see [our plan])". */
export function tellingOf(index: number, source: Source, leadsOn: boolean, isQuoted: boolean): Telling {
  const sentence = source.sentences[index];
  if (sentence === undefined) throw new RangeError(`no sentence ${index}`);
  const written = withoutPages(sentence, source);
  const asides = linkedAsides(sentence, source);
  const own = linkedFiles(asides).reduce((rest, file) => rest.replace(` ${file}`, ''), written);
  const told = toldText(own, leadsOn, isQuoted, source.code);
  const cut = asides.filter(({ text }) => written.includes(text) && !told.text.includes(text));
  const kept = [...cut.map(({ text }) => text), ...source.code];
  const whole = {
    text: withPost(
      cut.length === 0 ? told.text : toldText(written, leadsOn, isQuoted, kept).text.replace(LOST_LINK, '$1'),
      written,
    ),
    targets: cut.flatMap(({ targets }) => targets),
  };
  return { ...told, ...withParts(sentAway(told.text, index, source, whole), source) };
}
