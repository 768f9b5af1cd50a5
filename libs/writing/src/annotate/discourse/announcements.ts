import { countWords } from '../../languages/words.js';
import { oneOf } from '../../text/one-of.js';
import { hasAnyOf } from '../../text/text-pattern.js';
import { OFFERS_STORY } from './stories.js';

const KINDS = [
  'role|part|way|method|step|phase|stage|structure|reason|option|type|kind|principle',
  'rule|factor|benefit|feature|component|tip|lesson|theme|change|problem|challenge|question|goal',
  'list|note|thought|takeaway|finding|observation|suggestion|recommendation',
].join('|');

/** What a sentence of nothing else only says to exist: "But there's a catch." */
const HITCHES = oneOf`problem catch snag hitch twist drawback downside exception caveat difference question`;
const HAKEN = oneOf`problem haken nachteil ausnahme einschränkung unterschied frage`;
const TURNED = oneOf`but however and yet still though unfortunately only of_course`;

/** A longer sentence also says something itself. */
const MOST_WORDS = 25;
const LEADS_ON = /[:：]["”]?$/u;

/** What it announces is in the sentence: "Here's the key point: the wall has no drain." */
const SAYS_IT = /^here(?:['’]s| is) (?:the|our|my|what) [^:]{3,60}: (?:\S+ ){3}\S/iu;

/** Whether a sentence only announces what follows. */
export const isAnnouncement = (text: string): boolean =>
  LEADS_ON.test(text) || (announces(text) && !SAYS_IT.test(text) && countWords(text) <= MOST_WORDS);

const announces = hasAnyOf([
  /^(?:for example, |say, )?(?:take|consider|imagine|picture) (?!\p{L}+ing\b)[^,.;:]{3,60}\.$/iu,
  /^(?:first|next|now|then|so),? let['’]s\b/iu,
  /^let(?:['’]s| us) (?:see|look|take a look|start|begin|dive|turn)\b/iu,
  /^let me (?:show|tell|explain|give)(?: to)?(?: you)? (?:what|how|why|where|some|a few|an? (?:few )?examples?)\b/iu,
  /\bhere(?:['’]s| are| is) (?:some|a few|several|the|our|my|what|how|why|where|an?)\b/iu,
  new RegExp(String.raw`${OFFERS_STORY}[^.,;:]{0,60}[.!]$`, 'iu'),
  /^below (?:is|are)\b/iu,
  /\b(?:i|we)(?:['’]ll| will) list (?:here |below )?(?:a few|several|some|two|three|four|five)\b/iu,
  /^there (?:are|were|is|was) (?:(?!only)\p{L}+ly )?(?:a (?:few|number|couple|handful)|plenty of|different|many|several|some|various|two|three|four|five)\b/iu,
  /\b(?:in|for|with) (?:a few|several|many|two|three|various|a number of|a couple of) (?:different )?(?:ways|reasons|things|steps|challenges)\b/iu,
  /\b(?:is|are|was|were) (?:very |quite |pretty |fairly )?simple[.!]$/iu,
  /\b(?:several|a few|some|many|various) (?:things|tips|ways|reasons|benefits|steps|ideas|practices|questions)\b/iu,
  new RegExp(
    `\\b(?:two|three|four|five|six|seven|several|many|some|a few|a couple of|a handful of|the same|the following|different|various|multiple) (?:\\p{L}+ ){0,3}(?:(?:${KINDS})s|categories|structure)[.!]$`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:one (?:more|other)|another) (?:\p{L}+ )?(?:${KINDS}|category)[.!]$`, 'iu'),
  new RegExp(
    String.raw`^(?:(?:${TURNED}),? )*there(?:['’]s| is| was| are| were) (?:\p{Ll}+ly )?(?:an?|one|some) (?:[\p{L}-]+ ){0,2}(?:${HITCHES})s?[.!]$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:aber|doch|und|nur) )?es (?:gibt|gab) (?:\p{Ll}+ )?einen? (?:\p{L}+ )?(?:${HAKEN})[.!]$`,
    'iu',
  ),
  /^(?:next|first|then|finally|lastly|also), (?:we|i) (?:asked|looked|wanted|tried|turned)\b/iu,
  /\b(?:one|another|a) (?:problem|question|challenge|catch|step|thing) (?:remains|left)\b/iu,
  /^(?:hay (?:varias|muchas|diferentes|distintas|algunas)|existen |es gibt (?:mehrere|viele|verschiedene)|il existe |il y a plusieurs)/iu,
  // as a condition ("Schauen wir in die Kiste, …") it has a comma
  /^sehen wir uns [^,.;?]{3,80} an[.!]$|^(?:schauen|blicken) wir (?:uns )?(?:(?:(?:ein)?mal|nun|jetzt|doch|kurz|zunächst|zuerst) ){0,3}(?:an|auf|in|uns|de[nrm]|die|das|eine?n?) [^,.;?]{3,80}[.!]$/iu,
  /^(?:ci sono (?:vari|molt|divers)|existem |er zijn (?:verschillende|veel)|voici |ecco |ziehier )/iu,
]);
