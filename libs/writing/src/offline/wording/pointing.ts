import { TextPattern } from '../../text/text-pattern.js';
import { isStopword } from '../../languages/stop-words.js';
import { contentKeys, prefixKey } from '../../languages/words.js';

/** "writes all of them": things that the sentence itself does not name. */
const EN_PART = /\b(?:all|both|none|some|most|many|few|each|one|two|three|half) of (?:them|these|those)\b/iu;

/** "were cheaper for 27 of them": not those of its own clause. */
const EN_COUNTED =
  /\b(?:\d[\d.,]*|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+t(?:een|y)) of (?:them|these|those)\b/iu;
const OTHER_CLAUSE =
  /\b\p{L}{3,}s\b.*(?:[,;:—–]|\b(?:and|but|or|so|who|which|that|because|when|where|while|if|as|until)\b)/iu;

/** Whether a sentence speaks of a part of what it does not name. */
export function namesNoThings(text: string): boolean {
  const counted = EN_COUNTED.exec(text)?.index ?? -1;
  if (counted >= 0 && !OTHER_CLAUSE.test(text.slice(0, counted))) return true;
  const at = EN_PART.exec(text)?.index ?? -1;
  return at >= 0 && !/(?<!\b(?:that|who|which|it|he|she) )\b\p{L}{3,}s\b/u.test(text.slice(0, at));
}

/** "these situations", "such forms": a thing named before, unless the sentence itself has named it. */
const EN_POINTING = new TextPattern(
  /\b(?:this|that|these|those|such)(?= (?:(?:new|same|first|two|three|four|small|other|big) )?(?<thing>\p{Ll}{3,}))/giu,
);
/** Relative "that", time ("this summer") and what no thing is. */
const NO_THING =
  /^(?:year|month|week|summer|spring|fall|autumn|winter|morning|evening|afternoon|days|time|way|case|point|can|could|will|would|may|might|must|should|has|have|had|are|was|were|does|did|they|you|the|our|your|their|its|his|her|who|which|makes?|made|helps?|lets?|gets?|goes|holds?|takes?|gives?|comes?|keeps?|works?|needs?|resulted|used|happens?|means?|runs?|\p{L}+ed)$/iu;
/** What one thing does; "those sources" are things. */
const DEED = /es$/iu;

/** "that" is mostly a conjunction; it points behind a preposition, and behind a time or a place that a sentence begins with. */
const EN_BEFORE_THAT =
  /\b(?:in|at|of|for|from|with|without|on|by|during|to|about|like|over|under|into|behind) $|^(?:in|at|on|by|for|from|since|after|before|during|last|every|within|over) [^,]{2,40}, $/iu;
/** "We subtract that weight at the till": what is done to it. */
const EN_DEED =
  /\b(?:we|you|i|they|he|she|to|can|will|should|must|could) (?!(?:say|think|know|believe|mean|show|find|hope|feel|see|note|argue|claim|ensure|suggest|report|admit|agree|ask|hear|learn|notice|promise|recommend|require|tell|understand|wish|expect|assume|imagine|fear|guess|demand|insist|remember|forget|realise|realize|prove|decide|be|conclude|explain|doubt|warn|check|assure|predict|propose|worry)\b)\p{Ll}+ $/iu;
const EN_BEHIND_THING =
  /^ \p{Ll}+(?:[.,;:!?]|$| (?:at|in|on|from|to|with|into|by|for|off|out|up|down|away|until|before|after|without)\b)/iu;

const isPointing = (before: string, behind: string): boolean =>
  EN_BEFORE_THAT.test(before) || (EN_DEED.test(before) && EN_BEHIND_THING.test(behind));

/** Whether a sentence points at a thing that neither it nor what the whole text is about (`known` stems) has named. */
export function pointsAtThing(text: string, known: ReadonlySet<string>): boolean {
  for (const match of text.matchAll(EN_POINTING.for(text))) {
    const thing = match.groups?.['thing'] ?? '';
    const isThat = /^that$/iu.test(match[0]);
    if (NO_THING.test(thing) || isStopword(thing.toLowerCase(), 'en')) continue;
    if (DEED.test(thing) && !/^th[eo]se$/iu.test(match[0])) continue;
    const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    if (isThat && !isPointing(before, behind)) continue;
    const named = new Set(contentKeys(before, 'en'));
    if (!named.has(prefixKey(thing)) && !known.has(prefixKey(thing))) return true;
  }
  return false;
}
