import { oneOf } from '../../text/one-of.js';
import { TextPattern } from '../../text/text-pattern.js';
import type { Anaphora } from '../schema.js';

const OTHERS = oneOf`
  others critics opponents skeptics sceptics many_people most_people people everyone the_industry`;
const CLAIM = oneOf`
  say says object argue argues claim claims think thinks believe believes assume assumes`;

const CLAIMS = oneOf`claim argument charge thesis view notion accusation allegation assertion objection suggestion criticism`;
/** "The mayor disputed the claim.", which is in the sentence before; not "the claim that …". */
const REBUTS = String.raw`(?<=^[^,:;]{0,60})(?:refut|disput|reject|rebut|den[iy]|contradict)\p{L}* (?:the|this|that|these|those) (?:${CLAIMS})s?(?!\p{L}|,? (?:that|of|by|from|about|made|which|to|for)(?!\p{L}))`;

export const anaphora: Anaphora = {
  // "this time" and "this way" compare with text above, not with a heading
  topic:
    '(?:[^,.;:]{3,40} that )?(?:this|these)(?! (?:time|way|year|month|week|day|morning|evening)(?!\\p{L}))|that',
  openings: [
    oneOf`
      however moreover furthermore therefore thus hence consequently nevertheless nonetheless meanwhile
      otherwise instead likewise similarly conversely accordingly besides additionally also then still yet
      again finally lastly last secondly thirdly next afterwards? alternatively further plus indeed
      specifically namely too put_(?:another_way|differently) said_differently`,
    // "Okay, so maybe I went too far": takes back what is said above
    '(?:ok(?:ay)?|al(?:l )?right|fair enough|fine),? (?:(?:so|but|well),? )?(?:maybe|perhaps)',
    'but|so|and|or|nor|because(?! of|[^,]{8,}, \\p{L})|(?:(?:al)?though|especially|particularly)(?=[^,]*$)|not the',
    oneOf`
      this these those it its they their them he she his her him such both neither either others another
      (?:some|all|none|each|one|many|few|any|several|part|much|most)_of_(?:them|these|those|which|that|this|it)`,
    "it['’](?:s|ll|d)|that['’](?:s|ll|d)|they['’](?:re|ve|ll|d)|he['’](?:s|ll|d)|she['’](?:s|ll|d)|here['’]s|here (?:is|are)",
    '(?:yes|no|nope|yeah|wrong|there)(?=[.,!])',
    // "To replace it, we …"
    'to (?:\\p{L}+ ){1,2}(?:it|this|that|them|these|those)(?=,)',
    '(?:to|from|for) that(?= (?:i|we|you|he|she|they) )',
    'that(?: is| was| means| makes| would| will| said| way| can|,)',
    oneOf`
      in_(?:this|that|these|those)_ for_(?:this|that|these|those)_ with_(?:this|that|these|those)_
      at_(?:this|that)_ by_(?:this|that|doing_so) to_(?:this|that|do_(?:this|that|so))_
      because_of_(?:this|that) as_(?:a_result|such|mentioned|noted|described|shown|stated|discussed) simply_put
      in_(?:the_same_way|essence|addition|other_words|contrast|turn|fact|short|particular|summary|conclusion)
      on_the_(?:other_hand|contrary) for_(?:example|instance) after_(?:that|this) even_so at_the_same_time
      that_said of_these the_(?:answer|former|latter|reason|results?|following|same|above|other|others)\b
      the_(?:second|third|last|first)_(?:is|was|one|step|reason|thing)\b (?:see_)?(?:above|below)`,
  ],
  exceptions: {
    time: new TextPattern(
      /^(?:this|these|last|next) (?:past |last |coming )?(?:year|month|week|summer|spring|fall|autumn|winter|morning|evening|afternoon|night|season|quarter|days|decade|century)(?!\p{L})/iu,
    ),
    explained: new TextPattern(
      /^it(?:['’]s| is| was| takes| took| can be| may be| seems| turns out| helps| pays)\s(?:not\s|also\s|often\s|very\s)?[\p{L}-]+(?:\s[\p{L}-]+){0,4}\s(?:to|that|if|when|how|why|whether)\s/iu,
    ),
    additive: /^it(?:['’]s| is) also\b/i,
  },
  turns: oneOf`
    but however yet still instead nevertheless nonetheless although though unfortunately sadly alas even_so that_said or_so
    in_contrast(?!_(?:to|with)) by_contrast conversely on_the_contrary or_if i_(?:will|would|should|must)_(?:say|add|admit|note)_that (?:and_)?other_times in_(?:practice|reality|truth|fact) except on_the_other_hand
    from_the_other_(?:camp|side)(?=[,:]) (?:i|we|he|she|they)_(?:was|were)_(?:\p{L}+_)?(?:wrong|mistaken)(?=[.!])`,
  turnsWithin: `(?<!(?:even|as) )(?:though|however)(?=[,.;!?])|${REBUTS}`,
  setups: oneOf`
    historically on_paper in_theory in_principle at_first(?:_glance)? until_(?:now|recently|then)
    (?:previously|formerly|traditionally|initially|originally),? before, for_years for_a_long_time
    some(?:_people)?_(?:say|object|argue|claim|think|believe|fear|worry|insist)
    (?:${OTHERS})_(?:${CLAIM})
    (?:you|one)_(?:may|might|could)_(?:think|say|object|ask|wonder|expect) it_(?:may|might)_seem perhaps
    maybe granted admittedly of_course sure true (?:as|to)_be_fair
    i_(?:used_to|had_expected|had_thought|expected|thought)
    we_(?:used_to|had_expected|had_thought|had_always|expected|thought) they_(?:had_expected|expected)
    (?:\p{L}+_){1,4}used_to_(?:be|have|need|take)`,
  sides: ['on (?:the )?one hand', 'on the other'],
  series: [
    'first(?:ly)?,',
    'second(?:ly)?,',
    'third(?:ly)?,',
    'fourth(?:ly)?,',
    'fifth(?:ly)?,',
    'sixth(?:ly)?,',
  ],
};
