import { oneOf } from '../../text/one-of.js';
import type { Relations } from '../relations.types.js';

/** What opens an infinitive; after `managed` or `worked with someone`, it is done. */
const OPENING = oneOf`
  (?<!(?:managed|able|began|started|went_on|continued)_|(?:work|partner|team)(?:ed|ing)_[^.;,]{1,60})to
  would could should might may will shall can cannot must gonna let ['’]ll help helps`;

export const relations: Relations = {
  and: 'and|but|while|whereas',
  not: oneOf`
    (?:not|\p{L}+n['’]t)_(?:really|yet|very|even|particularly|actually|currently)
    not non(?=-) (?:has|have)_yet_to no never none nobody nothing no_one hardly barely (?<!(?:the|an?|of|for|no)_)lack(?:s|ed)?(?!_of)
    remains?_to_be neither nor without cannot \p{L}+n['’]t fail(?:s|ed)_to unable_to too_\p{L}+_to
    declin(?:es|ed)_to refus(?:es|ed)
    stop(?:s|ped)_short_of decided_against`,
  allowed: oneOf`
    (?:without|beyond)_(?:a_|any_)?doubt no_doubt
    (?:not|\p{L}+n['’]t)_(?:necessarily_|always_)?(?:only|just|every|all|each) no_(?:more|less|fewer|longer)_than
    not_more_than no_difference no_(?:earlier|previous|prior) (?:not|\p{L}+n['’]t)(?=_(?:\p{L}+_){0,2}(?:before|until))
    not(?=_[^.;,]{1,40}_since_) (?<=,_)not(?=_[^,.]{1,40},) never_before
    nothing_(?:but|beyond|except|more_than) no(?=_[^.;,]{1,60}_(?:beyond|except|other_than))`,
  maybe: oneOf`
    (?<!after_)consider(?:ed|ing) (?:has|have)_yet_to (?:stud(?:y|ies|ied)|weigh(?:s|ed|ing)?)(?=_(?:whether|plans)) whether open_question unknown remains?_to_be_seen unsure uncertain unclear undecided
    too_(?:soon|early)_to (?<!in_)may(?!_\d) might could(?!_not) perhaps maybe probably possibly
    potentially presumably supposedly reportedly purportedly apparently likely partly partially in_part appears? appeared seems? seemed
    suggests? suspect(?:s|ed)? speculat\p{L}+ rumou?r\p{L}* alleged(?:ly)? presumed optimistic confident
    convinced worr(?:y|ied) feared believes? thinks? expects? expected plans?(?=_(?:to|for|an?|the|its)(?!\p{L})) planned hopes? hoped aims?(?=_(?:to|at|for)(?!\p{L}))
    (?:wants?|seeks?)(?=_(?:[^.;,]{1,60}_)?to(?!\p{L}))
    intends? intended goal target propos(?:es|ed|al) meant_to supposed_to`,
  plans:
    'plans?(?= (?:to|for|an?|the|its)(?!\\p{L}))|planned|intends?|intended|aims?(?= (?:to|at|for)(?!\\p{L}))|goal|target|propos(?:es|ed|al)|due|scheduled|meant to|supposed to',
  will: oneOf`
    in_(?:the|near)_future soon upcoming next_step (?:wait(?:s|ing)?|hop(?:es|ing))_for awaits? as_soon_as
    will shall going_to about_to is_to are_to (?:has|have)_yet_to (?:must|needs?_to|has_to|have_to)_still
    still_(?:needs?|has|have)_to`,
  infinitive: `(?:${OPENING}) \\p{L}{3,}(?<!ed)`,
  already: 'already|now|by now',
  seems: 'seem\\p{L}*|appear\\p{L}*',
  frequency: '(?:once|twice|times)(?: in)?',
  done: 'already|(?:has|have|had)(?: (?:already|now|since|just|also))? (?:been )?\\p{L}+(?:ed|en|wn|ne|ght|nt|ld|lt|id|ut|un|de)',
  every: oneOf`
    with_or_without without_exception unconditional(?:ly)? in_(?:any|every)_case (?:what|which|who|wher)ever regardless_of no_matter (?<!(?:in|at|after|above|of)_)all(?!_(?:in_all|along|over|day|night|but)) every everyone everybody
    the_(?:entire|whole) entire(?:ly|ty)? always everything everywhere throughout
    (?:around|across)_the_world worldwide universal(?:ly)? any_(?:kind|type|sort)`,
  superlative: [
    // words that end in `est` or `st` by chance, such as `rest`
    "(?:the|its|their|his|her|our|\\p{L}+['’]s) (?:\\p{L}+ )?(?!(?:inter|re|te|gue|we|fore|conte|prote|harve|late|inve|near|north|south|mid)[sw]?t(?!\\p{L}))\\p{L}{2,}est",
    "(?:the|its|their|his|her|our|\\p{L}+['’]s) (?:most(?= \\p{L})(?! of)|least|best|worst)",
    '(?:in|of) (?:\\p{L}+ ){0,2}history|to date|of all time|on record|record-breaking|unprecedented|unique|(?<!(?:can|could|may|might|would|if|for|hardly|rarely) )ever(?! since)',
    "(?:its|his|her|my|our|their|\\p{L}+['’]s) first|the first (?:ever|(?:\\p{L}+ ){1,3}(?:ever|to \\p{L}+|that|of its))",
  ].join('|'),
  only: "(?:the|its|their|his|her|\\p{L}+['’]s) (?:only|sole)|solely|exclusively|only (?:once|one|a single)|nothing but",
  merely: 'only|just|merely|alone|nothing but',
  condition: oneOf`(?<!(?:as|even|what|see|know|asked?)_)if(?!_(?:not|necessary|needed|possible|desired)(?!\p{L})) unless except provided as_long_as on_condition only_(?:when|for|in|at|on|with|by) subject_to`,
  before: 'before|prior to|ahead of|earlier than|sooner than',
  after: 'after|following|behind|later than|since|once|as soon as',
  then: 'then|next|afterwards|subsequently|only later|after that',
  than: 'than',
  compared: 'versus|vs|compared (?:to|with)',
  exceeds: 'exceed(?:s|ed)?|outnumber(?:s|ed)?|outweigh(?:s|ed)?|surpass(?:es|ed)?|outpace[sd]?',
  instead: 'instead of|rather than',
  because:
    'because(?: of)?|due to|owing to|thanks to|as a result of|caused by|on account of|driven by|triggered by|sparked by|prompted by|blamed on|the reason (?:is|was)|as a result of',
  passive: '(?:was|were|is|are|been|being|be|got) \\p{L}+(?: \\p{L}+){0,2} by',
  per: 'per|an?|each|every',
  said: oneOf`
    sa(?:id|ys) insist(?:s|ed) admit(?:s|ted) explain(?:s|ed) noted notes(?=_that) tells told wr(?:ites|ote)
    add(?:s|ed) argue[sd] asks asked recall(?:s|ed) state[sd] warn(?:s|ed) call(?:s|ed) announce[sd]
    report(?:s|ed) believe[sd] thinks? according_to`,
  can: "lets?(?!['’])|allows?|enables?|allowed|permitted|entitled|can|would|should|will|if|often|sometimes|some",
  nominal:
    'an?|the|of|on|in|as|with|by|from|at|for|into|under|over|near|through|without|against|its|their|his|her|this|these',
  article: 'an?|the',
};
