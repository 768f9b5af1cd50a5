import type { Claim } from '@repurpose/contract';
import { reasonOf, type ClaimRule } from '../../claims/claim-rules.js';
import { evidenceOf } from '../../claims/evidence.js';
import type { Source } from '../../source/source.types.js';
import { findPhrase, normalPhrase } from '../../text/normal-form.js';
import type { EntailmentItem } from './entailment-items.js';
import type { Verdict } from './entailment-prompt.js';

/** A sentence that the source does not support, according to a model. */
export interface ModelFinding extends Claim {
  source: null;
  rule: ClaimRule;
  reason: string;
}

const RULES: Readonly<Record<Verdict['verdict'], ClaimRule | null>> = {
  entailed: null,
  contradicted: 'model-contradicted',
  'not stated': 'model-not-stated',
};
/** Shorter quotes occur in any text. */
const MIN_EVIDENCE_CHARS = 8;
const MAX_EVIDENCE_CHARS = 240;

/** The findings of a model; a verdict counts only if its evidence is in the source. Of several for one sentence, the first counts. */
export function entailmentClaims(
  items: readonly EntailmentItem[],
  verdicts: readonly Verdict[],
  source: Source,
): ModelFinding[] {
  const byId = new Map(verdicts.toReversed().map((verdict) => [verdict.id, verdict]));
  return items.flatMap(({ id, start, end, sentence }): ModelFinding[] => {
    const { verdict, evidence = '' } = byId.get(id) ?? {};
    const rule = verdict === undefined ? null : RULES[verdict];
    const quoted = evidence.replace(/\s+/gu, ' ').trim();
    if (rule === null || !isInSource(quoted, source)) return [];
    return [
      { kind: 'statement', text: sentence, start, end, source: null, rule, reason: reasonOf(rule, quoted) },
    ];
  });
}

function isInSource(quoted: string, source: Source): boolean {
  const phrase = normalPhrase(quoted);
  const isTelling = phrase.length >= MIN_EVIDENCE_CHARS && quoted.length <= MAX_EVIDENCE_CHARS;
  return isTelling && findPhrase(evidenceOf(source).words, phrase) !== null;
}
