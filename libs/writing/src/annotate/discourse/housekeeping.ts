import { openingsOf } from '../../languages/connectives.js';
import { isForeign } from '../../languages/stop-words.js';
import { isBroken } from './broken.js';

/** What a text says about itself, its publisher or its reader's next click; nothing of it is content elsewhere. */
const PATTERNS: readonly RegExp[] = [
  // about the text
  /\b(?:this|our|my|yesterday['’]s|last week['’]s|previous|next|earlier) (?:blog ?post|post|article|series|newsletter|essay|tutorial|page|piece|column|episode|video|report below)|\bthe (?:blog ?post|report below)\b/iu,
  /\b(?:below|above),? we(?:['’]ll|['’]ve| will| have)|\b(?:pictured|shown|listed|described|mentioned|outlined|illustrated|see|as) (?:below|above|here)\b|\b(?:example|table|chart|figure|image|list|code|formula|diagram|screenshot)s? (?:above|below)\b|\b(?:above|below) (?:table|example|code|chart|image|formula)\b|\bin (?:this|the next|the following|a later|an earlier) (?:post|article|section|part|chapter|guide)\b/iu,
  /^(?:tomorrow|today|next time|next week|later|below|first|next|now|then),? (?:we|i)(?:['’]ll|['’]re| will| are| am)? (?:also )?(?:look|detail|tak|talk|explain|cover|discuss|explor|shar|go|walk|div|highlight)\w*\b/iu,
  /^(?:let['’]s|let us) (?:get started|start|begin|dive|look|see|take|talk|return|pause|go|move|turn|approach|add)\b/iu,
  /\b(?:we|i)(?:['’]ll| will) (?:talk|say|write|look|get|come|return|go|discuss|cover|explain)\b.{0,40}\b(?:more|later|back|below|next|soon|in a (?:moment|bit|minute))\b/iu,
  /\b(?:in this blog\b|(?:weeks?|months?|days?) ago,? (?:we|i) (?:wrote|posted|published|announced|talked))/iu,
  /\(hover\b|\bimg src=|\balt=["”]|\bsee the (?:detailed |full )?(?:release notes|docs|documentation|website|appendix)\b/iu,
  /^[^:.]{3,40}: (?:\p{Lu}[\p{L}.'’-]+ \p{Lu}[\p{L}.'’-]+(?:,| and|$) ?){2,}/u,
  /^this is (?:part|the (?:first|second|third|last|next|\p{L}+ part)) .{0,20}\b(?:series|in a series|parts?)\b|^(?:below|above) (?:is|are|you)\b|\b(?:is an? (?:advice )?column|a weekly (?:column|newsletter))\b|^(?:got|have) (?:a|any) questions?\b/iu,
  /\b(?:of|than|like) the above\b/iu,
  // leads elsewhere
  /\b(?:you can|can be) (?:find|read|see|view|learn|watch|take a look|found|check)\b.{0,60}\b(?:here|details|more|on (?:the|our|github)|at|online|website)\b/iu,
  /^(?:read|learn|find out|see) more\b|\bto (?:read|learn|find out|see) more(?:,| (?:about|on) [^,.]{3,60},| visit)|\b(?:for )?more information (?:about|on|is|can|see|,|at|here)\b|\bfor more information\b|\bcheck (?:it |them )?out\b|\bstay tuned\b|\bkeep an eye\b|\bsign up\b|\bsubscribe\b|\bclick\b|\bcontact us\b|\bemail us\b|\bget in touch\b|\blet us know\b|\breach out to us\b|\bjoin us\b/iu,
  // thanks, credits, disclaimers
  /^thanks[.!]|\bcouldn['’]t have done it without\b|[\w.+-]+@[\w-]+\.\w{2,}/iu,
  /\b(?:thank you|thanks to|thanks for|special thanks|many thanks|i['’]d like to thank|we['’]d like to thank|acknowledge[sd]?)\b/iu,
  /\b(?:does not constitute|do not constitute|endorsement|all rights reserved|originally (?:published|appeared|posted)|was written (?:with|by)|cross-?posted|this interview has been|edited for (?:length|clarity)|the views expressed|no warranty|for informational purposes|not (?:legal|financial|medical) advice)\b/iu,
  /\b(?:earn|earns|pays?) (?:us|me) a commission|\baffiliate links?\b|\b(?:contributed|contribute|contributions) to this release\b|\bplease (?:open|file|report)\b|\bclosed at \d/iu,
  /\b(?:(?:study|research|work|project|trial) (?:was|is|were) (?:funded|supported|financed) by|conflicts? of interest|competing interests?)\b|^by (?:\p{Lu}[\p{L}.'’-]+ ?){2,4}(?:\(|,|$)/iu,
  // opens or closes a ceremony, a meeting or a release
  /^(?:present|apologies|attendees|in attendance|absent|chair|clerk|anwesend|entschuldigt|asistentes|presentes|présents|excusés|presenti|aanwezig)\s?:/iu,
  /^(?:released|published|updated|posted|last updated|veröffentlicht|publicado|publié)(?: on| am| el| le)? [^,]{0,20}\d{4}[.]?$/iu,
  /^(?:\p{Lu}[^,]{2,40}, ){3,}[^,]{0,30}\b(?:citizens|gentlemen|friends|guests|colleagues|members|delegates|graduates|clergy)\b/iu,
  // addresses its own readers
  /^(?:please |so |and |come |feel free to )*(?:talk|write|reach|drop|send|tell|call|ring|chime|leave|ping)\b.{0,40}\b(?:us|github|feedback|a line|a note|your thoughts)\b/iu,
  /\b(?:we|i)(?:['’]d| would) (?:love|welcome|appreciate) (?:to hear|your|any|more)\b|\bif you(?:['’]re| are| have).{0,120}, (?:please )?(?:ring|chime|reach|contact|open an|file an)\b/iu,
  /^(?:hello|hi|hey|dear|welcome|good (?:morning|afternoon|evening)|ladies and gentlemen|hola|bonjour|hallo|ciao|olá)(?=[ ,!.])/iu,
  /\b(?:comment below|in the comments|leave a comment|write to us|drop us a line|share (?:this|your)|follow us)\b/iu,
  /^\(?(?:editor['’]s note|note:|update:|disclosure|photo|image|picture|credit|source:|via )/iu,
  // other languages
  /\b(?:in diesem (?:artikel|beitrag|text)|weitere informationen|mehr (?:dazu|erfahren)|vielen dank|danke an|im nächsten (?:teil|abschnitt))\b/iu,
  /(?:en este (?:artículo|post|texto)|más información|gracias (?:a|por)|dans cet article|en savoir plus|merci (?:à|de)|in questo articolo|grazie (?:a|per)|neste artigo|saiba mais|obrigad[oa]|in dit artikel|meer informatie|met dank)/iu,
];

/** Headings over what is no part of the text's argument. */
const BACK_MATTER =
  /^(?:contributors?(?: to .*)?|acknowledge?ments?|thanks|credits|(?:additional |further |more )?(?:resources|reading|information)|references|bibliography|links|see also|about (?:the )?authors?|(?:date of (?:the )?)?next meeting|upcoming (?:meetings|events)|(?:approval of )?minutes(?: of the (?:last|previous) meeting)?|present|apologies|attendees|license|footnotes|sources)$/iu;

/** Whether nothing under a heading belongs to the argument of its text. */
export const isBackMatter = (heading: string): boolean => BACK_MATTER.test(heading.replace(/[:：.]+$/u, ''));

/** Whether a sentence must never be included: broken or foreign text, or housekeeping of its source. */
export function isUntellable(text: string, language: string): boolean {
  if (isBroken(text.replace(/[:：]["”]?$/u, '.')) || isForeign(text, language)) return true;
  if (language !== 'en' && openingsOf(language).pointing.for(text).test(text)) return true;
  return PATTERNS.some((pattern) => pattern.test(text));
}
