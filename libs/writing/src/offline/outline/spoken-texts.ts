import type { Unit } from '../../annotate/unit.types.js';
import type { List } from '../analysis.types.js';
import type { DigestSection } from '../digest/digest.types.js';
import { withFinalColon, labelled } from '../realise.js';
import { afterLead } from './paragraphs.js';

/** How a script turns sentences and lists into paragraphs. */
export interface Manner {
  say: (units: readonly Unit[]) => string[];
  list: (lead: string, items: readonly string[], isNumbered: boolean) => string[];
}

/** A list as spoken. Sentences need no lead-in that repeats the heading; phrases do ("Don't do it yourself if"). */
function spokenList({ leadIn, items, isNumbered }: List, heading: string, { list }: Manner): string[] {
  const said = items.map(({ label, text }) => labelled(label, text));
  const isHeard =
    heading.endsWith(leadIn) && said.filter((text) => /^\p{Ll}/u.test(text)).length * 2 <= said.length;
  return list(isHeard ? '' : withFinalColon(leadIn), said, isNumbered);
}

/** The texts of a section as spoken. A question or a colon above a list is its lead-in. */
export function spokenTexts({ heading, parts }: DigestSection, manner: Manner): string[] {
  const texts: string[] = [];
  for (const part of parts) {
    if (part.kind === 'paragraph') texts.push(...afterLead(part.lead, manner.say(part.units)));
    else {
      const isLed = part.list.leadIn === '' && /[?？:：]$/u.test(texts.at(-1) ?? '');
      const leadIn = isLed ? (texts.pop() ?? '') : part.list.leadIn;
      texts.push(...spokenList({ ...part.list, leadIn }, heading, manner));
    }
  }
  return texts;
}
