import type { Draft } from '../formats/draft/draft.types.js';
import { layoutDraft } from '../formats/draft/layout.js';
import { renderSaid } from '../formats/draft/render-draft.js';
import type { Source } from '../source/source.types.js';
import { mentionsIn } from './mentions-in.js';

/**
 * Whether two drafts make the same claims, in any order. They are compared as they are laid out, because a figure or a word is
 * a claim or not by what precedes it. Blocks that are in both are not read.
 */
export function sameClaims(before: Draft, after: Draft, source: Source): boolean {
  const said = (draft: Draft): Set<string> =>
    new Set(layoutDraft(draft, source.language).map((block) => renderSaid([block]).trimStart()));
  const [old, fresh] = [said(before), said(after)];
  const claims = (blocks: ReadonlySet<string>, others: ReadonlySet<string>): string =>
    [...blocks]
      .filter((block) => !others.has(block))
      .flatMap((block) => mentionsIn(block, source))
      .map(({ kind, value, text }) => `${kind} ${value} ${text}`)
      .sort()
      .join('\n');
  return claims(old, fresh) === claims(fresh, old);
}
