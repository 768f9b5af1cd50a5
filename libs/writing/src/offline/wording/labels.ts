import { isContextDependent } from '../../languages/context-dependence.js';
import { TextPattern } from '../../text/text-pattern.js';
import { capitalise, countWords } from '../../languages/words.js';
import { leansBack } from './leaning.js';

/** "Write for humans: step back …" has the label "Write for humans"; empty where there is none. */
export function labelOf(text: string): string {
  const label = /^([^:：.!?。"“«「]{3,48}?)(?:\s?:\s+|：\s*)\S/u.exec(text)?.[1] ?? '';
  return label && countWords(label) <= 6 && !STATES.for(label).test(label) ? label : '';
}

/** What stands behind the label of a text, as written. */
export const behindLabel = (text: string, label: string): string =>
  text.slice(label.length).replace(/^\s?[:：]\s*/u, '');

/** "Something else is new: …", "I notice who sleeps: …" say something themselves. */
const STATES = new TextPattern(
  /^(?:i|we|you|he|she|they|it|there|that|ich|wir|sie|es|yo|nosotros|je|j['’]|nous|il|elle|on|c['’]est)(?:\s|(?<=['’]))|(?<!\b(?:who|what|that|how|why|where|which|was|wie|wer|qui|que|quien)\s(?:\p{L}+\s)?)(?<!\p{L})(?:is|are|was|were|has|have|had|ist|sind|waren|hat|haben|es|son|era|est|sont|était)(?!\p{L})/iu,
);

/** Whether what stands behind a label is a sentence by itself: "$1.94, down from $2.31" and "del 4 al 7 de mayo" are none. */
function isStatement(rest: string, language: string): boolean {
  if (countWords(rest) < 5 || isContextDependent(rest, language) || leansBack(rest, language)) return false;
  if (language === 'en' && GERUND.test(rest)) return false;
  if (language === 'en')
    return VERBAL.test(rest) || !/^[\p{N}\p{Sc}]|^(?:from|on|at|in|until|up)\s/iu.test(rest);
  return /^[^\p{Ll}\p{N}]/u.test(rest);
}
/** "Ensuring that …" and "Deciding what …" say no more than their label. */
const GERUND = /^\p{L}+ing (?:that|what|who|how|whether|where|which|when|why)\b/u;
const VERBAL =
  /(?<!\b(?:that|which|who) (?:\p{L}+ )*)\b(?:is|are|was|were|has|have|had|can|will|gave|took|came|made|went|grew|rose|fell|ran|cost|(?<!, )\b\p{L}{3,}ed)\b/iu;

/** The same without its list label, where the rest stands by itself. */
export function withoutLabel(text: string, language: string): string {
  const label = labelOf(text);
  const rest = behindLabel(text, label);
  return label && isStatement(rest, language) ? capitalise(rest) : text;
}

/** A sentence as it is under a heading: below "Fixed" none begins with "Fixed: " once more. */
export function underHeading(heading: string, text: string, language: string): string {
  const label = labelOf(text);
  const isNamed =
    label !== '' && heading.startsWith(label) && /^(?: ?[(:–—,]|$)/u.test(heading.slice(label.length));
  const rest = capitalise(behindLabel(text, label));
  return isNamed && !isContextDependent(rest, language) ? rest : text;
}

/** How a part says its sentences under its heading. */
export const saidUnder =
  (heading: string, { say, plan }: { say: (text: string) => string; plan: { language: string } }) =>
  (text: string): string =>
    say(underHeading(heading, text, plan.language));
