import { oneOf } from '../../text/one-of.js';
import type { Connectives } from '../schema.js';

const THIS = '(?:this|that)';
const THESE = '(?:this|that|these|those)';
const THEM = '(?:them|these|those)';

const ADDING = oneOf`also additionally moreover furthermore in_addition besides on_top_of_${THIS} beyond_${THIS}`;
const CONTRASTING = oneOf`
  however still yet nonetheless nevertheless on_the_other_hand (?:by|in)_contrast even_so that_said`;
const CONCLUDING = oneOf`
  therefore thus hence consequently so as_a_result as_such because_of_${THIS} for_${THIS}_reason
  to_${THIS}_end with_${THIS}_in_mind in_this_way to_do_(?:${THIS}|so) by_doing_(?:${THIS}|so)
  as_part_of_${THIS}`;
const SUMMARISING = oneOf`
  in_short in_brief in_essence in_other_words overall all-in-all all_in_all after_all in_the_end ultimately`;
const COMPARING = oneOf`similarly likewise in_particular (?:more_)?specifically`;
const JUDGING = oneOf`
  of_course in_fact indeed naturally practically_speaking generally_speaking interestingly fortunately
  unfortunately (?:more|most|more_than_that,_most)_importantly importantly to_be_clear to_be_fair as_always
  as_mentioned(?:_above|_earlier)?`;
const ORDERING = oneOf`
  first second third last firstly secondly thirdly lastly finally eventually again now meanwhile
  in_the_meantime at_the_same_time in_turn in_the_process`;
const SPOKEN = oneOf`
  sure oh um uh i_mean you_know the_thing_is look right well remember
  (?:yeah|yes|no)(?=,_(?:so|i|we|you|he|she|it|they|there|the|this|that|our|my|a|an)\b)`;
const ADVERBS = oneOf`
  ${ADDING} ${CONTRASTING} ${CONCLUDING} ${SUMMARISING} ${COMPARING} ${JUDGING} ${ORDERING} ${SPOKEN}`;
const LABELS = oneOf`
  in_a_nutshell long_story_short (?:to_put_it|put)_simply simply_put the_bottom_line bottom_line`;

const PRONOUNS = oneOf`
  this that these those it its it['’]s they they['’]\w+ their them he she his her such which who
  both neither either other another others same (?:most|one|some)_of_${THEM} many_of_(?:them|these)
  the_(?:former|latter|same|other|others)_ what_an?_(?:\p{L}+_?){1,3}(?=!)`;
const ORDINALS = '(?:second|third|last|first)';
const AFTER_ORDINAL = oneOf`
  is are was were has had will would can step reason thing part question example point rule lesson`;
const SEQUENCE = oneOf`
  then next last first second third finally more_recently afterwards? later only_then over_time
  the_${ORDINALS}(?:_one)?_(?:${AFTER_ORDINAL}) since_(?:then|${THIS}) until_(?:then|${THIS})
  (?:after|before)_(?:this|that|these) once_(?:${THIS}|it|they)`;
const PREPOSITIONAL = oneOf`
  in_(?:${THESE}|such|both|the_middle|between) by_the_end(?!_of) at_(?:${THIS}|the_(?:high|low|far|other|opposite)_end)
  with_(?:${THESE}|it|so(?!_(?:many|much|few|little))) by_(?:${THIS}|doing) for_${THESE}
  from_(?:this|that|these|there) because_of on_top_of to_that_end`;
const CLAUSES = oneOf`
  if_(?:so|not|${THIS}|they|it|he|she) when_(?:${THIS}|they|it|she|he) while_(?:this|that|these|they|it)
  as_(?:this|that|these|they|it|such) having_${THIS} doing_(?:so|${THIS})
  to_(?:do|get|make)_(?:${THIS}|so|it)`;
const FURTHER = oneOf`
  speaking_of instead otherwise rather too plus or nor elsewhere everything_else everyone_else (?:yes|no)(?=,)
  for_(?:example|instance) e\.g even_(?:${THIS}|then|better|worse|more) here(?!_(?:at|in)_)
  (?:especially|particularly)_(?:at|when|if|in|for|since|as|with|because|where|given|on|during)
  there['’]?s?_(?:is|are|was|were)?_?(?:also|another|more|other)`;

const EXPLAINED = oneOf`
  important easy easier hard harder difficult good possible impossible tempting worth clear true best better
  crucial essential helpful useful tough necessary common simple critical vital safe fair natural okay ok
  no_secret no_surprise time`;
const DEGREES = oneOf`often_ always_ sometimes_ usually_ very_ really_ quite_ so_ more_ not_`;
const PERIODS = oneOf`
  year week month spring summer autumn fall winter night season quarter time monday tuesday wednesday
  thursday friday saturday sunday`;

export const connectives: Connectives = {
  droppable: `^(?:${[
    `(?:${ADVERBS}), |(?:more|most) importantly: `,
    `(?:${LABELS})(?: is)?(?:,|:) `,
    "it(?:['’]s| is) (?:also )?(?:important to (?:note|remember)|worth noting) that ",
    String.raw`(?:and|but|so|yet),? (?!far\b|that\b|many\b|much\b|long\b)`,
  ].join('|')})`,
  dangling: String.raw`^(?:${[PRONOUNS, SEQUENCE, PREPOSITIONAL, CLAUSES, FURTHER].join('|')})\b`,
  standing: [
    `^it(?:['’]s| is| was| can be| may be| might be| will be) (?:also )?(?:${DEGREES})?(?:${EXPLAINED}) `,
    '^it (?:helps|takes|pays|makes sense|is estimated|turns out) ',
    String.raw`^(?:last|next) (?:${PERIODS})\b`,
    String.raw`^(?:this|these) (?:year|week|month|spring|summer|autumn|fall|winter|past|days)\b`,
    String.raw`^those who |^that['’]s why |^both \p{L}+ and `,
  ].join('|'),
  place: / \([^()]*\b(?:this|next) (?:blog )?(?:post|article)\b[^()]*\)/giu,
  // without it, "In this post I just compared two" is about a moment ago
  page: /^in this (?:blog )?(?:post|article),? (?=(?:i|we)(?:['’](?:ll|d|m|re)| (?:will|would|shall|want|wish|hope|am|are))\b)/iu,
};
