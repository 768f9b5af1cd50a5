import { oneOf } from '../../text/one-of.js';
import { hasAnyOf } from '../../text/text-pattern.js';
import { CALLING, DISCLOSURE, SOLICITS } from '../../source/clean/requests.js';

const DISCLAIMERS = oneOf`
  does_not_constitute do_not_constitute all_rights_reserved
  originally_(?:published|appeared|posted|featured) cross-?posted this_interview_has_been
  edited_for_(?:length|clarity) the_views_expressed no_warranty for_informational_purposes
  not_(?:legal|financial|medical)_advice`;
/** Stems of verbs by which an author announces the next section. */
const ANNOUNCED = oneOf`look detail tak talk explain cover discuss explor shar go walk_(?:you_)?through div highlight`;
const CALLS = oneOf`
  check_(?:it_|them_)?out keep_an_eye_on sign_up subscribe
  contact_us email_us get_in_touch let_(?:us|me)_know reach_out_to_us join_us(?!_for)
  you_(?:may|might)_also_(?:like|enjoy|want)`;
/** People who are thanked: "Thanks to everyone who …", but not "thanks to the rain". */
const THANKED = oneOf`
  everyone everybody all you (?:the|our|my)_(?:\p{L}+_)?(?:team|people|folks|colleagues|friends|contributors|sponsors|readers|partners|staff|volunteers|editors)`;
const ASKED = oneOf`questions? comments? thoughts feedbacks? suggestions? ideas en?quiries inquiries`;
/** Promises of news, which may be outdated: "Stay tuned.", "Part II is coming soon." */
const NEWS = oneOf`
  stay_tuned watch_this_space keep_an_eye_out_for_(?:future|further|more|new|upcoming|updates?|announcements?)
  (?:part|chapter|episode)(?:_\S+)?_(?:is_|will_be_)?(?:coming|follow(?:s|ing)|out)_soon
  more_(?:(?:news|details|on_(?:this|that))_)?(?:(?:coming_)?soon|to_(?:come|follow))(?=\s?[.!)]|$)`;
const PUBLICATIONS = oneOf`
  blog_?post post article series newsletter essay tutorial page piece(?!_of) column episode video report_below`;
/** What is above or below something else is no place on the page: "ten points above the average", "the numbers above 100". */
export const NOT_OF_PAGE = String.raw`(?! (?:\p{Sc}?\d|(?:the|an?|its|their|our|zero|average|sea)\b))`;
const RECALLED = oneOf`example definition scenario argument principle requirement`;
/** What a text has said before: "the definition above", "the example I mentioned above". */
const SAID_BEFORE = new RegExp(
  String.raw`\bthe (?:${RECALLED})s? (?:(?:i|we)(?:['’]ve| have)? \p{L}+ )?above\b${NOT_OF_PAGE}`,
  'iu',
);
/** References to a place on the page. */
const PLACES: readonly RegExp[] = [
  /\b(?:below|above),? (?:we|i)(?:['’]ll|['’]ve| will| have)/iu,
  /\b(?:pictured|shown|listed|described|discussed|explained|detailed|mentioned|outlined|illustrated|see|as) (?:below|above|here)\b/iu,
  new RegExp(
    String.raw`\b(?:${oneOf`example table chart figure image list link code formula diagram screenshot topic point tip step question reason`})s? (?:above|below)\b${NOT_OF_PAGE}`,
    'iu',
  ),
  new RegExp(String.raw`\bthe (?:number|fact|statistic|stat|quote|quotation)s? above\b${NOT_OF_PAGE}`, 'iu'),
  /\b(?:above|below) (?:table|example|code|chart|image|formula)\b/iu,
  SAID_BEFORE,
  /^(?:so,? )?(?:below|above) (?:is|are|you)\b/iu,
  /\b(?:of|than|like|about) the above\b|\bas you can see\b|\b(?:did|do|done|said|saw) above\b/iu,
  /\bthe (?:\p{L}+ ){1,3}(?:above|below) (?:is|are|was|were|has|have|reflects?|shows?|includes?)\b|\bthis is the (?:table|chart|graph|map|list)\b/iu,
  /^see the (?:[\p{L}-]+ ){1,4}(?:section|part|chapter)\b/iu,
];
/** References to something next to the text or before it. */
const BESIDE: readonly RegExp[] = [
  /\b(?:this|these|our) (?:photo|picture|image|map|screenshot|chart|graph|diagram|figure)s?\b/iu,
  /\b(?:i|we) (?:told you|(?:said|mentioned|wrote) (?:earlier|before|above))\b|(?<!\bsoon )\bas (?:i|we) (?:said|told|mentioned|saw)\b|\byou(?:['’]ll| will) remember\b/iu,
];

const ANNOUNCES = String.raw`(?:we|i)(?:['’]ll|['’]re| will| are| am)? (?:also )?(?:${ANNOUNCED})(?!\w*ed\b)\w*\b`;

export const isDisclosure = hasAnyOf([DISCLOSURE]);

/** "I'm going to go into the details of why …" */
const WILL_TELL = String.raw`^(?:so,? |here,? )?(?:i(?:['’]m| am)|we(?:['’]re| are)) (?:also |now )?(?:going|about) to (?:go (?:into|over|through) (?:the |more |some |all )?(?:\p{L}+ )?details?|walk you through)\b(?!.* (?:at|during) (?:the|our|my|a) )`;

/** What a text says of its own sections: true only in the whole text. */
const OF_PARTS: readonly RegExp[] = [
  DISCLOSURE,
  /\bin (?:this|the next|the following) (?:section|part|chapter)s?\b|^[*[(]*note:|\bwas written (?:with|by)\b/iu,
  new RegExp(String.raw`^(?:today|below|first|next|now|then),? ${ANNOUNCES}`, 'iu'),
  new RegExp(WILL_TELL, 'iu'),
  /^(?:let['’]s|let us) (?:dive|look|see|take|talk|return|pause|go|move|turn|approach|add)\b/iu,
  /\b(?:you can|can be) (?:find|see|read|found|seen|read) it at \S+\.\w/iu,
  /^what follows (?:is|are)\b|^i(?:['’]ll| will) also (?:discuss|explain|describe|cover)\b|\b(?:opinions|views) (?:\p{L}+ ){0,2}are my own\b/iu,
  /^until the (?:\p{L}+ ){1,2}(?:is|are) (?:online|available|published)\b/iu,
  // only true with the heading below it
  /\b(?:this|these) as (?:an?|the|my|our) (?:[\p{L}-]+ ){0,2}questions?[.:]$/iu,
  // in minutes, who was there
  /^(?:present|apologies|attendees|in attendance|absent|chair|clerk)\s?(?:[:–—]|- )/iu,
  /\b(?:weeks?|months?|days?) ago,? (?:we|i) (?:wrote|posted|published|announced|talked)/iu,
];

const WISHES = oneOf`(?:['’]d|_would)(?:_\p{L}+)?_like _wish _want`;
const SPEECHES = oneOf`speech talk address sermon eulogy`;
const FRAMES = oneOf`(?:this|here|below)_(?:is|was)_(?:my|the)(?:_(?:full_)?(?:text|transcript)_of_(?:my|the))?`;
/** Thanks, greetings and requests. In a quotation they are content. */
const SPOKEN: readonly RegExp[] = [
  /^(?:thanks|cheers)[.!]|^amen\b|\bin aid of\b|\bcouldn['’]t have done it without\b/iu,
  /^(?:and |so |finally,? |again,? )*(?:thank you|thanks for|special thanks|many thanks|thanks to [^,]+[.!]$|to [^:,.]{3,80}: thank you)/iu,
  new RegExp(String.raw`\b(?:i|we)(?: \p{Ll}+ly)?(?:${WISHES}) to (?:\p{L}+ )?(?:thank|acknowledge)\b`, 'iu'),
  /^(?:please |so |and |come |feel free to )*(?:talk|write|reach|drop|send|tell|call|ring|chime|leave|ping)\b.{0,40}\b(?:us|github|feedback|a line|a note|your thoughts)\b/iu,
  /^(?:hello|hi|hey|dear|welcome|good (?:morning|afternoon|evening)|ladies and gentlemen)(?=[ ,!.])/iu,
];

/** Credits: publisher, place, date and those present. Not used even in a whole text. */
const CREDITS: readonly RegExp[] = [
  /^\p{L}[\p{L} ]{1,20}: @[\w.-]+$/u,
  new RegExp(String.raw`\b(?:${DISCLAIMERS})\b`, 'iu'),
  /^[Bb]y \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}(?: ?\(|,(?! (?:i|we|he|she|it|they|the|all|there|most|our|my)\b)|$)/u,
  /^(?:[Tt]hose )?(?:[Aa]ttending|[Pp]resent|[Ii]n [Aa]ttendance) (?:\p{Lu}[\p{L}.'’-]* ){2}/u,
  /\b(?:called to order|meeting (?:was )?adjourned|(?:was|were) in attendance)\b|^(?:\p{L}+ ){1,3}present:/iu,
  /^(?:released|published|updated|posted|last updated)(?: on)? [^,]{0,20}\d{4}[.]?$/iu,
  /^[*[(]*(?:editor['’]s note|(?:(?:cover |header |hero )?(?:photo|image|picture)|credit)s?(?:[:.]| (?:by|used (?:under|with)|credit|courtesy|from|via)\b)|source:)/iu,
  /^(?:p\.?s\.?:? )?(?:thanks|thank you) to [^.!?]{2,60} for (?:the|this) [^.!?]{0,40}(?:image|photo|picture|thumbnail|illustration)[.!]?$/iu,
];

/** References to another page, of no use without its address. */
const POINTERS: readonly RegExp[] = [
  /\b(?:you can|can be) (?:find|read|see|view|learn|watch|take a look|found|viewed|check)\b.{0,60}\b(?:here|details|more|on (?:the|our|github)|online|website)\b/iu,
  /^read on\b|^looking for (?:the|our|my) [^?]{3,80}\?|^(?:read|learn|find out|see) more\b/iu,
  // "The children want to learn more about boats, …" is not one
  /(?:^|[,;:–—] |\byou\b[^,.]{0,30} |\b(?:in order|click|visit|read) )to (?:read|learn|find out|see) more(?:,| (?:about|on) [^,.]{3,60},| visit)/iu,
  /(?:^|\b(?:find|get|see) )more information (?:about|on|is|can|see|,|at|here)\b|\bfor more information\b/iu,
  /\bhere and here\b|^see (?:here|(?:the|our|my) (?:[\p{L}’'-]+ ){1,3}(?:web)?(?:page|site))\b|^here(?:['’]s| is| are) (?:the|my|our|a) (?:\p{L}+ )?(?:code|link|video|script|slides|recording)\b/iu,
];

/** What others said below a text is content: "As Jo pointed out in the comments, it broke". */
const REPORTED = oneOf`pointed_out noted mentioned suggested remarked wrote said explained told_(?:me|us) asked corrected reported`;
const BY_OTHERS = String.raw`(?<!\b(?:i|we|you)(?:['’]\p{L}+)? (?:\p{L}+ )?)\b(?:${REPORTED})\b`;
/** "People kept asking in the comments" is on other texts and no call to comment. */
const DID = oneOf`kept_\p{L}+ing (?:began|started)_\p{L}+ing were_\p{L}+ing asked complained argued agreed wrote said`;
const OTHERS_DID = String.raw`\b(?:people|readers|users|customers|guests|visitors|fans|followers|they|he|she|others|someone) (?:\p{L}+ )?(?:${DID})\b`;
const NO_CALL = String.raw`(?:(?!\b(?:ask|tell|post|share|leave|let|say|drop|add|please)\b)[^.!?,;:]){0,40}`;
/** Calls to act on the page of the text, and references to what else is there. */
const PAGE_CALLS: readonly RegExp[] = [
  new RegExp(
    String.raw`\bin the comments\b(?<!(?:${BY_OTHERS}|${OTHERS_DID})${NO_CALL} in the comments)`,
    'iu',
  ),
  /\b(?:comment below|leave a comment|write (?:to|for) us|drop us an? (?:line|e-?mail)|(?<=^|[,;] |please |and )share (?:this|your)|follow(?:ing)? us)\b/iu,
  /\breply to this (?:e-?mail|message|newsletter)\b|^you(?:['’]ve| have) (?:just )?(?:finished|been) reading (?:the|this|our|my)\b/iu,
  /\b(?:in|on) this (?:video|episode|clip|recording)\b|\b(?:video|recording|slides?) (?:is|are) embedded\b|\bcheck back (?:here|soon|later|often)\b/iu,
  new RegExp(
    String.raw`\b(?:(?:our|my) (?:last|latest|previous|recent|next|other|earlier)|yesterday['’]s|last week['’]s|(?:previous|next|earlier)(?! (?:piece|column))) (?:${PUBLICATIONS})(?! (?:over )?(?:at|by|from) )`,
    'iu',
  ),
  new RegExp(String.raw`${CALLING}(?:click (?:here|on the (?:link|button)|below))\b`, 'iu'),
];

/** What follows "this post" when the sentence has other content: "I am writing this post while preparing for the north". */
const WITH_NEWS = String.raw` (?:while|because|after|when|as) (?:i|we|my|our|\p{L}+ing)\b`;

/** What a reader of a page reads, shares and comments on. */
const PAGES = oneOf`blog_?post post article newsletter page`;
/** Names its text. */
const OF_TEXT = new RegExp(
  String.raw`\bthis (?:${PUBLICATIONS})(?! (?:over )?(?:at|by|from) |${WITH_NEWS})|\b(?:in this guide|the blog ?post|the report below)\b`,
  'iu',
);
const VIEWED = oneOf`read(?:ing)? see visit try check_out shar(?:e|ing) comment(?:ing)?_on scroll(?:_\p{L}+)? bookmark print`;
/** Speaks of its text as a page that is read, shared and commented on, as no listener does, or says who wrote it. */
const OF_PAGE = new RegExp(
  [
    String.raw`\b(?:${VIEWED}) this (?:other )?(?:${PAGES})\b|^[*[(]*update\b[^:.]{0,20}: .{0,80}\bthis (?:${PAGES})\b`,
    String.raw`\b(?:links?|titles?|headings?|top|bottom|end|pictures?|photos?) (?:to|in|on|of|at|below|under) this (?:${PAGES})\b`,
    String.raw`\bauthored this (?:${PAGES})\b|\bthis (?:${PAGES}) (?:was|is) (?:\p{L}+ )?(?:written|authored|edited|translated) by\b`,
  ].join('|'),
  'iu',
);

/** Of an earlier text: "I talked previously about nets." */
const SAID_EARLIER = oneOf`
  (?:previously|recently|already)_(?:wrote|written|blogged) previously_talked
  (?:wrote|blogged)_(?:previously|recently|before|earlier) talked_previously`;

/** What a text says about other texts and about going on: not used alone or for listeners. */
const ABOUT_TEXT: readonly RegExp[] = [
  OF_PAGE,
  /\bin (?:the next (?:post|article|guide)|(?:the following|a later|an earlier|another|a follow[- ]?up) (?:blog )?(?:post|article|section|part|chapter|guide))\b/iu,
  new RegExp(String.raw`^(?:tomorrow|next time|next week|later),? ${ANNOUNCES}`, 'iu'),
  /^(?:let['’]s|let us) (?:get started|start|begin)\b/iu,
  /\b(?:we|i)(?:['’]ll| will) (?:talk|say|write|post|look|get|come|return|go|discuss|cover|explain)\b.{0,50}\b(?:more|later|back|below|next|soon|at some point|in a (?:moment|bit|minute))\b/iu,
  /\b(?:[io]n|to) this (?:blog|(?:web)?site)\b/iu,
  new RegExp(
    String.raw`^(?:i|we)(?:['’]ve| have)? (?:${SAID_EARLIER}) about (?!.* (?:to|with) )[^,;.!?]+[.!]$`,
    'iu',
  ),
  /\bif you have(?:n['’]t| not) (?:already |yet )?read (?:that|my|our|the last|the previous) (?:blog ?post|post|article|piece|one)\b/iu,
  /^this is (?:part|the (?:first|second|third|last|next|\p{L}+ part)) .{0,20}\b(?:series|in a series|parts?)\b/iu,
  /\b(?:is an? (?:advice )?column|a weekly (?:column|newsletter)|publish an? new (?:interview|episode|post|article|story))\b/iu,
  /\bthank(?:s| you) for reading\b/iu,
  new RegExp(String.raw`\b(?:${NEWS})`, 'iu'),
];

/** Requests to the reader, and sponsors: not used alone. */
const REQUESTS: readonly RegExp[] = [
  /\bforward this e-?mail\b/iu,
  /^(?:got|have) (?:a|any) questions?\b/iu,
  new RegExp(
    String.raw`^(?:(?:any|more|further|media|press) )?(?:${ASKED})(?:(?:,| or| and)+ (?:${ASKED}))*\?|\bfeel free to (?:ask|contact|message)\b`,
    'iu',
  ),
  /\b(?:dm|message|e-?mail|contact) (?:me|us) (?:on|at|via)\b/iu,
  new RegExp(String.raw`${CALLING}(?:${CALLS})\b`, 'iu'),
  /\bfollow [^.]{1,60} on (?:facebook|twitter|instagram|linkedin)\b/iu,
  /^for (?:sources|references|further reading),|^for [^,]{3,60}(?:, (?:please )?| please )(?:see|visit|read|check|go to)\b/iu,
  /\b(?:contact|reach|write|e-?mail|mail|us|me|at|to|or|:) [\w.+-]+@[\w-]+\.\w{2,}(?![^.]{0,3} \p{Ll})|^[^@]{0,40}[\w.+-]+@[\w-]+\.\w{2,}\W*$/iu,
  new RegExp(String.raw`\bthanks to (?:${THANKED})\b`, 'iu'),
  /\b(?:earn|earns|pays?) (?:us|me) a commission|\baffiliate links?\b|\b(?:contributed|contribute|contributions) to this release\b|\bplease (?:open|file|report|get in touch)\b|\bclosed at \d/iu,
  /\b(?:(?:study|research|work|project|trial) (?:was|is|were) (?:funded|supported|financed) by|conflicts? of interest|competing interests?)\b/iu,
  // introduces a speech: "This was my speech, as it was spoken in May."
  new RegExp(String.raw`^(?:${FRAMES}) (?:${SPEECHES})\b|\b(?:${SPEECHES})\b.{0,20} on YouTube\b`, 'iu'),
  /\b(?:we|i)(?:['’]d| would) (?:love|welcome|appreciate) (?:to hear|your|any|more)\b|\bif you(?:['’]re| are| have).{0,120}, (?:please )?(?:ring|chime|reach|contact|open an|file an)\b/iu,
  /^[*[(]*update(?: [^:.]{1,20})?:/iu,
];

/** A call to see what is below it, which only links may be: "Check out our other walks:". */
export const callsAhead = hasAnyOf([new RegExp(String.raw`${CALLING}(?:${CALLS})\b.*[:：]$`, 'iu')]);
export const isOfNoUse = hasAnyOf([...CREDITS, ...PAGE_CALLS, SOLICITS]);
export const isPointer = hasAnyOf(POINTERS);
export const isAboutText = hasAnyOf(ABOUT_TEXT);
export const namesText = hasAnyOf([OF_TEXT]);
export const isRequest = hasAnyOf([...REQUESTS, ...SPOKEN]);
export const isSpoken = hasAnyOf([...SPOKEN, SOLICITS]);
export const isOfParts = hasAnyOf(OF_PARTS);
export const recalls = hasAnyOf([SAID_BEFORE]);
export const pointsAtPlace = hasAnyOf(PLACES);
export const pointsBeside = hasAnyOf(BESIDE);
