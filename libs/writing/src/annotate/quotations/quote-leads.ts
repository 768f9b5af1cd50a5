import { isStopword } from '../../languages/stop-words.js';
import { countWords } from '../../languages/words.js';
import type { Block, Source } from '../../source/source.types.js';
import { oneOf } from '../../text/one-of.js';
import { ENDED } from '../../text/marks.js';
import { onceFor } from '../../text/once-for.js';

export const OPENS = /^["“”„«»]/u;
export const LEADS_OVER = /[:：]$/u;
/** The unfinished end of a paragraph above a block quotation: "As she said in Oslo,", "Paraphrasing my teacher Jo Lee". */
export const LEFT_OPEN = /[:：,\p{L}\p{N}]$/u;
/** Verbs before a quotation: "Joe Cortright published this post. It responds to …", "My newspaper reported that …". */
const REPORTS = new RegExp(
  String.raw`(?<!\b(?:the|an?|my|our|his|her|its|their|more) )\b(?:${oneOf`
    asked wrote writes published publishes reported reports (?<!\bthat_)said says explain(?:s|ed) noted argue[sd] states
    stated posted announced quote[sd] replie[sd] respond(?:s|ed) answer(?:s|ed) tells? told put_it`})\b`,
  'iu',
);
const REPORTED_WORDS = 12;
const lastSentence = (text: string): string =>
  text.split(/(?<=[.!?]["”’]?)(?<!(?<!\p{L})\p{Lu}\.)\s+(?=\p{Lu})/u).at(-1) ?? '';
const LABELLED = /^(?:\p{L}+ ){0,2}\p{L}+\s?[:：]/u;
/** Whether a paragraph introduces the block quotation below it, by a colon, an open end or a verb; the author's own notes are not quotations. */
export function leadsIn(above: Block | undefined, quote: Block | undefined): boolean {
  if (LEADS_OVER.test(above?.text ?? '')) return true;
  if (quote === undefined || above?.kind !== 'paragraph') return false;
  const isNote = OWN_NOTE.test(quote.text) || LABELLED.test(quote.text);
  const said = OPENS.test(quote.text) ? above.text : lastSentence(above.text);
  const reports = REPORTS.test(said) || QUOTING.test(said);
  const isLead = LEFT_OPEN.test(above.text) || (reports && !ATTRIBUTES.test(said));
  return !isNote && isLead && countWords(quote.text) >= REPORTED_WORDS;
}
/** Words that announce a quotation and say nothing without it: "One passage is worth quoting." */
export const QUOTING = /(?<!\b(?:the|an?|my|our|his|her|its|their|more) )\bquot(?:e|ing)\b/iu;
/** Attribution of the words above: `"They share what they have," Lee said.` */
const ATTRIBUTES = /[,.!?…]["”]\s|["”“»«],\s/u;

/** The beginning of an author's note that is set as a quotation: "Note: …", "Disclaimer: …", or a picture. */
export const OWN_NOTE =
  /^(?:important|caution|remember|pro tip|note|disclaimer|disclosure|update|edit|tl;?dr|tip|warning|hinweis|anmerkung|nota|remarque)\b|^\p{Extended_Pictographic}/iu;

/** Least block quotations with a lead-in or a speaker per one without, and least ones whose lead-in says who says so, for one without to be of others too. */
const HABIT = { attributed: 4, share: 2 } as const;
const FULL_NAME = /(?<!\p{L})(\p{Lu}\p{Ll}+) (?:(?:von|van|de|der|du|la) ){0,2}\p{Lu}\p{Ll}+(?!\p{L})/gu;
const SCHREIBT = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf`schreib(?:t|en) schrieb(?:en)? sag(?:t|en|te|ten) mein(?:t|en|te|ten) erklärt(?:en?)? zitier(?:t|en|te) écrit dit escribe dice`})(?!\p{L})`,
  'iu',
);
/** Whether a lead-in has a verb of saying or a full name: "Im nächsten Artikel schreibt Bo Reed:", but not "Ana uses this prompt:". */
const attributes = (lead: string, language: string): boolean =>
  REPORTS.test(lead) ||
  SCHREIBT.test(lead) ||
  [...lead.matchAll(FULL_NAME)].some(([, first = '']) => !isStopword(first.toLowerCase(), language));

/** Whether the block quotations of a text are what others said: most have a lead-in that ends in a colon, or a speaker, and many say whose words they are. */
const quotesOthers = onceFor(({ blocks, language }: Source): boolean => {
  const isQuote = (at: number): boolean => blocks[at]?.kind === 'quote';
  const firsts = [...blocks.keys()].filter((at) => isQuote(at) && !isQuote(at - 1));
  const named = firsts.filter(
    (at) => blocks[at]?.speaker !== undefined || LEADS_OVER.test(blocks[at - 1]?.text ?? ''),
  );
  const attributed = named.filter(
    (at) => blocks[at]?.speaker !== undefined || attributes(blocks[at - 1]?.text ?? '', language),
  );
  return (
    attributed.length >= HABIT.attributed && named.length >= (firsts.length - named.length) * HABIT.share
  );
});

const saidOutside = onceFor(
  ({ blocks, sentences }: Source) =>
    new Set(sentences.filter(({ block }) => blocks[block]?.kind !== 'quote').map(({ text }) => text)),
);

/** Whether a block quotation is another person's, like most of its text: it is below a paragraph, and no note or sentence of the author. */
export function isOtherWords(first: number, run: readonly Block[], source: Source): boolean {
  const isOwn = ({ text }: Block): boolean =>
    OWN_NOTE.test(text) || LABELLED.test(text) || saidOutside(source).has(text);
  return (
    quotesOthers(source) &&
    source.blocks[first - 1]?.kind === 'paragraph' &&
    run.every((block) => ENDED.test(block.text) && !isOwn(block))
  );
}
