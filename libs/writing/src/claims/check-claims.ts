import type { Claim } from '@repurpose/contract';
import type { Mention } from '../annotate/mentions/mention.js';
import type { Source } from '../source/source.types.js';
import { reasonOf, type ClaimRule } from './claim-rules.js';
import type { Place } from './evidence.js';
import { judgeText } from './judge-text.js';

/**
 * The checkable claims of an output, each with its place in the source's content as sent, or null if it is
 * unsupported. Values are compared in normal form; layout text is skipped. Unsupported claims have a rule and
 * a reason.
 */
export function checkClaims(text: string, source: Source): Claim[] {
  return judgeText(text, source).map(({ mention, place, rule }) => ({
    ...claimOf(mention, place, text, source),
    ...(place === null && { rule, reason: reasonOf(rule, mention.text) }),
  }));
}

/** A claim with its decision and the reason, as `npm run check` prints it. */
export interface ExplainedClaim {
  text: string;
  kind: Claim['kind'];
  /** UTF-16 offsets in the checked text. */
  start: number;
  end: number;
  supported: boolean;
  rule: ClaimRule;
  reason: string;
  /** UTF-16 offsets in the source's content; null where nothing supports the claim. */
  sourceSpan: Place | null;
}

/** The claims of a text with the rule and the reason of each decision. */
export function explainClaims(text: string, source: Source): ExplainedClaim[] {
  return judgeText(text, source).map(({ mention, place, rule }) => {
    const claim = claimOf(mention, place, text, source);
    return {
      text: claim.text,
      kind: claim.kind,
      start: claim.start,
      end: claim.end,
      supported: claim.source !== null,
      rule,
      reason: reasonOf(rule, mention.text),
      sourceSpan: claim.source,
    };
  });
}

function claimOf({ kind, start, end }: Mention, place: Place | null, text: string, source: Source): Claim {
  return {
    kind,
    text: text.slice(start, end),
    start,
    end,
    source: place === null ? null : sentPlace(place, source),
  };
}

/** A place in the content as sent. Title, author and speakers follow the text, so they get an empty span at 0. */
function sentPlace({ start, end }: Place, source: Source): Place {
  if (start >= source.text.length) return { start: 0, end: 0 };
  const from = source.toContent(start);
  return { start: from, end: Math.max(from + 1, source.toContent(end - 1) + 1) };
}
