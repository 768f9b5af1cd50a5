import { ENDED } from '../../text/marks.js';
import { oneOf } from '../../text/one-of.js';

/** Headings of what a site or a publisher adds below a text. */
const AROUND = oneOf`
  related_(?:posts?|articles?|reading|links|stories|content|topics|resources) more_(?:stories|articles|news)
  recommended_(?:reading|for_you) (?:media|press)_contacts? about_(?:the_)?(?:authors?|company|writer) about_us
  about_(?!(?:the|this|these|our|my|how|what|why|an?)_)\p{Lu}.{0,60} share_this.{0,20} leave_a_(?:comment|reply)
  recent_posts you_(?:may|might)_also_(?:like|enjoy|be_interested_in).{0,30} disclaimer`;
const MORE = '(?:(?:additional|further|more|helpful|useful) )?';
/** Headings of lists of sources. */
const SOURCES = oneOf`
  references? bibliography ${MORE}(?:resources|reading|sources|links(?:_and_\p{L}+)?)
  quellen(?:angaben|verzeichnis)? literatur(?:verzeichnis)? fuentes bibliograf[ií]a bibliographie fonti fontes bronnen`;
/** Headings of lists of entries. Content may have such headings too. */
const ENTRIES = oneOf`${SOURCES} ${MORE}information related recommended newsletter comments see_also`;
/** Headings of what ends a text. Before other sections they are content: "Keep in touch" is advice in a guide. */
const LAST = oneOf`
  (?:date_of_(?:the_)?)?next_meeting upcoming_(?:meetings|events) license footnotes (?:stay|keep|get)_in_touch
  contact(?:_us)? postscript p\.?s\.? addendum`;
/** Headings in minutes of what is not discussed, wherever they are. */
const FORMALITIES = oneOf`
  (?:approval_of_)?minutes(?:_of_the_(?:last|previous)_meeting)? apologies attendees participants
  (?:those_)?(?:present|attending|in_attendance)
  declarations_of_interests?`;

/** What headings of sources have beside them: "Sources and correction note", "Credits and references". Thanks say something. */
const BESIDE = oneOf`
  corrections?(?:_(?:notes?|policy))? (?:foot)?notes? credits? disclosures? quellen bildnachweise?`;
const JOINED = String.raw`(?: ?[&/] ?|,? (?:and|und|y|et|e|en) )`;

/** Of other headings two are content: "Minutes and corrections" has what was said of both. */
const TWO_NAMES = String.raw`(?:(?:${BESIDE})${JOINED})?(?:${SOURCES})(?:${JOINED}(?:${SOURCES}|${BESIDE}))?`;

const headed = (table: string): RegExp => new RegExp(String.raw`^(?:${table})[.:：!]*$`, 'iu');
const IS_AROUND = headed(AROUND);
const IS_AFTERWORD = headed(`${AROUND}|${ENTRIES}|${TWO_NAMES}`);
const IS_BACK_MATTER = headed(`${AROUND}|${ENTRIES}|${TWO_NAMES}|${LAST}|${FORMALITIES}`);
const IS_FORMALITY = headed(FORMALITIES);
const HEADING_CHARS = 80;
const SENTENCE = /(?:\s\S+){5,}[.!?]$/u;
const isHeading = (text: string): boolean => text.length <= HEADING_CHARS && !SENTENCE.test(text);

/** Whether a line or heading opens what follows an article, wherever it is. */
export const isAfterword = (text: string): boolean => isHeading(text) && IS_AFTERWORD.test(text);
/** The same at the end of a text. */
export const isBackMatter = (text: string): boolean => isHeading(text) && IS_BACK_MATTER.test(text);
export const isFormality = (heading: string): boolean => IS_FORMALITY.test(heading);

/** Least words of prose, also below a formality such as "Present"; least share of words in small letters. */
const PROSE = { words: 15, record: 40, small: 0.5 } as const;
/** Signs of entries and sites: "(2019)", an address, a form. */
const ENTRY =
  /https?:|www\.|@\w|\((?:19|20)\d\d[a-z]?\)|\bdoi\b|\b(?:subscribe|sign up|unsubscribe|join)\b/iu;
/** Above terms this heading is content: "Blade: the part that cuts." Entries have a year, an address or initials. */
const REFERENCE = /^reference[.:]?$/iu;
const DATED = /(?<!\d)(?:19|20)\d\d(?!\d)|^\p{Lu}\p{L}+,? \p{Lu}\.?[.,]/u;
const isEntry = (text: string): boolean => ENTRY.test(text) || DATED.test(text);
const wordsOf = (texts: readonly string[]): string[] => texts.join(' ').match(/\p{L}[\p{L}'’-]*/gu) ?? [];
const isSmall = (words: readonly string[]): boolean =>
  words.filter((word) => /^\P{Lu}/u.test(word)).length >= words.length * PROSE.small;

/** Whether the text below such a heading is content: sentences rather than titles, names and addresses. */
export function headsProse(
  heading: string,
  paragraphs: readonly string[],
  items: readonly string[],
): boolean {
  const words = wordsOf([...paragraphs, ...items]);
  if (REFERENCE.test(heading)) return ![...paragraphs, ...items].some(isEntry);
  return (
    !IS_AROUND.test(heading) &&
    words.length >= (isFormality(heading) ? PROSE.record : PROSE.words) &&
    isSmall(words) &&
    isSmall(wordsOf(items)) &&
    paragraphs.every((text) => ENDED.test(text)) &&
    ![...paragraphs, ...items].some((text) => ENTRY.test(text))
  );
}
