import type { Source } from '../../source/source.types.js';
import { countWords } from '../../languages/words.js';
import { openingsOf } from '../../languages/connectives.js';

/** A lead-in that its items complete: "Users of the site can:", "The grant helps schools to:". */
const COMPLETED = /^(?<lead>\p{Lu}.{5,90}? (?:can|could|will|should|must|may|to))(?: also| now)?:$/u;
const MAX_WORDS = 40;

/** Block of a list item → the sentence before the list that ends with a colon. */
export function leadsOf(source: Source): Map<number, string> {
  const leads = new Map<number, string>();
  const last = new Map(source.sentences.map(({ block, text }) => [block, text]));
  let lead = '';
  source.blocks.forEach(({ kind, level }, block) => {
    if (kind !== 'item') lead = last.get(block) ?? lead;
    else if (level === 1 && lead.endsWith(':')) leads.set(block, lead);
  });
  return leads;
}

/** "Users of the site can:" and "Download reports" → "Users of the site can download reports."; null where the item stands alone. */
export function ledIn(lead: string | undefined, item: string, language: string): string | null {
  if (lead === undefined || language !== 'en') return null;
  const whole = lead.replace(
    /^(?:specifically|in particular|for example|for instance|currently|today), (\p{L})/iu,
    (_, first: string) => first.toUpperCase(),
  );
  const said = COMPLETED.exec(whole.replace(openingsOf(language).droppable.for(whole), ''))?.groups?.['lead'];
  const isVerb =
    /^[\p{Lu}\p{Ll}]\p{Ll}+(?:ly)? /u.test(item) &&
    !/^(?:the|an?|if|when|you|we|they|it|after|before|once|with|as) /iu.test(item);
  if (said === undefined || !isVerb || openingsOf(language).dangling.for(said).test(said)) return null;
  const text = `${said} ${item.charAt(0).toLowerCase()}${item.slice(1).replace(/[.;,]$/u, '')}.`;
  return countWords(text) <= MAX_WORDS ? text : null;
}
