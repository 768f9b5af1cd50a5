import { oneOf } from '../../text/one-of.js';

const AUXILIARIES = oneOf`
  is are was were am will would can cannot could shall should may might must has have had does did`;
const PASTS = oneOf`
  came went took gave made got said saw knew thought found told felt became left kept began held brought met
  stood lost built sent fell cut set ran led grew won spent paid sat rose spoke broke wrote drew chose drove
  flew put let hit cost meant taught caught bought sold won threw`;
/** A word in `s` after these is a plural. */
const BEFORE_NOUNS = oneOf`
  of in on for with to into onto from by at about over through without and or the its their our your these
  those many more most best few several two three all some any no`;
const FINITE = [
  String.raw`(?<!\bto )\b(?:${AUXILIARIES}|${PASTS}|\p{L}{2,}ed)\b`,
  String.raw`\p{L}(?:n['’]t|['’](?:s|re|ve|ll|d|m))\b`,
];
/** A last word in `s` is taken as a plural: "into best practices." */
const IN_S = String.raw`(?<!\b(?:${BEFORE_NOUNS}) )\b(?!this\b|always\b|perhaps\b|across\b)\p{Ll}{2,}(?<!ss|us|ics)s\b`;
/** What a gerund does: "Giving everyone a key helps". */
const DOES = oneOf`
  helps makes means takes gives keeps saves costs lets works seems feels requires needs brings leads shows comes
  goes turns adds creates allows becomes`;
const HAS_VERB = new RegExp([...FINITE, IN_S].join('|'), 'iu');
const GERUND_HAS_VERB = new RegExp([...FINITE, String.raw`\b(?:${DOES})\b`].join('|'), 'iu');
const PRONOUNS = oneOf`you us me everyone people`;
const SAID_OF = oneOf`available suitable ideal perfect useful`;
/** "A lifeline out of the tar pit.", "Freeing you up to create." */
const QUANTITIES = oneOf`
  lot number majority minority couple few handful dozen group team crowd pair series half third quarter fifth tenth`;
/** Only a short one: in a longer one, a verb without an ending is as likely as none ("A third of the guests sleep badly."). */
const NOUN = new RegExp(
  String.raw`^(?:an?|one) (?!in\b|(?:\p{L}+ )?(?:${QUANTITIES})\b)[^\s?:,]+(?: [^\s?:,]+){0,7}(?:,[^?:]+)?[.!]$`,
  'iu',
);
const GERUND = new RegExp(String.raw`^\p{L}+ing (?:${PRONOUNS}) [^?:]+[.!]$`, 'iu');
/** "About knowing the tide.", "Now available in two ports and I expect more.": a predicate whose subject is in the sentence before. */
const WITHOUT_SUBJECT = new RegExp(
  String.raw`^(?:about \p{L}{2,}ing (?!.*[:?])|(?:now |only |also |\p{L}+ly )?(?:${SAID_OF}) (?:in|on|for|as|from|to|at|with)\b(?!.*, (?!(?:and|or|but|so|which|where|with|for|from)\b)))`,
  'iu',
);

/** Whether a text is a part of the sentence before it, parted from it by a full stop. */
export const isFragment = (text: string): boolean =>
  WITHOUT_SUBJECT.test(text) ||
  (NOUN.test(text) && !HAS_VERB.test(text)) ||
  (GERUND.test(text) && !GERUND_HAS_VERB.test(text));
