import { oneOf } from '../../text/one-of.js';
import type { RawBlock } from '../readers/raw-block.js';

const AIDS = oneOf`
  make_sure_(?:that_)?(?:you|to) be_sure_to (?:do_not|don['’]t)_forget_to remember_to feel_free_to (?:if_)?you(?:_(?:can|should))?(?:_also)?
  (?:check_out|read|share|visit)_[^.!?]{2,60}_and`;
/** What may precede a request: "If you are in town, please …". */
export const CALLING = String.raw`^(?:P\.? ?S\b[\s.:–-]*)?(?:(?:please|and|so|just|now|then|or|meanwhile,|also,) |(?:if|or|for|to|when|while|until) [^,]{3,120}, )*`;

const PUBLISHED = oneOf`our my us the_(?:blog|letter|newsletter|podcast|mailing_list|feed|magazine|show|channel)`;
const ACTIONS = oneOf`
  follow_(?:him|her|them|me|us)_on (?:e-?mail|write_to|contact|call)_(?:us|me|him|her)_(?:at|on|under|via)
  send_(?:us|me)_an_e-?mail (?:subscribe|sign_up)_(?:for|to)_(?:${PUBLISHED}) like_and_subscribe enter_your_e-?mail
  leave_us_a_review get_in_touch_(?:with_us|at|via|on) drop_us_an?_(?:line|e-?mail|note)
  book_(?:a|your)_(?:free_)?(?:call|demo|consultation)`;
/** A request of the author to the reader: "Make sure you subscribe to our newsletter". "My mother would call me on Sundays" is not one. */
export const SOLICITS = new RegExp(
  String.raw`\bplease subscribe to\b|(?:${CALLING}|\bplease |, so )(?:(?:${AIDS}) )?(?:${ACTIONS})\b`,
  'iu',
);

/** What its author was given, or cannot answer for: a reader of all of the text has a right to it. */
export const DISCLOSURE = /^[*_[(]*(?:(?:full )?disclosure|disclaimer)[:.]/iu;

const NOTE_CHARS = 420;
const ON_SOMEBODY =
  /(?:^|[.!?] )(?:follow|contact|e-?mail) (?:him|her|them) (?:on|at|via)\b[^.!?]*(?:[.!?]\S*)?$/iu;
/** A disclaimer of views. Other disclaimers are content. */
const DISCLAIMER = /^\*?disclaimer ?[:：].*\b(?:opinions?|views|ansichten|meinung|opiniones)\b/iu;
/** Whether a block is a note at the end of an article, on a person or on liability: "Tom lives in Leeds. Follow him on X." */
export const endsNote = ({ kind, mapped }: RawBlock): boolean =>
  kind === 'paragraph' &&
  mapped.text.length <= NOTE_CHARS &&
  [ON_SOMEBODY, DISCLAIMER].some((note) => note.test(mapped.text.trim()));
