import { valueOf } from '../annotate/mentions/mention.js';
import type { Draft } from '../formats/draft/draft.types.js';
import { layoutDraft } from '../formats/draft/layout.js';
import { renderSaid } from '../formats/draft/render-draft.js';
import type { Source } from '../source/source.types.js';
import { partsOfText } from '../text/units-of-text.js';
import { mentionsIn } from './sentence-mentions.js';

/** Whether texts make the same claims, in any order. What is in both is not read. */
function claimsEqual(old: readonly string[], fresh: readonly string[], source: Source): boolean {
  const claims = (texts: readonly string[], others: readonly string[]): string =>
    texts
      .filter((text) => !others.includes(text))
      .flatMap((text) => mentionsIn(text, source).map(valueOf))
      .sort()
      .join('\n');
  return claims(old, fresh) === claims(fresh, old);
}

/** Whether two texts make the same claims, in any order. */
export const sameClaims = (before: string, after: string, source: Source): boolean =>
  claimsEqual(partsOfText(before, 'sentence'), partsOfText(after, 'sentence'), source);

/** The same of drafts as they are laid out: a word is a name or not by what stands before it, such as a label. */
export function sameClaimsLaidOut(before: Draft, after: Draft, source: Source): boolean {
  const said = (draft: Draft): string[] =>
    layoutDraft(draft, source.language).map((block) => renderSaid([block]));
  return claimsEqual(said(before), said(after), source);
}
