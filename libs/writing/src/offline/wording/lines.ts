import { countWords, isUnspaced } from '../../languages/words.js';
import type { Candidate } from '../analysis/analysis.types.js';

const MAX_CHARS = 75;
const MAX_UNSPACED_CHARS = 28;
const MIN_WORDS = 3;
const MAX_WORDS = 12;
/** A condition, a reason or a person's name is no line by itself. */
const OPENS_HALF =
  /^(?:an? \p{L}+ with|if|when|whenever|once|as|after|before|at|until|since|because|in|on|for|while|although|though|despite|unlike|like|with|by|to|during|from|through|throughout|over|under|across|around|between|among|within|without|along|behind|beyond|besides|near|since|what|whether|how|who|wer|wie|qui|quien|chi|quem|wie|si|cuando|aunque|para|en|wenn|als|weil|nach|vor|bei|quand|lorsque|pour|dans|en|se|quando|per|nel|para|em|wanneer|omdat|bij|voor)(?!\p{L})/iu;
/** Where a sentence goes on from what already says something. */
const GOES_ON =
  /,(?!\d)|[:：](?!\d)|[;—–(（]|\s(?=(?:so|because|instead of|when|if|until|before|after|while|whereas)\s)/u;

/** "We were not" goes on; a name alone says nothing. */
const BREAKS_OFF =
  /(?<!\p{L})(?:not|is|are|was|were|be|has|have|had|includes?|included|contains?|needs?|means|requires?|provides?|offers?|suggests?|says?|said|an?|the|to|of|and|or|nicht|ist|sind|no|es|son|ne|pas|est|sont)$/iu;
const NAME = /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u;

/** The first words of a sentence where they say something in large type; empty where they do not. */
export function firstWords({ text, isQuoted, isFragment }: Candidate): string {
  if (isQuoted || isFragment) return '';
  const whole = text.replace(/[.。!]$/u, '');
  if (isUnspaced(whole)) return whole.length <= MAX_UNSPACED_CHARS ? whole : '';
  const first = (OPENS_HALF.test(whole) ? whole : (whole.split(GOES_ON)[0] ?? '')).trim();
  const words = countWords(first);
  const isWhole = first.length <= MAX_CHARS && words >= MIN_WORDS && words <= MAX_WORDS;
  return isWhole && !BREAKS_OFF.test(first) && !NAME.test(first) ? first : '';
}

/** What a heading tells to do. */
const TASKS =
  /^(?:use|get|know|make|keep|find|write|share|measure|fix|tell|start|build|choose|plan|test|capture|designate|consider|prepare|avoid|learn|create|set|add|check|run|ask|listen|talk|show|give|take|put|bring|focus|define|identify|involve|train|hire|invite|reduce|improve|help|track|manage|design|understand|organi[sz]e|teach|move|save|protect|store|clean|grow|cut|say|stop|pick|monitor|try|provide|support) (?!of\b)\p{L}/iu;
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** "Step two: Pick a few tasks": what the step is. */
const STEP = /^(?:step|part|tip|lesson|rule) [\p{L}\d]+: /iu;
const PAST = /(?:ed|built|made|wrote|got|did|found|learnt|saw|chose|went|came|grew|cut)$/iu;

/** "What patients actually said" tells what they said. */
const TOLD =
  /^What (?<who>(?!(?:the|this)$)(?:(?:the|our|my|their|his|her) )?\p{L}+)(?<how> (?:actually|really|still))? (?<verb>\p{L}+)(?<rest> .+)?$/u;
const BASE: Readonly<Record<string, string>> = {
  said: 'say',
  told: 'tell',
  cost: 'cost',
  saved: 'save',
  learned: 'learn',
  learnt: 'learn',
  found: 'find',
  saw: 'see',
  did: 'do',
  made: 'make',
  changed: 'change',
  built: 'build',
  took: 'take',
  brought: 'bring',
  tried: 'try',
  measured: 'measure',
  wanted: 'want',
  thought: 'think',
};
const SPEAKERS: Readonly<Record<string, string>> = {
  i: 'you',
  we: 'you',
  me: 'you',
  us: 'you',
  my: 'your',
  our: 'your',
};
/** What somebody says of themselves as it is asked of them. */
const asAsked = (said: string): string =>
  said.replace(/(?<![\p{L}'’])\p{L}+(?![\p{L}'’])/gu, (word) => SPEAKERS[word.toLowerCase()] ?? word);

/** "What it cost" → "What did it cost?", "What I would tell others" → "What would you tell others?" */
function toldQuestion(heading: string): string {
  // what the author tells the reader, no one can be asked
  if (/^(?=.*\b(?:I|we)\b).*\byou\b/u.test(heading)) return '';
  if (/^What (?:changed|worked|went|comes|happened|helped|happens|matters)(?: |$)/u.test(heading))
    return `${heading}?`;
  const { who = '', how = '', verb = '', rest = '' } = TOLD.exec(heading)?.groups ?? {};
  if (/^(?:would|will|can|could|should)$/u.test(verb) && rest)
    return `What ${verb} ${asAsked(`${who}${rest}`)}?`;
  const base = BASE[verb];
  return base === undefined ? '' : `What did ${asAsked(who)}${how} ${base}${asAsked(rest)}?`;
}

/** "Was sich geändert hat" → "Was hat sich geändert?", "Was es kostet" → "Was kostet es?" */
function germanQuestion(heading: string): string {
  const done =
    /^(?<ask>Was|Wie|Warum|Wo|Wer) (?<what>.+) (?<verb>hat|haben|ist|sind|war|waren|kann|können|soll|wird)$/u;
  const does = /^(?<ask>Was|Wie|Warum|Wo) (?<what>es|wir|sie|er|das) (?<verb>\p{Ll}+)$/u;
  const { ask = '', what = '', verb = '' } = (done.exec(heading) ?? does.exec(heading))?.groups ?? {};
  return ask && `${ask} ${verb} ${what}?`;
}

/** "How we write notes" → "How do you write notes?", "How the pump works" → "How does the pump work?" */
function howQuestion(heading: string): string {
  const ours = /^(?<word>How|Why) (?:we|I) (?<verb>\p{L}+)(?<rest>.*)$/u.exec(heading)?.groups;
  if (ours && !PAST.test(ours['verb'] ?? '')) return `${ours['word']} do you ${ours['verb']}${ours['rest']}?`;
  const works = /^How (?<thing>.+) works$/u.exec(heading)?.groups?.['thing'];
  return works ? `How does ${works} work?` : '';
}

/** A heading as the question that its part answers; empty where it does not lend itself to one. */
export function questionOf(heading: string, language: string): string {
  if (/[?？]$/u.test(heading)) return heading;
  if (language === 'de') return germanQuestion(heading);
  if (language !== 'en') return '';
  const told = toldQuestion(heading) || howQuestion(heading);
  if (told) return told;
  const task = heading.replace(STEP, '');
  if (/^What(?:['’]s| (?:did|does|is|are|was|were|can|will|has|have)) /u.test(heading)) return `${heading}?`;
  if (TASKS.test(task)) return `How do you ${lowered(task)}?`;
  const doing =
    /^(?!(?:looking|during|nothing|something|everything|spring|evening|morning|according|building \w+s?$))\p{L}{2,}ing (?:the|an?|your|our|in|on|for|with|by|change|participation|\p{L}+ (?:in|on|of|for|with)) /iu.test(
      `${heading} `,
    );
  return doing ? `What matters most when ${lowered(heading)}?` : '';
}
